# Made by "tmdb-diff --generate fish" from the declaration of the command.

function __tmdb_diff_identity
    printf '%s\t%s\n' section 'section and id, so that a film may stand in several sections'
    printf '%s\t%s\n' global 'the id alone, so that a film stands in one section'
end

function __tmdb_diff_only
    printf '%s\t%s\n' added 'films that came'
    printf '%s\t%s\n' removed 'films that left'
    printf '%s\t%s\n' moved 'films that moved within their section'
    printf '%s\t%s\n' transferred 'films that went to another section'
    printf '%s\t%s\n' updated 'films whose members changed'
    printf '%s\t%s\n' sections 'sections that came, left, moved or changed'
end

function __tmdb_diff_on_error
    printf '%s\t%s\n' stop 'end with status 65 and leave the output file alone'
    printf '%s\t%s\n' skip 'leave it out, count it and go on'
end

function __tmdb_diff_messages
    printf '%s\t%s\n' text 'one line each'
    printf '%s\t%s\n' json 'one JSON object a line'
end

function __tmdb_diff_generate
    printf '%s\t%s\n' man 'the manual page, in mdoc'
    printf '%s\t%s\n' bash 'completions for bash'
    printf '%s\t%s\n' zsh 'completions for zsh'
    printf '%s\t%s\n' fish 'completions for fish'
    printf '%s\t%s\n' json 'a description for other programs'
end

complete -c tmdb-diff -f
complete -c tmdb-diff -l identity -x -a '(__tmdb_diff_identity)' -d 'What makes two films the same'
complete -c tmdb-diff -l strict -d 'Refuse a snapshot that repeats a film or a section'
complete -c tmdb-diff -l fields -x -d 'Compare these members only, as in title,vote_average'
complete -c tmdb-diff -l ignore -x -d 'Do not compare these members'
complete -c tmdb-diff -l tolerance -x -d 'Take numbers of that member for the same where they differ by N at the most'
complete -c tmdb-diff -l force -d 'Compare snapshots of different questions, too'
complete -c tmdb-diff -l only -x -a '(__tmdb_diff_only)' -d 'Tell of these kinds of change only'
complete -c tmdb-diff -l section -x -d 'Tell of changes in that section only, and of films that came to it or went from it'
complete -c tmdb-diff -l min-delta -x -d 'Tell only of moves by N ranks or more'
complete -c tmdb-diff -l top -x -d 'Of each section\'s moves, tell only of the N that went farthest'
complete -c tmdb-diff -l context -x -d 'Write these members of the film with each change'
complete -c tmdb-diff -l shifts -d 'Tell also of films that stand at another rank only because others came, left or moved'
complete -c tmdb-diff -l exit-code -d 'End with status 1 where there is a change to tell of'
complete -c tmdb-diff -l on-error -x -a '(__tmdb_diff_on_error)' -d 'What to do about a record that is wrong'
complete -c tmdb-diff -l max-skipped -x -d 'With --on-error=skip, more than N records left out are status 65'
complete -c tmdb-diff -l allow-incomplete -d 'Take input that was cut off for a success'
complete -c tmdb-diff -l allow-empty -d 'Take input without any record for a success'
complete -c tmdb-diff -l require-end -d 'Refuse input that does not say that it is whole: no end record is status 65'
complete -c tmdb-diff -s o -l output -r -F -d 'Write to FILE, which is replaced in one step once everything is there'
complete -c tmdb-diff -l bare -d 'Write changes only, without the records around them'
complete -c tmdb-diff -l messages -x -a '(__tmdb_diff_messages)' -d 'How messages are written to standard error'
complete -c tmdb-diff -s q -l quiet -d 'Write errors only'
complete -c tmdb-diff -s v -l verbose -d 'Write notes on what was done'
complete -c tmdb-diff -s h -l help -d 'Print this help and stop'
complete -c tmdb-diff -s V -l version -d 'Print the version and stop'
complete -c tmdb-diff -l generate -x -a '(__tmdb_diff_generate)' -d 'Print what is made from the declaration of this command, and stop'
complete -c tmdb-diff -n 'not string match -q -- "--*=*" (commandline -ct)' -F
complete -c tmdb-diff -n 'not string match -q -- "--*=*" (commandline -ct)' -F
