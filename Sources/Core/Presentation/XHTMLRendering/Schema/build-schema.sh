#!/bin/sh
# Makes, from the hand-written tmdb-xhtml5.rnc, tmdb-xhtml5.dtd and page.css beside it: the RELAX NG and
# XML Schema twins, the DTD as an internal subset, and the Swift files that embed what a program needs.
# Needs trang and python3. Everything it makes is checked in; a test compares.
set -eu
cd "$(dirname "$0")"
trang tmdb-xhtml5.rnc tmdb-xhtml5.rng
trang tmdb-xhtml5.rnc tmdb-xhtml5.xsd
exec python3 - <<'PY'
import re


def read(name):
    with open(name, encoding="utf-8") as file:
        return file.read()


def write(name, text):
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)


def embed(name, enumeration, comment, texts):
    out = f"// Made by Schema/build-schema.sh from the files in Schema: a test compares.\n\n/// {comment}\nenum {enumeration} {{\n"
    for member, text in texts:
        assert '"""#' not in text
        lines = "".join(f"    {line}\n" if line else "\n" for line in text.split("\n")[:-1])
        out += f'  static let {member}: StaticString = #"""\n{lines}\n    """#\n'
        out += "" if (member, text) == texts[-1] else "\n"
    write(f"../{name}.swift", out + "}\n")


# Identity constraints: trang cannot express them.
section = "xhtml:body/xhtml:main/xhtml:section"
constraints = f"""\
    <xs:unique name="ids">
      <xs:selector xpath="xhtml:body/xhtml:main|{section}/xhtml:h2"/>
      <xs:field xpath="@id"/>
    </xs:unique>
    <xs:keyref name="labels" refer="xhtml:ids">
      <xs:selector xpath="{section}|{section}/xhtml:ul"/>
      <xs:field xpath="@aria-labelledby"/>
    </xs:keyref>
"""
schema = read("tmdb-xhtml5.xsd")
start = schema.index('<xs:element name="html">')
end = schema.index("  </xs:element>", schema.index("</xs:complexType>", start))
schema = schema[:end] + constraints + schema[end:]
write("tmdb-xhtml5.xsd", schema)
# trang's schema of the xml: namespace imports this one back; ours stands by itself.
write("xml.xsd", """\
<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace">
  <xs:attribute name="lang" type="xs:language"/>
</xs:schema>
""")

# An internal subset may not use parameter entities inside declarations.
subset = read("tmdb-xhtml5.dtd")
entities = re.findall(r'<!ENTITY % (\w+) "([^"]*)">\n', subset)
subset = re.sub(r"<!ENTITY % [^\n]*\n", "", subset)
for name, value in reversed(entities):
    subset = subset.replace(f"%{name};", value)
assert "%" not in subset
write("tmdb-xhtml5-internal.dtd", subset)

embed("PageSchema", "PageSchema", "The profile that every page is checked against, and its DTD.",
      [("xsd", schema), ("internalSubset", subset)])
embed("PageStyle", "PageStyle", "The page's style sheet.", [("css", read("page.css"))])
PY
