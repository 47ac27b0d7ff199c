# shellcheck shell=bash
# Runs checks one after the other, each with its time; what a check prints is shown if it fails.

passed=0 failed=0
# Whether the check before passed: what cannot work without it is then left out.
last=ok
failures=()
# Outside the tree, whose files are themselves checked; TMPDIR is where the machine wants such files.
work=$(mktemp -d "${TMPDIR:-/tmp}/tmdb-ci.XXXXXX")

# What was started is stopped, what was written is removed, however this ends.
started=()
finish() {
  if [[ ${#started[@]} -gt 0 ]]; then kill "${started[@]}" 2>/dev/null || true; fi
  rm -rf "$work"
}
trap finish EXIT

# NAME COMMAND [ARGUMENT...]: one check. The command runs in a subshell that ends at its first error.
check() {
  local name=$1 start=$EPOCHREALTIME status seconds log=$work/log
  shift
  # Not in a condition: errexit would be off inside.
  set +e
  (
    set -euo pipefail
    "$@"
  ) >"$log" 2>&1
  status=$?
  set -e
  seconds=$(elapsed "$start")
  if [[ $status -eq 0 ]]; then
    passed=$((passed + 1)) last=ok
    printf 'ok      %7s s  %s\n' "$seconds" "$name"
  else
    failed=$((failed + 1)) failures+=("$name") last=failed
    printf 'FAILED  %7s s  %s (status %s)\n' "$seconds" "$name" "$status"
    # The errors that scrolled by, a sanitizer's report, and how it ended.
    {
      grep -aE 'error:|✘|↳' "$log" | head -n 40 || true
      grep -aE -m 1 -A 25 'Sanitizer:' "$log" || true
      echo ...
      tail -n 30 "$log"
    } | sed 's/^/        | /'
  fi
}

# NAME REASON: something that cannot be checked here; a failure in continuous integration.
cannot() {
  if [[ ${CI:-} == true ]]; then
    failed=$((failed + 1)) failures+=("$1")
    printf 'FAILED              %s: %s\n' "$1" "$2"
  else
    printf 'skipped             %s: %s\n' "$1" "$2"
  fi
}

# START: seconds since then, to a tenth.
elapsed() {
  local now=$EPOCHREALTIME tenths
  tenths=$(((${now/./} - ${1/./}) / 100000))
  printf '%d.%d' $((tenths / 10)) $((tenths % 10))
}

# The last line of all, and the status.
conclude() {
  local name
  for name in "${failures[@]}"; do printf 'failed: %s\n' "$name"; done
  printf '%d passed, %d failed\n' "$passed" "$failed"
  [[ $failed -eq 0 ]]
}

# EXPECTED ACTUAL: both are the same text.
same() {
  [[ $1 == "$2" ]] || {
    printf 'expected: %s\n     was: %s\n' "$1" "$2"
    return 1
  }
}

# TEXT FILE: the file holds the text.
holds() {
  grep -qF -e "$1" "$2" || {
    printf 'not in %s: %s\n' "$2" "$1"
    cat "$2"
    return 1
  }
}

# TEXT FILE...: none of the files holds the text.
lacks() {
  if grep -F -e "$1" "${@:2}"; then return 1; fi
}
