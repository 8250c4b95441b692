import ArgumentParser

/// `pregonero import`: takes over what other readers know.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take over what other programs know.",
        subcommands: [
            ImportOPMLCommand.self, ImportPlanetCommand.self, ImportWordPressCommand.self,
            ImportGhostCommand.self, ImportHugoCommand.self,
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

    @Flag(name: .long, help: "Make a section of each folder that is none yet.")
    var sections = false

    @Argument(help: "The OPML file, or - for standard input.")
    var file: String

    func run() throws {
        let composition = try Composition(site: site, notesTime: false)
        var feeds = composition.importOPML
        feeds.makesSections = sections
        try composition.report(try feeds.run(file))
    }
}

struct ImportPlanetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "planet",
        abstract: "Add the feeds of a planet to the configuration.",
        discussion:
            """
            planet.ini of Venus and of Pluto. Its feeds are written to Content/sources/ as with OPML; filters and \
            reading lists are named and left out.
            """
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "The planet.ini.")
    var file: String

    func run() throws {
        let composition = try Composition(site: site, notesTime: false)
        try composition.report(
            try ImportPlanet(feeds: composition.importOPML, console: composition.console).run(file)
        )
    }
}

extension Composition {
    /// Says what came of a list of feeds.
    fileprivate func report(_ result: ImportOPML.Result) throws {
        console.say(result.text)
        if isJSON {
            try console.data(try PlainJSON.text(result))
        } else if let file = result.file {
            try console.data(file)
        }
    }
}
