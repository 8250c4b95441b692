import ArgumentParser
import Domain
import Foundation

/// `pregonero new article TITLE`: a Markdown article of the newsroom's own.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Begin something new.",
        subcommands: [NewArticleCommand.self]
    )
}

struct NewArticleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "article",
        abstract: "Begin a Markdown article of your own, as a draft."
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "The headline.")
    var title: String

    @Option(name: .long, help: ArgumentHelp("The section's id.", valueName: "id"))
    var section: String?

    func run() throws {
        let composition = try Composition(site: site, fetching: FetchFlags.parse([]))
        let console = composition.console
        let newArticle = composition.newArticle
        let article = try newArticle.write(title: title, section: section)
        if section == nil {
            console.say("section '\(article.section)', the first one; --section names another:")
            console.say("  \(newArticle.settings.sections.map(\.id.text).joined(separator: ", "))")
        }
        try console.data(composition.isJSON ? try PlainJSON.text(article) : article.file)
    }
}
