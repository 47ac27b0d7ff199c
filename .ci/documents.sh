# shellcheck shell=bash
# Manual pages and completions, as they lie in the tree.

documents() {
  check 'mandoc has nothing to say about the manual' manual_is_clean
  check 'every program has its manual and completions' documents_are_complete
  check 'shellcheck has nothing to say about the completions' shellcheck completions/bash/*
  check 'bash loads the completions' bash_completes
  check 'zsh loads the completions' zsh_completes
  check 'fish loads the completions' fish_completes
}

names=(tmdb-fetch tmdb-section tmdb-layout tmdb-render tmdb-diff)

manual_is_clean() {
  same '' "$(mandoc -T lint man/* 2>&1)"
}

documents_are_complete() {
  local name
  for name in "${names[@]}"; do
    ls "man/$name.1" "completions/bash/$name" "completions/zsh/_$name" "completions/fish/$name.fish"
  done
}

# An interactive bash, whose Readline asks the function: the only way that users meet it.
bash_completes() {
  local name
  for name in "${names[@]}"; do
    {
      printf 'source %q\n' "$PWD/completions/bash/$name"
      printf '%s() { printf "<%%s>" "$@" >%q; }\n' "$name" "$work/typed"
      printf '%s --vers\t\n' "$name"
    } | INPUTRC=/dev/null TERM=dumb bash --norc --noprofile -i
    same '<--version>' "$(cat "$work/typed")"
  done
}

zsh_completes() {
  local name
  mkdir -p "$work/site-functions"
  cp completions/zsh/* "$work/site-functions"
  for name in "${names[@]}"; do
    # shellcheck disable=SC2016 # For zsh to expand.
    same "_$name" "$(zsh -f -c '
      fpath=($1 $fpath)
      autoload -Uz compinit && compinit -u -D
      autoload +X $_comps[$2] && print $_comps[$2]' zsh "$work/site-functions" "$name")"
    zsh -f -n "completions/zsh/_$name"
  done
}

fish_completes() {
  local name
  for name in "${names[@]}"; do
    # shellcheck disable=SC2016 # For fish to expand.
    same --version "$(HOME=$work fish --no-config -c '
      source $argv[1]
      complete -C "$argv[2] --vers" | string split --fields 1 \t' \
      "$PWD/completions/fish/$name.fish" "$name")"
  done
}
