import ArgumentParser
import FeedReader
import Foundation

/// `pregonero init`: a new site that builds at once.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a new site that builds at once.",
        discussion: """
            It has a commented configuration, three feeds in its language, an article, a page and an author of its own, \
            a file that is published as it is, a text of the interface that it says otherwise, and drafts of the pages \
            on privacy and on who publishes it.
            """
    )

    @Argument(help: ArgumentHelp("The folder of the new site.", valueName: "dir"))
    var folder = "."

    @Option(name: .long, help: ArgumentHelp("What it is called.", valueName: "text"))
    var title: String?

    @Option(name: .long, help: ArgumentHelp("Where it will be published.", valueName: "url"))
    var url: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Its language: \(StarterWords.all.map(\.language).joined(separator: ", ")).",
            valueName: "tag"
        )
    )
    var language: String?

    @Option(name: .long, help: ArgumentHelp("Its time zone, as Europe/Madrid.", valueName: "zone"))
    var timeZone: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Feeds of another reader in place of the three.", valueName: "file")
    )
    var fromOPML: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "What it is to be: it decides sections and front page.",
            valueName: "kind"
        )
    )
    var kind: StarterKind = .town

    @Flag(name: .shortAndLong, help: "Say nothing when all is well.")
    var quiet = false

    func validate() throws {
        try NamedValues.check(["<dir>": folder, "--from-opml": fromOPML])
        try NamedValues.checkWorkingFolder()
    }

    func run() throws {
        let layout = SiteLayout(root: folder, configuration: nil, output: nil, state: nil)
        let options = try StarterOptions(
            title: title,
            url: url,
            language: language,
            timeZone: timeZone,
            kind: kind,
            hasOwnSources: fromOPML != nil
        )
        if let fromOPML { try ImportOPML.check(fromOPML) }
        try StarterSite(layout: layout, options: options).write()
        let console = Console(
            isQuiet: quiet,
            isVerbose: false,
            environment: ProcessInfo.processInfo.environment
        )
        if let fromOPML {
            let site = try SiteOptions.parse(["-C", folder] + (quiet ? ["-q"] : []))
            var feeds = try Composition(site: site, notesTime: false).importOPML
            feeds.makesSections = true
            console.say(try feeds.run(fromOPML).text)
        }
        let place = folder == "." ? "" : " -C \(folder)"
        console.say("A new site lies in \(layout.root.filePath)")
        console.say("next: pregonero build\(place), then look at public/ through any web server")
        let drafts = [options.words.privacy, options.words.imprint].map {
            "Content/pages/\($0.name).md"
        }
        console.say(
            "before it is published: fill in what stands in brackets in \(drafts.joined(separator: " and ")), "
                + "and remove their 'draft' lines"
        )
    }
}

extension StarterKind: ExpressibleByArgument {}
