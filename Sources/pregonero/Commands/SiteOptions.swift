import Basics
import ArgumentParser

/// Flags that say which site is meant and how the program speaks.
struct SiteOptions: ParsableArguments {
    @Option(
        name: [.customShort("C"), .long],
        help: ArgumentHelp("The site's folder.", valueName: "dir")
    )
    var root = "."

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The configuration (default: Content/site.yaml).", valueName: "file")
    )
    var config: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where the portal is written (default: public).", valueName: "dir")
    )
    var output: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The address to publish under, instead of the configured one.",
            valueName: "url"
        )
    )
    var baseURL: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Where archive and answers are kept (default: .pregonero).",
            valueName: "dir"
        )
    )
    var state: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The time to build for, instead of now (also SOURCE_DATE_EPOCH).",
            valueName: "rfc3339"
        )
    )
    var clock: String?

    @Flag(name: .shortAndLong, help: "Say nothing at all when all is well.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Say more.")
    var verbose = false

    @Flag(name: .long, help: "Print the result as JSON on stdout.")
    var json = false

    func validate() throws {
        try NamedValues.check([
            "--root": root, "--config": config, "--output": output, "--state": state,
        ])
        try NamedValues.checkWorkingFolder()
    }
}
