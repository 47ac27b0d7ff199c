# shellcheck shell=bash
# The programs as people use them, against a recorded TMDb on this machine.

token=0123456789abcdef0123456789abcdef

scenarios() {
  export TMPDIR=$work XDG_CONFIG_HOME=$work/config XDG_CACHE_HOME=$work/cache
  export XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state
  unset TMDB_TOKEN TMDB_API_KEY TMDB_BASE_URL TMDB_LANGUAGE TMDB_REGION TMDB_PLUGIN_PATH COLUMNS
  check 'the sample needs neither network nor credential' sample_is_shown
  check 'a mistyped option is explained' mistyped_option
  check 'a full disk is told' full_disk
  check 'a reader that goes away ends everything quietly' early_reader
  check 'a pipeline whose first command died leaves the file alone' dead_upstream
  check 'without a credential everyone says so' no_credential
  check 'a plugin of ten lines is a format' plugin
  check 'a plugin that does not answer costs two seconds' slow_plugin
  check 'a list of 10,000 films against its reverse' reversed_list
  if [[ ! -f $server ]]; then
    cannot 'scenarios against a recorded TMDb' "no tmdb/server.py in a folder beside the project"
    return
  fi
  serve recorded --token "$token"
  local url=$served
  serve dying --token "$token" --fault 3-100000:reset
  dying=$served
  export TMDB_TOKEN=$token TMDB_BASE_URL=$url/3
  check 'films are aligned at 80 and at 200 columns' aligned
  check 'CSV holds what was recorded, film by film' csv_equals_recordings
  check 'jq in between loses nothing' jq_between
  check 'jq that breaks lines is met with a hint' jq_pretty
  check 'a saved answer of TMDb is shown' saved_answer
  check 'a pipeline works without an environment' bare_environment
  check 'a server that dies on page 3 is named, the file stands' dying_server
  check 'a page past the last one is refused before any request' page_too_far
  check 'the credential is in no message' credential_is_secret
}

# NAME OPTION...: starts the recorded server; `served` is its address.
serve() {
  local port=$work/$1.port
  python3 "$server" --port-file "$port" --log "$work/$1.log" "${@:2}" >"$work/$1.out" 2>&1 &
  started+=("$!")
  for _ in {1..100}; do
    [[ ! -s $port ]] || break
    sleep 0.1
  done
  served=http://127.0.0.1:$(cat "$port")
}

# STATUS COMMAND: the shell command ends with that status; its streams go to files.
ends() {
  local status=0
  timeout 60 bash -c "$2" >"$work/stdout" 2>"$work/stderr" </dev/null || status=$?
  [[ $status -eq $1 ]] || {
    printf 'status %s instead of %s: %s\n' "$status" "$1" "$2"
    cat "$work/stderr"
    return 1
  }
}

sample_is_shown() {
  ends 0 'tmdb-fetch popular upcoming --source sample | tmdb-section | tmdb-layout --width 80 |
    tmdb-render'
  same '' "$(cat "$work/stderr")"
  holds 'Popular Movies' "$work/stdout"
  holds 'Upcoming Movies' "$work/stdout"
  ends 0 'tmdb-fetch popular upcoming --source sample | tmdb-render --format csv'
  same 41 "$(wc -l <"$work/stdout")"
}

mistyped_option() {
  ends 64 'tmdb-layout --colums 4'
  same '' "$(cat "$work/stdout")"
  holds 'tmdb-layout: unknown option --colums; did you mean --columns?' "$work/stderr"
  holds 'usage: tmdb-layout [OPTION]... [FILE]...' "$work/stderr"
}

full_disk() {
  ends 74 'tmdb-fetch popular --source sample | tmdb-render --format csv >/dev/full'
  holds 'No space left on device' "$work/stderr"
  ends 74 'tmdb-section --help >/dev/full'
}

early_reader() {
  ends 0 "yes '{\"id\":1}' | head -c 100M | tmdb-render --format csv | head -n 1"
  holds 'section,id,title' "$work/stdout"
  same '' "$(cat "$work/stderr")"
}

