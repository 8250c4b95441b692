import ArgumentParser

/// Flags of asking the sources.
struct FetchFlags: ParsableArguments {
    @Flag(name: .long, help: "Ask no server; build from what is there.")
    var offline = false

    @Option(
        name: .long,
        parsing: .singleValue,
        help: ArgumentHelp(
            "Ask all sources, or the named one, before their time.",
            valueName: "source"
        )
    )
    var refresh: [String] = []

    @Flag(name: .long, help: "Let any warning fail the build, before anything is published.")
    var strict = false
}

extension FetchFlags {
    var options: FetchOptions {
        FetchOptions(isOffline: offline, refresh: refresh, isStrict: strict)
    }
}
