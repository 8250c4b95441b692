import ArgumentParser

/// `pregonero explain`: where a page comes from, and why it was or was not rebuilt.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say where a page comes from and why a build would make it anew.",
        discussion: "Asks no source and writes nothing: the archive is taken as it is."
    )

    @OptionGroup var site: SiteOptions
    @Argument(help: "A site path such as /noticias/, or a file in the output folder.")
    var path: String

    func run() async throws {
        let composition = try Composition(site: site, notesTime: false)
        let explained = try await composition.explainPage.run(path)
        try composition.console.data(
            composition.isJSON ? try PlainJSON.text(explained) : explained.text
        )
    }
}
