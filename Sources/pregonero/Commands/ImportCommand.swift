import ArgumentParser

/// `pregonero import`: takes over what other readers know.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take over what other programs know.",
        subcommands: [ImportOPMLCommand.self]
    )
}

struct ImportOPMLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "opml",
        abstract: "Add the feeds of an OPML file to the configuration.",
        discussion:
            "They are written to Content/sources/; a feed that the site has already is left out."
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "The OPML file, or - for standard input.")
    var file: String

    func run() throws {
        let composition = try Composition(site: site, fetching: FetchFlags.parse([]))
        let result = try ImportOPML(composition: composition).run(file)
        composition.console.say(result.text)
        if let file = result.file { composition.console.data(file) }
    }
}
