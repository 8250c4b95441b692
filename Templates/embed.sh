#!/bin/sh
# Writes Embedded.swift: every file of the theme as one raw StaticString, so that the program
# carries its theme (array literals and `.embedInCode` cost a minute of compiling, this 0.3 s).
#
#   Templates/embed.sh           write Templates/Embedded.swift
#   Templates/embed.sh --check   exit 1 when it is stale
set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")"

files() {
    find . -type f \( -name '*.mustache' -o -name '*.css' -o -name '*.js' -o -name '*.svg' \
        -o -name '*.txt' -o -name '*.json' \) | sed 's|^\./||' | sort
}

generate() {
    cat <<'HEAD'
// swift-format-ignore-file
// Made by Templates/embed.sh from the files beside it (`make embed`). Not to be edited.

/// The built-in theme: templates, texts and assets.
public enum Theme {
    public static let files: [ThemeFile] = [
HEAD
    files | while IFS= read -r path; do
        awk -v path="$path" '
            # The delimiter needs one # more than any quote or backslash in the text has behind it.
            function needs(line, mark,    at, run) {
                while ((at = index(line, mark)) > 0) {
                    line = substr(line, at + length(mark))
                    run = match(line, /^#+/) ? RLENGTH : 0
                    if (run + 1 > hashes) hashes = run + 1
                }
            }
            BEGIN { hashes = 1; quotes = "\"\"\"" }
            { lines[NR] = $0; needs($0, quotes); needs($0, "\\") }
            END {
                for (i = 0; i < hashes; i++) pad = pad "#"
                printf "        ThemeFile(\n            path: \"%s\",\n", path
                printf "            text: %s%s\n", pad, quotes
                for (i = 1; i <= NR; i++) print lines[i]
                printf "\n%s%s),\n", quotes, pad
            }' "$path"
    done
    cat <<'TAIL'
    ]
}

/// One file of the theme.
public struct ThemeFile: Sendable {
    /// Relative to `Templates/`, such as `pages/front.mustache`.
    public let path: String
    public let text: StaticString
}
TAIL
}

# Every line of a text must end, for the literal adds nothing and takes nothing away.
for path in $(files); do
    if [ -n "$(tail -c 1 "$path")" ]; then
        echo "Templates/$path: error: the last line has no end" >&2
        exit 1
    fi
done

made=$(mktemp)
trap 'rm -f "$made"' EXIT
generate >"$made"
if [ "${1:-}" = --check ]; then
    if ! cmp -s "$made" Embedded.swift; then
        echo "Templates/Embedded.swift: error: it is stale" >&2
        echo "hint: run make embed" >&2
        exit 1
    fi
elif ! cmp -s "$made" Embedded.swift; then
    cat "$made" >Embedded.swift
fi
