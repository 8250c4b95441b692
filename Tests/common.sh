# What scripts that try the built program have in common; they source it.

fail() {
    printf 'error: %s\n' "$1" >&2
    printf 'hint: %s\n' "$2" >&2
    exit 1
}

# need_program USAGE [ARGUMENT…]: sets $program to the path of what the first argument names.
need_program() {
    [ $# -ge 2 ] || fail 'the program is not named' "$1"
    [ -x "$2" ] || fail "$2 is no program" 'make program'
    program=$(realpath "$2")
}

# Sets $chromium.
need_chromium() {
    chromium=$(command -v chromium chromium-browser google-chrome | head -n 1) || true
    local app
    for app in Chromium 'Google Chrome'; do
        app="/Applications/$app.app/Contents/MacOS/$app"
        if [ -z "$chromium" ] && [ -x "$app" ]; then chromium=$app; fi
    done
    [ -n "$chromium" ] || fail 'Chromium is missing' '.ci/setup browser'
}
