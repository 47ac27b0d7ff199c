# Made by "tmdb-layout --generate fish" from the declaration of the command.

function __tmdb_layout_layout
    printf '%s\t%s\n' carousel 'one row that scrolls sideways, cells 140 points wide'
    printf '%s\t%s\n' grid 'three columns, or as many as --columns says'
    printf '%s\t%s\n' list 'one cell under another, as wide as the container'
end

function __tmdb_layout_print_layout
    printf '%s\t%s\n' carousel 'one row that scrolls sideways, cells 140 points wide'
    printf '%s\t%s\n' grid 'three columns, or as many as --columns says'
    printf '%s\t%s\n' list 'one cell under another, as wide as the container'
end

function __tmdb_layout_direction
    printf '%s\t%s\n' ltr 'at the left'
    printf '%s\t%s\n' rtl 'at the right: frames are mirrored'
end

function __tmdb_layout_rounding
    printf '%s\t%s\n' size 'sizes first, places add up, as iOS 17 does'
    printf '%s\t%s\n' frame 'solved frames, as iOS 13 to 15 do, which leaves gaps of a pixel'
    printf '%s\t%s\n' none nothing
end

function __tmdb_layout_measure
    printf '%s\t%s\n' text 'the cells that tmdb-render paints'
    printf '%s\t%s\n' none nothing
end

function __tmdb_layout_on_error
    printf '%s\t%s\n' stop 'end with status 65 and leave the output file alone'
    printf '%s\t%s\n' skip 'leave it out, count it and go on'
end

function __tmdb_layout_messages
    printf '%s\t%s\n' text 'one line each'
    printf '%s\t%s\n' json 'one JSON object a line'
end

function __tmdb_layout_generate
    printf '%s\t%s\n' man 'the manual page, in mdoc'
    printf '%s\t%s\n' bash 'completions for bash'
    printf '%s\t%s\n' zsh 'completions for zsh'
    printf '%s\t%s\n' fish 'completions for fish'
    printf '%s\t%s\n' json 'a description for other programs'
end

complete -c tmdb-layout -f
complete -c tmdb-layout -l layout -r -F -a '(__tmdb_layout_layout)' -d 'The layout of all sections: a built-in one, or a document as tmdb-layout(5) describes it'
complete -c tmdb-layout -l set -x -d 'The layout of one section, before all that is said of the others: a built-in one, or a document'
complete -c tmdb-layout -s c -l columns -x -d 'Lay every section out as a grid of N columns'
complete -c tmdb-layout -l print-layout -x -a '(__tmdb_layout_print_layout)' -d 'Print a built-in layout as a document to start from, and stop'
complete -c tmdb-layout -s k -l keep-going -d 'Where a section cannot be laid out, pass its films on without frames and lay out the others'
complete -c tmdb-layout -l width -x -d 'The width of the container in columns of a terminal, 8 points each'
complete -c tmdb-layout -l size -x -d 'The size of the container in points'
complete -c tmdb-layout -l insets -x -d 'Points at the container\'s edges that are not to be used, such as a notch'
complete -c tmdb-layout -l direction -x -a '(__tmdb_layout_direction)' -d 'Where reading starts'
complete -c tmdb-layout -l scale -x -d 'Pixels of a point: round frames to pixels'
complete -c tmdb-layout -l rounding -x -a '(__tmdb_layout_rounding)' -d 'What --scale rounds'
complete -c tmdb-layout -l content-offset -x -d 'How far the content is scrolled: pinned headers and footers are placed for that'
complete -c tmdb-layout -l adjusted-insets -x -d 'Points at the container\'s edges that bars cover, which pinned headers keep out of'
complete -c tmdb-layout -l scroll -x -d 'How far a section that scrolls sideways is scrolled, in points'
complete -c tmdb-layout -l visible -d 'Write only what the container shows at --content-offset'
complete -c tmdb-layout -l measure -x -a '(__tmdb_layout_measure)' -d 'What replaces estimated heights'
complete -c tmdb-layout -l overview -x -d 'Measure cells with up to LINES lines of overview'
complete -c tmdb-layout -l draw -d 'Draw the frames as boxes instead of writing records, to see what a layout does'
complete -c tmdb-layout -l on-error -x -a '(__tmdb_layout_on_error)' -d 'What to do about a record that is wrong'
complete -c tmdb-layout -l max-skipped -x -d 'With --on-error=skip, more than N records left out are status 65'
complete -c tmdb-layout -l allow-incomplete -d 'Take input that was cut off for a success'
complete -c tmdb-layout -l allow-empty -d 'Take input without any record for a success'
complete -c tmdb-layout -l require-end -d 'Refuse input that does not say that it is whole: no end record is status 65'
complete -c tmdb-layout -s o -l output -r -F -d 'Write to FILE, which is replaced in one step once everything is there'
complete -c tmdb-layout -l bare -d 'Write films only, without the records around them: for tools that want one kind of line'
complete -c tmdb-layout -l fail-if-empty -d 'End with status 1 where no film remained'
complete -c tmdb-layout -l messages -x -a '(__tmdb_layout_messages)' -d 'How messages are written to standard error'
complete -c tmdb-layout -s q -l quiet -d 'Write errors only'
complete -c tmdb-layout -s v -l verbose -d 'Write notes on what was done'
complete -c tmdb-layout -s h -l help -d 'Print this help and stop'
complete -c tmdb-layout -s V -l version -d 'Print the version and stop'
complete -c tmdb-layout -l generate -x -a '(__tmdb_layout_generate)' -d 'Print what is made from the declaration of this command, and stop'
complete -c tmdb-layout -n 'not string match -q -- "--*=*" (commandline -ct)' -F
