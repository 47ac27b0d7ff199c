# Made by "tmdb-render --generate fish" from the declaration of the command.

function __tmdb_render_format
    printf '%s\t%s\n' text 'a page for a terminal'
    printf '%s\t%s\n' csv 'a table with commas'
    printf '%s\t%s\n' tsv 'a table with tabs'
    printf '%s\t%s\n' xhtml 'a page for a browser'
end

function __tmdb_render_fields
    echo section
    echo id
    echo title
    echo original_title
    echo release_date
    echo vote_average
    echo vote_count
    echo popularity
    echo original_language
    echo genres
    echo overview
    echo type
    echo adult
    echo backdrop_path
    echo genre_ids
    echo poster_path
    echo softcore
    echo video
    echo media_type
    echo budget
    echo homepage
    echo imdb_id
    echo origin_country
    echo revenue
    echo runtime
    echo status
    echo tagline
end

function __tmdb_render_doctype
    printf '%s\t%s\n' html '<!DOCTYPE html>'
    printf '%s\t%s\n' embedded 'with a small DTD inside, for xmllint --valid'
end

function __tmdb_render_list_plugins
    printf '%s\t%s\n' verify 'ask every plugin, those on PATH too'
end

function __tmdb_render_color
    printf '%s\t%s\n' auto 'on a terminal, unless NO_COLOR is set'
    printf '%s\t%s\n' always everywhere
    printf '%s\t%s\n' never nowhere
end

function __tmdb_render_on_error
    printf '%s\t%s\n' stop 'end with status 65 and leave the output file alone'
    printf '%s\t%s\n' skip 'leave it out, count it and go on'
end

function __tmdb_render_messages
    printf '%s\t%s\n' text 'one line each'
    printf '%s\t%s\n' json 'one JSON object a line'
end

function __tmdb_render_generate
    printf '%s\t%s\n' man 'the manual page, in mdoc'
    printf '%s\t%s\n' bash 'completions for bash'
    printf '%s\t%s\n' zsh 'completions for zsh'
    printf '%s\t%s\n' fish 'completions for fish'
    printf '%s\t%s\n' json 'a description for other programs'
end

complete -c tmdb-render -f
complete -c tmdb-render -s f -l format -x -a '(__tmdb_render_format)' -d 'What to write'
complete -c tmdb-render -l width -x -d 'Where lines end that no frame ends'
complete -c tmdb-render -l all -d 'Show a carousel in full, in several rows, as in a pipe'
complete -c tmdb-render -l scroll -x -d 'Begin the carousel of SECTION at its film N'
complete -c tmdb-render -l overview -x -d 'Show up to LINES lines of the overview where a film\'s frame has room'
complete -c tmdb-render -l page-height -x -d 'Repeat pinned titles at the top of every ROWS lines'
complete -c tmdb-render -l fields -x -a '(__tmdb_render_fields)' -d 'The columns, separated by commas, in their order'
complete -c tmdb-render -l delimiter -x -d 'What stands between fields, one ASCII character'
complete -c tmdb-render -l no-header -d 'Write no header line'
complete -c tmdb-render -l crlf -d 'End lines with CR LF'
complete -c tmdb-render -l bom -d 'Begin with a byte order mark'
complete -c tmdb-render -l excel -d 'Write what Excel reads rightly: --bom, --crlf, and an apostrophe before text that it would take for a formula'
complete -c tmdb-render -l list-separator -x -d 'What joins the elements of a list'
complete -c tmdb-render -l title -x -d 'The title of an XHTML page'
complete -c tmdb-render -l lang -x -d 'The language of an XHTML page, as in en or pt-BR'
complete -c tmdb-render -l doctype -x -a '(__tmdb_render_doctype)' -d 'The document type of an XHTML page'
complete -c tmdb-render -l validate -d 'Read pages instead of records, check them against the profile, and say what is wrong with them'
complete -c tmdb-render -s O -l option -x -d 'Hand an option to the plugin, which says in its handshake what it knows'
complete -c tmdb-render -l list-plugins -f -a '(__tmdb_render_list_plugins)' -d 'List what is built in and the plugins that were found, and stop'
complete -c tmdb-render -l check-plugin -r -F -d 'Run a plugin through the rules of tmdb-plugins(7), say what it breaks, and stop'
complete -c tmdb-render -l in-place -d 'Where the folder of --output cannot be written, overwrite the file itself'
complete -c tmdb-render -l color -x -a '(__tmdb_render_color)' -d 'Use colour'
complete -c tmdb-render -l on-error -x -a '(__tmdb_render_on_error)' -d 'What to do about a record that is wrong'
complete -c tmdb-render -l max-skipped -x -d 'With --on-error=skip, more than N records left out are status 65'
complete -c tmdb-render -l allow-incomplete -d 'Take input that was cut off for a success'
complete -c tmdb-render -l allow-empty -d 'Take input without any record for a success'
complete -c tmdb-render -l require-end -d 'Refuse input that does not say that it is whole: no end record is status 65'
complete -c tmdb-render -s o -l output -r -F -d 'Write to FILE, which is replaced in one step once everything is there'
complete -c tmdb-render -l fail-if-empty -d 'End with status 1 where no film remained'
complete -c tmdb-render -l messages -x -a '(__tmdb_render_messages)' -d 'How messages are written to standard error'
complete -c tmdb-render -s q -l quiet -d 'Write errors only'
complete -c tmdb-render -s v -l verbose -d 'Write notes on what was done'
complete -c tmdb-render -s h -l help -d 'Print this help and stop'
complete -c tmdb-render -s V -l version -d 'Print the version and stop'
complete -c tmdb-render -l generate -x -a '(__tmdb_render_generate)' -d 'Print what is made from the declaration of this command, and stop'
complete -c tmdb-render -n 'not string match -q -- "--*=*" (commandline -ct)' -F
