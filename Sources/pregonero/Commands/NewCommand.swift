import ArgumentParser
import Domain
import Foundation

/// `pregonero new`: a Markdown file of the newsroom's own.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Begin something new.",
        subcommands: [
            NewArticleCommand.self, NewPageCommand.self, NewAuthorCommand.self,
            NewTopicCommand.self,
        ]
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
        let composition = try Composition(site: site)
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
        let composition = try Composition(site: site, notesTime: false)
        let page = try composition.newPage.write(title: title, language: language, key: key)
        try composition.console.data(composition.isJSON ? try PlainJSON.text(page) : page.file)
    }
}

struct NewAuthorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "author",
        abstract: "Begin the file of somebody who writes for you."
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "The name.")
    var name: String

    @Option(name: .long, help: ArgumentHelp("A language of the site.", valueName: "tag"))
    var language: String?

    func run() throws { try site.begin(.author, name, language) }
}

struct NewTopicCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "topic",
        abstract: "Begin the file of a topic, which articles have among their tags."
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "The name.")
    var name: String

    @Option(name: .long, help: ArgumentHelp("A language of the site.", valueName: "tag"))
    var language: String?

    func run() throws { try site.begin(.topic, name, language) }
}

extension SiteOptions {
    fileprivate func begin(_ kind: Label.Kind, _ name: String, _ language: String?) throws {
        let composition = try Composition(site: self, notesTime: false)
        let begun = try composition.newLabel(kind).write(name: name, language: language)
        let field = kind == .author ? "author: \(begun.id)" : "tags: [\(begun.id)]"
        composition.console.say("articles name it as '\(field)'")
        try composition.console.data(composition.isJSON ? try PlainJSON.text(begun) : begun.file)
    }
}