dead_upstream() {
  printf 'of yesterday\n' >"$work/out.csv"
  ends 65 "false | tmdb-render --format csv -o '$work/out.csv'"
  same 'of yesterday' "$(cat "$work/out.csv")"
  ends 65 "tmdb-fetch popular --source sample | head -n 3 | tmdb-render --format csv -o '$work/out.csv'"
  same 'of yesterday' "$(cat "$work/out.csv")"
}

no_credential() {
  ends 77 'tmdb-fetch popular >/dev/null'
  holds '--source sample' "$work/stderr"
  printf 'of yesterday\n' >"$work/out.csv"
  ends 77 "tmdb-fetch popular | tmdb-render --format csv -o '$work/out.csv'"
  same 'of yesterday' "$(cat "$work/out.csv")"
}

plugin() {
  mkdir -p "$XDG_DATA_HOME/tmdb/plugins"
  cat >"$XDG_DATA_HOME/tmdb/plugins/tmdb-render-titles" <<'SH'
#!/bin/sh
if [ "$1" = --tmdb-plugin ]; then
  printf %s '{"tmdb_plugin":1,"stage":"render","name":"titles","version":"1.0",' \
    '"summary":"titles, one a line","records":[1],"options":[]}'
  echo
  exit
fi
exec jq -r 'select(.type=="movie").title'
SH
  chmod +x "$XDG_DATA_HOME/tmdb/plugins/tmdb-render-titles"
  ends 0 'tmdb-fetch popular --source sample | tmdb-render --format titles'
  same 20 "$(wc -l <"$work/stdout")"
  ends 0 'tmdb-render --list-plugins'
  holds titles "$work/stdout"
}

slow_plugin() {
  mkdir -p "$work/plugins"
  printf '#!/bin/sh\nexec sleep 60\n' >"$work/plugins/tmdb-render-slow"
  chmod +x "$work/plugins/tmdb-render-slow"
  local start=$EPOCHREALTIME
  TMDB_PLUGIN_PATH=$work/plugins \
    ends 78 'tmdb-fetch popular --source sample | tmdb-render --format slow'
  holds tmdb-render-slow "$work/stderr"
  [[ $(elapsed "$start") < 4 ]]
}

reversed_list() {
  python3 - "$work/old" "$work/new" <<'PYTHON'
import json, sys
films = [json.dumps({"id": n, "title": f"Film {n}"}) + "\n" for n in range(1, 10001)]
open(sys.argv[1], "w").writelines(films)
open(sys.argv[2], "w").writelines(reversed(films))
PYTHON
  ends 0 "tmdb-diff '$work/old' '$work/new'"
  same 9999 "$(jq -c 'select(.op == "move")' "$work/stdout" | wc -l)"
}

aligned() {
  local columns
  for columns in 80 200; do
    ends 0 "tmdb-fetch popular upcoming --pages 2 | tmdb-layout --width $columns | tmdb-render"
    same '' "$(cat "$work/stderr")"
    python3 - "$columns" "$work/stdout" <<'PYTHON'
import sys, unicodedata
limit = int(sys.argv[1])
wide = 0
for line in open(sys.argv[2], encoding="utf-8"):
    line = line.rstrip("\n")
    assert "\x1b" not in line, line
    width = sum(
        0 if unicodedata.combining(c) or unicodedata.category(c) == "Cf"
        else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in line)
    assert width <= limit, (width, line)
    wide = max(wide, width)
assert wide > limit * 0.8, wide
PYTHON
  done
}

