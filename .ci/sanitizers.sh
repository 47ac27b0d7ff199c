# shellcheck shell=bash
# The tests once more, where the compiler can watch: threads for races, C and bytes for memory.

# No debug information, which costs much and is not looked at here; lld, since gold fails with some
# sanitizers and warns with the others.
lean=(-debug-info-format none -Xswiftc -use-ld=lld)

sanitizers() {
  check 'no race between threads' watched thread \
    Platform,TMDBClient,PluginHost,ToolRuntime,FetchTool
  # The leaks that it would report are the test runner's own.
  ASAN_OPTIONS=detect_leaks=0 check 'no memory is misused' watched address \
    RecordStream,MovieRecords,Platform,LibXML,XHTMLRendering,Rendering,TextCells
}

# KIND ROOMS: builds the tests of these rooms alone, without the programs, and runs them.
watched() {
  local options=(--sanitize="$1" --scratch-path "$scratch/$1" "${lean[@]}") package
  export TMDB_TESTED=$2
  package=$(swift package describe --type json | jq -r .name)
  swift build "${options[@]}" --product "${package}PackageTests"
  swift test "${options[@]}" --skip-build
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
