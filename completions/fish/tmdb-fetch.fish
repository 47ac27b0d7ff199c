# Made by "tmdb-fetch --generate fish" from the declaration of the command.

function __tmdb_fetch_pages
    printf '%s\t%s\n' all 'every page'
end

function __tmdb_fetch_source
    printf '%s\t%s\n' tmdb 'TMDb, through its API'
    printf '%s\t%s\n' sample '40 films that are built in; no network, no credential'
end

function __tmdb_fetch_rate
    printf '%s\t%s\n' off 'no limit'
end

function __tmdb_fetch_messages
    printf '%s\t%s\n' text 'one line each'
    printf '%s\t%s\n' json 'one JSON object a line'
end

function __tmdb_fetch_progress
    printf '%s\t%s\n' auto 'where it is a terminal'
    printf '%s\t%s\n' always everywhere
    printf '%s\t%s\n' never nowhere
end

function __tmdb_fetch_generate
    printf '%s\t%s\n' man 'the manual page, in mdoc'
    printf '%s\t%s\n' bash 'completions for bash'
    printf '%s\t%s\n' zsh 'completions for zsh'
    printf '%s\t%s\n' fish 'completions for fish'
    printf '%s\t%s\n' json 'a description for other programs'
end

function __tmdb_fetch_operand_1
    printf '%s\t%s\n' popular 'Popular Movies'
    printf '%s\t%s\n' upcoming 'Upcoming Movies'
    printf '%s\t%s\n' now-playing 'Now Playing Movies'
    printf '%s\t%s\n' top-rated 'Top Rated Movies'
end

complete -c tmdb-fetch -f
complete -c tmdb-fetch -l pages -x -a '(__tmdb_fetch_pages)' -d 'Which pages of each list: N is the first N, A..B and A'
complete -c tmdb-fetch -l limit -x -d 'At most N films of each list'
complete -c tmdb-fetch -l language -x -d 'The language of titles and overviews, as in sk or pt-BR'
complete -c tmdb-fetch -l region -x -d 'The country whose release dates count, as in SK'
complete -c tmdb-fetch -l source -x -a '(__tmdb_fetch_source)' -d 'Where the films come from'
complete -c tmdb-fetch -l token-file -r -F -d 'Read the credential from FILE, or from standard input for -'
complete -c tmdb-fetch -l connections -x -d 'How many requests may be under way at a time'
complete -c tmdb-fetch -l rate -x -a '(__tmdb_fetch_rate)' -d 'How many requests may start in a second, evenly spaced'
complete -c tmdb-fetch -l retries -x -d 'How often a request that failed for a moment is made again'
complete -c tmdb-fetch -l timeout -x -d 'How long one answer may take, as in 500ms, 30s or 2m'
complete -c tmdb-fetch -s o -l output -r -F -d 'Write to FILE, which is replaced in one step once everything is there'
complete -c tmdb-fetch -l bare -d 'Write films only, without the records around them: for tools that want one kind of line'
complete -c tmdb-fetch -l fail-if-empty -d 'End with status 1 where no film remained'
complete -c tmdb-fetch -l messages -x -a '(__tmdb_fetch_messages)' -d 'How messages are written to standard error'
complete -c tmdb-fetch -s q -l quiet -d 'Write errors only'
complete -c tmdb-fetch -s v -l verbose -d 'Write notes on what was done'
complete -c tmdb-fetch -l progress -x -a '(__tmdb_fetch_progress)' -d 'Show progress on standard error'
complete -c tmdb-fetch -s h -l help -d 'Print this help and stop'
complete -c tmdb-fetch -s V -l version -d 'Print the version and stop'
complete -c tmdb-fetch -l generate -x -a '(__tmdb_fetch_generate)' -d 'Print what is made from the declaration of this command, and stop'
complete -c tmdb-fetch -n 'not string match -q -- "--*=*" (commandline -ct)' -a '(__tmdb_fetch_operand_1)'
