# Made by "tmdb-fetch --generate fish" from the declaration of the command.

function __tmdb_fetch_pages
    printf '%s\t%s\n' all 'every page'
end

function __tmdb_fetch_source
    printf '%s\t%s\n' tmdb 'TMDb, through its API'
    printf '%s\t%s\n' sample '40 films that are built in; no network, no credential'
    tmdb-fetch --list-plugins 2>/dev/null | awk '$1 == "source" && ($3 == "found" || $3 == "not") { print $2 }'
end

function __tmdb_fetch_append
    echo account_states
    echo alternative_titles
    echo changes
    echo credits
    echo external_ids
    echo images
    echo keywords
    echo lists
    echo recommendations
    echo release_dates
    echo reviews
    echo similar
    echo translations
    echo videos
    echo watch/providers
end

function __tmdb_fetch_sort_by
    echo popularity.desc
    echo popularity.asc
    echo vote_average.desc
    echo vote_average.asc
    echo vote_count.desc
    echo vote_count.asc
    echo primary_release_date.desc
    echo primary_release_date.asc
    echo revenue.desc
    echo revenue.asc
    echo title.desc
    echo title.asc
    echo original_title.desc
    echo original_title.asc
end

function __tmdb_fetch_with_genres
    echo action
    echo adventure
    echo animation
    echo comedy
    echo crime
    echo documentary
    echo drama
    echo family
    echo fantasy
    echo history
    echo horror
    echo music
    echo mystery
    echo romance
    echo science-fiction
    echo tv-movie
    echo thriller
    echo war
    echo western
end

function __tmdb_fetch_without_genres
    echo action
    echo adventure
    echo animation
    echo comedy
    echo crime
    echo documentary
    echo drama
    echo family
    echo fantasy
    echo history
    echo horror
    echo music
    echo mystery
    echo romance
    echo science-fiction
    echo tv-movie
    echo thriller
    echo war
    echo western
end

function __tmdb_fetch_with_release_type
    echo premiere
    echo limited
    echo theatrical
    echo digital
    echo physical
    echo tv
end

function __tmdb_fetch_with_watch_monetization_types
    echo flatrate
    echo free
    echo ads
    echo rent
    echo buy
end

function __tmdb_fetch_check
    printf '%s\t%s\n' json 'one JSON object a line'
end

function __tmdb_fetch_rate
    printf '%s\t%s\n' off 'no limit'
end

function __tmdb_fetch_intercept
    tmdb-fetch --list-plugins 2>/dev/null | awk '$1 == "interceptor" && ($3 == "found" || $3 == "not") { print $2 }'
end

function __tmdb_fetch_list_plugins
    printf '%s\t%s\n' verify 'ask every plugin, those on PATH too'
end

function __tmdb_fetch_on_error
    printf '%s\t%s\n' stop 'end with status 65 and leave the output file alone'
    printf '%s\t%s\n' skip 'leave it out, count it and go on'
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
    printf '%s\t%s\n' popular 'popular films'
    printf '%s\t%s\n' upcoming 'films that come to the cinema'
    printf '%s\t%s\n' now-playing 'films in the cinemas now'
    printf '%s\t%s\n' top-rated 'films with the best votes'
    printf '%s\t%s\n' trending 'what people look at, of the day or the week: trending[:day|week]'
    printf '%s\t%s\n' discover 'films that pass the discover options'
    printf '%s\t%s\n' search 'films by title: search:TEXT'
    printf '%s\t%s\n' movie 'films by their TMDb numbers: movie:ID[,ID]'
    printf '%s\t%s\n' imdb 'films by their IMDb numbers: imdb:ttID[,ttID]'
    printf '%s\t%s\n' similar 'films like one: similar:ID'
    printf '%s\t%s\n' recommendations 'what is recommended with a film: recommendations:ID'
    printf '%s\t%s\n' collection 'the films of a series: collection:ID'
    printf '%s\t%s\n' list 'a list that a user of TMDb keeps: list:ID'
    printf '%s\t%s\n' keyword 'films with a keyword: keyword:ID'
    printf '%s\t%s\n' company 'films of a company: company:ID'
    printf '%s\t%s\n' person 'films that a person made or played in: person:ID'
    printf '%s\t%s\n' changes 'films that changed, in the last day or from one day to another; --pages is of each day: changes[:DAY..DAY]'
    printf '%s\t%s\n' genres 'the genres, as genre records'
    printf '%s\t%s\n' configuration 'TMDb\'s own settings, as one record'
    printf '%s\t%s\n' export 'every film there is, from the daily export: export[:DAY]'
end

