import ArgumentParser

/// `pregonero list`: what the site has.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract:
            "List the sources, items or pages of the site, what waits, or what filters leave out.",
        discussion: "Asks no source and writes nothing: the archive is taken as it is."
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: ArgumentHelp("sources, items, pages, held or filtered.", valueName: "what"))
    var subject: ListSite.Subject

    func run() async throws {
        let composition = try Composition(site: site, notesTime: false)
        let rows = try await composition.listSite.run(subject)
        if !rows.isEmpty { try composition.console.data(rows) }
    }
}

extension ListSite.Subject: ExpressibleByArgument {}
