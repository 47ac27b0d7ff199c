# shellcheck shell=bash
# The tests once more, where the compiler can watch: threads for races, C and bytes for memory.

# No debug information, which costs much and is not looked at here; lld, since gold fails with some
# sanitizers and warns with the others.
lean=(-debug-info-format none -Xswiftc -use-ld=lld)

sanitizers() {
  check 'no race between threads' watched thread \
    'PlatformTests|TMDBClientTests|PluginHostTests|ToolRuntimeTests|FetchToolTests'
  # The leaks that it would report are the test runner's own. Rooms behind libxml2 are left out: the
  # 2.9.14 of Debian 12 reads freed memory while it words faults of identity constraints
  # (CVE-2024-56171), so that their tests of pages that are not valid stop in the library.
  ASAN_OPTIONS=detect_leaks=0 check 'no memory is misused' watched address \
    'RecordStreamTests|MovieRecordsTests|PlatformTests|RenderingTests|TextCellsTests'
}

# KIND FILTER: builds the test runner alone, without the programs, and runs those tests.
watched() {
  local options=(--sanitize="$1" --scratch-path "$scratch/$1" "${lean[@]}") package
  package=$(swift package describe --type json | jq -r .name)
  swift build "${options[@]}" --product "${package}PackageTests"
  swift test "${options[@]}" --skip-build --filter "^($2)\\."
}

# Random input, for a while each; a crash leaves its input in the log.
fuzz() {
  local names name
  export TMDB_FUZZ=1
  names=$(swift package describe --type json | jq -r '.targets[].name | select(startswith("fuzz-"))')
  for name in $names; do check "$name finds nothing" fuzzed "$name"; done
  unset TMDB_FUZZ
}

fuzzed() {
  local build=(swift build -c release --scratch-path "$scratch/fuzz" --product "$1"
    -Xswiftc "-sanitize=fuzzer,address" -Xswiftc -use-ld=lld)
  "${build[@]}"
  mkdir -p "$work/corpus"
  "$("${build[@]}" --show-bin-path)/$1" -max_total_time="${TMDB_FUZZ_SECONDS:-40}" -max_len=4096 \
    -rss_limit_mb=1024 -artifact_prefix="$work/" -print_final_stats=1 "$work/corpus"
}
