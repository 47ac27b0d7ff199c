# shellcheck shell=bash
# XHTML pages, judged by everyone but the program that made them.

profile=Sources/Core/Presentation/XHTMLRendering/Schema/tmdb-xhtml5.xsd

pages() {
  find_programs
  mkdir -p "$work/pages"
  check 'pages are written' write_pages
  [[ $last == ok ]] || return 0
  check 'xmllint finds them valid' xmllint --noout --stream --schema "$profile" "$work"/pages/*.xhtml
  check 'xmllint finds a page with its DTD inside valid' embedded_dtd
  check 'the Nu HTML checker has nothing to say' nu_checker
  check 'axe and Chromium find them accessible and in shape' \
    python3 .ci/browser.py "$work/pages" "${TMDB_CI_PICTURES:-$work/pictures}"
}

write_pages() {
  local layout
  tmdb-fetch popular upcoming --source sample | tmdb-section | tmdb-layout |
    tmdb-render --format xhtml -o "$work/pages/sample.xhtml"
  for layout in carousel grid list; do
    tmdb-fetch popular upcoming --source sample | tmdb-layout --layout "$layout" |
      tmdb-render --format xhtml -o "$work/pages/$layout.xhtml"
  done
  tmdb-fetch popular --source sample --bare | tmdb-render --format xhtml -o "$work/pages/plain.xhtml"
  printf '%s\n' '{"type":"stream","version":1}' '{"type":"end","complete":true}' |
    tmdb-render --format xhtml -o "$work/pages/empty.xhtml"
  hostile | tmdb-section --title '<>&"]]>' |
    tmdb-render --format xhtml -o "$work/pages/hostile.xhtml"
}

# Films whose members are what a page must not copy.
hostile() {
  python3 - <<'PYTHON'
import json
texts = ["<script>alert(1)</script>", "]]>", "&nbsp;", "\u0000\u0007\u001b[2J", "\ufffe\uffff",
         "\u202egnp.exe", "e\u0301", "a\r\nb\tc", "'\"<>&", " ", "", "\U0001F468\u200D\U0001F469"]
for number, text in enumerate(texts, 1):
    print(json.dumps({
        "id": number, "title": text, "overview": text, "poster_path": "/" + text + ".jpg",
        "release_date": text, "original_language": text, "vote_average": 7.0, "vote_count": 1}))
PYTHON
}

embedded_dtd() {
  tmdb-fetch popular --source sample | tmdb-layout |
    tmdb-render --format xhtml --doctype embedded -o "$work/embedded.xhtml"
  xmllint --noout --valid "$work/embedded.xhtml"
}

nu_checker() {
  same '' "$(java -Xss4m -jar "$VNU_JAR" --format gnu "$work"/pages/*.xhtml 2>&1)"
}