csv_equals_recordings() {
  ends 0 'tmdb-fetch popular --pages 2 | tmdb-render --format csv'
  python3 - "$TMDB_BASE_URL" "$token" "$work/stdout" <<'PYTHON'
import csv, json, sys, urllib.request
base, token, path = sys.argv[1:]
films, seen = [], set()
for page in (1, 2):
    with urllib.request.urlopen(f"{base}/movie/popular?page={page}&api_key={token}") as answer:
        body = json.loads(answer.read(), parse_float=str, parse_int=str)
    for film in body["results"]:
        if film["id"] not in seen:
            films.append(film)
        seen.add(film["id"])
rows = list(csv.DictReader(open(path, encoding="utf-8", newline="")))
assert len(rows) == len(films), (len(rows), len(films))
for row, film in zip(rows, films):
    for name in ("id", "title", "original_title", "release_date", "vote_average", "vote_count",
                 "popularity", "original_language", "overview"):
        wanted = film.get(name) or ""
        assert row[name] == wanted, (name, row[name], wanted)
PYTHON
}

jq_between() {
  ends 0 'tmdb-fetch popular | tmdb-render --format csv'
  cp "$work/stdout" "$work/plain.csv"
  ends 0 "tmdb-fetch popular | jq -c . | tmdb-render --format csv -o '$work/out.csv'"
  diff <(cut -d, -f 1-5 "$work/plain.csv") <(cut -d, -f 1-5 "$work/out.csv")
  ends 0 "tmdb-fetch popular | jq -c 'select(.type!=\"movie\" or .vote_average>=7)' |
    tmdb-render --format csv -o '$work/few.csv'"
  same '' "$(cat "$work/stderr")"
  [[ $(wc -l <"$work/few.csv") -lt $(wc -l <"$work/out.csv") ]]
  ends 0 "tmdb-fetch popular | tee '$work/records' | tmdb-section | tmdb-layout |
    tmdb-render >/dev/null"
  ends 0 "tmdb-section '$work/records' | tmdb-render --format csv"
  cmp "$work/stdout" "$work/plain.csv"
}

jq_pretty() {
  ends 65 'tmdb-fetch popular | jq . | tmdb-render --format csv'
  holds 'jq -c' "$work/stderr"
}

saved_answer() {
  python3 - "$TMDB_BASE_URL/movie/popular?api_key=$token" "$work/popular.json" <<'PYTHON'
import sys, urllib.request
open(sys.argv[2], "wb").write(urllib.request.urlopen(sys.argv[1]).read())
PYTHON
  ends 0 "jq -c '.results[]' '$work/popular.json' | tmdb-render"
  [[ $(wc -l <"$work/stdout") -ge 20 ]]
  ends 65 "tmdb-render '$work/popular.json'"
  holds '.results[]' "$work/stderr"
}

bare_environment() {
  ends 0 "env -i PATH='$PATH' TMDB_TOKEN=$token TMDB_BASE_URL=$TMDB_BASE_URL sh -c '
    tmdb-fetch popular | tee $work/x | tmdb-render --format csv -o $work/out.csv'"
  same '' "$(cat "$work/stderr")"
  same 21 "$(wc -l <"$work/out.csv")"
}

dying_server() {
  printf 'of yesterday\n' >"$work/out.csv"
  ends 69 "TMDB_BASE_URL=$dying/3 tmdb-fetch popular --pages 5 --connections 1 --retries 0 |
    tmdb-render --format csv -o '$work/out.csv'"
  holds 'popular page 3' "$work/stderr"
  same 'of yesterday' "$(cat "$work/out.csv")"
}

page_too_far() {
  local before after
  before=$(wc -l <"$work/recorded.log")
  ends 64 'tmdb-fetch popular --pages 501'
  after=$(wc -l <"$work/recorded.log")
  same "$before" "$after"
}

credential_is_secret() {
  ends 0 'tmdb-fetch popular -v --messages json'
  ends 69 "TMDB_BASE_URL=$dying/3 tmdb-fetch popular --pages 5 -v --retries 1"
  lacks "$token" "$work/stdout" "$work/stderr"
  ends 77 'TMDB_TOKEN=fedcba9876543210fedcba9876543210 tmdb-fetch popular -v --no-cache'
  lacks fedcba98 "$work/stdout" "$work/stderr"
}
