import ArgumentParser

/// `pregonero import`: takes over what other readers know.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take over what other programs know.",
        subcommands: [ImportOPMLCommand.self, ImportWordPressCommand.self, ImportGhostCommand.self, ImportHugoCommand.self,
            ImportJekyllCommand.self,
        ]
    )
}

struct ImportOPMLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "opml",
        abstract: "Add the feeds of an OPML file to the configuration.",
        discussion:
            """
            They are written to Content/sources/; a feed that the site has already is left out, and so are
            addresses that no stranger may name. Rights are never taken over.
            """
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "The OPML file, or - for standard input.")
    var file: String

    func run() throws {
        let composition = try Composition(site: site, fetching: FetchFlags.parse([]))
        let result = try composition.importOPML.run(file)
        composition.console.say(result.text)
        if composition.isJSON {
            try composition.console.data(try PlainJSON.text(result))
        } else if let file = result.file {
            try composition.console.data(file)
        }
    }
}
