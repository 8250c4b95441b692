import ArgumentParser
import Domain
import Foundation

/// `pregonero new`: a Markdown file of the newsroom's own.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Begin something new.",
        subcommands: [NewArticleCommand.self, NewPageCommand.self]
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

    @Option(name: .long, help: ArgumentHelp("A language of the site.", valueName: "tag"))
    var language: String?

    @Option(name: .long, help: ArgumentHelp("Who writes it.", valueName: "name"))
    var author: String?

    func run() throws {
        let composition = try Composition(site: site, fetching: FetchFlags.parse([]))
        let console = composition.console
        let newArticle = composition.newArticle
        let article = try newArticle.write(
            title: title,
            section: section,
            language: language,
            author: author
        )
        if section == nil {
            console.say("section '\(article.section)', the first one; --section names another:")
            console.say("  \(newArticle.settings.sections.map(\.id.text).joined(separator: ", "))")
        }
        try console.data(composition.isJSON ? try PlainJSON.text(article) : article.file)
    }
}

struct NewPageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Begin a Markdown page of your own, as a draft."
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "The title.")
    var title: String

    @Option(name: .long, help: ArgumentHelp("A language of the site.", valueName: "tag"))
    var language: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The key that it shares with the page in other languages.",
            valueName: "key"
        )
    )
    var key: String?

    func run() throws {
        let composition = try Composition(site: site, fetching: FetchFlags.parse([]))
        let page = try composition.newPage.write(title: title, language: language, key: key)
        try composition.console.data(composition.isJSON ? try PlainJSON.text(page) : page.file)
    }
}