complete -c tmdb-fetch -f
complete -c tmdb-fetch -l pages -x -a '(__tmdb_fetch_pages)' -d 'Which pages of each list: N is the first N, A..B and A'
complete -c tmdb-fetch -l limit -x -d 'At most N films of each list'
complete -c tmdb-fetch -l windows -d 'Fetch all that discover finds, beyond TMDb\'s 500 pages: days of first release are cut into windows that fit'
complete -c tmdb-fetch -l language -x -d 'The language of titles and overviews, as in sk or pt-BR'
complete -c tmdb-fetch -l region -x -d 'The country whose release dates count, as in SK'
complete -c tmdb-fetch -l every -x -d 'Fetch again each TIME, as in 10m, and write one snapshot after another, until it is interrupted'
complete -c tmdb-fetch -l source -x -a '(__tmdb_fetch_source)' -d 'Where the films come from'
complete -c tmdb-fetch -l append -x -a '(__tmdb_fetch_append)' -d 'With details: fetch these parts of each film, too'
complete -c tmdb-fetch -l checkpoint -r -F -d 'With details and -o: keep in FILE how far the run is, so that one that was killed goes on there'
complete -c tmdb-fetch -l sort-by -x -a '(__tmdb_fetch_sort_by)' -d 'The order in which films come'
complete -c tmdb-fetch -l primary-release-date -x -d 'When a film came out first, anywhere'
complete -c tmdb-fetch -l release-date -x -d 'When a film came out in the --region, or anywhere'
complete -c tmdb-fetch -l primary-release-year -x -d 'The year in which a film came out first'
complete -c tmdb-fetch -l year -x -d 'A year in which a film came out somewhere'
complete -c tmdb-fetch -l vote-average -x -d 'The average of votes, 0 to 10, as in 7'
complete -c tmdb-fetch -l vote-count -x -d 'How many voted, as in 200.'
complete -c tmdb-fetch -l with-runtime -x -d 'Minutes, as in ..100'
complete -c tmdb-fetch -l with-genres -x -a '(__tmdb_fetch_with_genres)' -d 'Genres by name or number: commas mean all of them, bars any'
complete -c tmdb-fetch -l without-genres -x -a '(__tmdb_fetch_without_genres)' -d 'Genres that a film must not have'
complete -c tmdb-fetch -l with-keywords -x -d 'Keywords by number'
complete -c tmdb-fetch -l without-keywords -x -d 'Keywords that a film must not have'
complete -c tmdb-fetch -l with-companies -x -d 'Companies by number'
complete -c tmdb-fetch -l without-companies -x -d 'Companies that must not have made it'
complete -c tmdb-fetch -l with-people -x -d 'People by number, whatever they did'
complete -c tmdb-fetch -l with-cast -x -d 'People who play in it'
complete -c tmdb-fetch -l with-crew -x -d 'People who made it'
complete -c tmdb-fetch -l with-original-language -x -d 'The language it was made in: two letters, as in ko'
complete -c tmdb-fetch -l with-origin-country -x -d 'The country it comes from'
complete -c tmdb-fetch -l with-release-type -x -a '(__tmdb_fetch_with_release_type)' -d 'How it came out'
complete -c tmdb-fetch -l certification -x -d 'Its rating in the --certification-country, or a range of ratings'
complete -c tmdb-fetch -l certification-country -x -d 'The country whose ratings count'
complete -c tmdb-fetch -l watch-region -x -d 'The country in which it can be watched'
complete -c tmdb-fetch -l with-watch-providers -x -d 'Where it can be watched, by number'
complete -c tmdb-fetch -l without-watch-providers -x -d 'Where it must not be offered'
complete -c tmdb-fetch -l with-watch-monetization-types -x -a '(__tmdb_fetch_with_watch_monetization_types)' -d 'How it is offered'
complete -c tmdb-fetch -l include-adult -d 'Films for adults, too'
complete -c tmdb-fetch -l include-video -d 'Videos that are no feature films, too'
complete -c tmdb-fetch -l check -f -a '(__tmdb_fetch_check)' -d 'Look whether credential, network, TLS, clock and cache are as they should be, print a list and stop'
complete -c tmdb-fetch -l token-file -r -F -d 'Read the credential from FILE, or from standard input for -'
complete -c tmdb-fetch -l connections -x -d 'How many requests may be under way at a time'
complete -c tmdb-fetch -l rate -x -a '(__tmdb_fetch_rate)' -d 'How many requests may start in a second, evenly spaced'
complete -c tmdb-fetch -l retries -x -d 'How often a request that failed for a moment is made again'
complete -c tmdb-fetch -l timeout -x -d 'How long one answer may take, as in 500ms, 30s or 2m'
complete -c tmdb-fetch -l cacert -r -F -d 'Trust the certificate authorities in FILE, in PEM form, instead of the system\'s: for a proxy that looks into TLS'
complete -c tmdb-fetch -l ipv4 -d 'Connect over IPv4 alone'
complete -c tmdb-fetch -l ipv6 -d 'Connect over IPv6 alone'
complete -c tmdb-fetch -l refresh -d 'Ask again for what is fresh in the cache, too'
complete -c tmdb-fetch -l offline -d 'Take everything from the cache, and nothing from the network'
complete -c tmdb-fetch -l no-cache -d 'Neither use nor fill the cache'
complete -c tmdb-fetch -l max-stale -x -d 'Where the network fails, use what is in the cache up to TIME past its time, as in 1d, with a warning'
complete -c tmdb-fetch -l record -x -a '(__fish_complete_directories)' -d 'Keep every answer in FOLDER'
complete -c tmdb-fetch -l replay -x -a '(__fish_complete_directories)' -d 'Take every answer from FOLDER, and nothing from the network'
complete -c tmdb-fetch -l intercept -x -a '(__tmdb_fetch_intercept)' -d 'Let every request and its answer pass the plugin tmdb-intercept-NAME, which may change them or answer itself'
complete -c tmdb-fetch -s O -l option -x -d 'Hand an option to the source\'s plugin, or to every interceptor that has it'
complete -c tmdb-fetch -l list-plugins -f -a '(__tmdb_fetch_list_plugins)' -d 'List what is built in and the plugins that were found, and stop'
complete -c tmdb-fetch -l check-plugin -r -F -d 'Run a plugin through the rules of tmdb-plugins(7), say what it breaks, and stop'
complete -c tmdb-fetch -l on-error -x -a '(__tmdb_fetch_on_error)' -d 'What to do about a record that is wrong'
complete -c tmdb-fetch -l max-skipped -x -d 'With --on-error=skip, more than N records left out are status 65'
complete -c tmdb-fetch -l allow-incomplete -d 'Take input that was cut off for a success'
complete -c tmdb-fetch -l allow-empty -d 'Take input without any record for a success'
complete -c tmdb-fetch -l require-end -d 'Refuse input that does not say that it is whole: no end record is status 65'
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
