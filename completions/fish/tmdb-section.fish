# Made by "tmdb-section --generate fish" from the declaration of the command.

function __tmdb_section_layout
    printf '%s\t%s\n' carousel 'one row that scrolls sideways'
    printf '%s\t%s\n' grid 'three columns'
    printf '%s\t%s\n' list 'one film under another'
end

function __tmdb_section_on_error
    printf '%s\t%s\n' stop 'end with status 65 and leave the output file alone'
    printf '%s\t%s\n' skip 'leave it out, count it and go on'
end

function __tmdb_section_messages
    printf '%s\t%s\n' text 'one line each'
    printf '%s\t%s\n' json 'one JSON object a line'
end

function __tmdb_section_generate
    printf '%s\t%s\n' man 'the manual page, in mdoc'
    printf '%s\t%s\n' bash 'completions for bash'
    printf '%s\t%s\n' zsh 'completions for zsh'
    printf '%s\t%s\n' fish 'completions for fish'
    printf '%s\t%s\n' json 'a description for other programs'
end

complete -c tmdb-section -f
complete -c tmdb-section -l where -x -d 'Keep only films that pass TEST, as in vote_average>=7, release_date<2026-12-24, original_language=ko, title~love or genre_ids=28'
complete -c tmdb-section -l name -x -d 'The section of films that have none'
complete -c tmdb-section -l title -x -d 'The title of the section of films that have none'
complete -c tmdb-section -l layout -x -a '(__tmdb_section_layout)' -d 'The layout that tmdb-layout gives that section'
complete -c tmdb-section -l on-error -x -a '(__tmdb_section_on_error)' -d 'What to do about a record that is wrong'
complete -c tmdb-section -l max-skipped -x -d 'With --on-error=skip, more than N records left out are status 65'
complete -c tmdb-section -l allow-incomplete -d 'Take input that was cut off for a success'
complete -c tmdb-section -l allow-empty -d 'Take input without any record for a success'
complete -c tmdb-section -l require-end -d 'Refuse input that does not say that it is whole: no end record is status 65'
complete -c tmdb-section -s o -l output -r -F -d 'Write to FILE, which is replaced in one step once everything is there'
complete -c tmdb-section -l bare -d 'Write films only, without the records around them: for tools that want one kind of line'
complete -c tmdb-section -l fail-if-empty -d 'End with status 1 where no film remained'
complete -c tmdb-section -l messages -x -a '(__tmdb_section_messages)' -d 'How messages are written to standard error'
complete -c tmdb-section -s q -l quiet -d 'Write errors only'
complete -c tmdb-section -s v -l verbose -d 'Write notes on what was done'
complete -c tmdb-section -s h -l help -d 'Print this help and stop'
complete -c tmdb-section -s V -l version -d 'Print the version and stop'
complete -c tmdb-section -l generate -x -a '(__tmdb_section_generate)' -d 'Print what is made from the declaration of this command, and stop'
complete -c tmdb-section -n 'not string match -q -- "--*=*" (commandline -ct)' -F
