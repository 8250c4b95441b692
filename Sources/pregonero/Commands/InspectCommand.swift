import ArgumentParser
import Foundation

/// `pregonero inspect`: what the program makes of a feed, of HTML or of a list of items.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Show what was understood of a feed, of HTML or of a list of items.",
        subcommands: [
            InspectFeedCommand.self, InspectHTMLCommand.self, InspectStoriesCommand.self,
            InspectEventsCommand.self,
        ]
    )
}

struct InspectFeedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Print what the reader understood of a feed, as JSON."
    )

    @Argument(help: ArgumentHelp("Files or http(s) addresses.", valueName: "file|url"))
    var feeds: [String]

    @Option(
        name: .long,
        help: ArgumentHelp("Write one JSON file for each feed into this folder.", valueName: "dir")
    )
    var out: String?

    @Option(name: .long, help: ArgumentHelp("The most entries to read.", valueName: "n"))
    var maxItems = 5_000

    @Flag(name: .long, help: "Print JSON (the only form there is).")
    var json = false

    func validate() throws { try NamedValues.check(["--out": out]) }

    func run() async throws {
        try await InspectFeed(
            maxItems: maxItems,
            console: .plain,
            client: WebClients.inspection()
        )
        .run(feeds, out: out)
    }
}

struct InspectHTMLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "html",
        abstract: "Print the HTML that is left after cleaning."
    )

    @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "file|-"))
    var file: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A JSON list of {id, payload}; prints a list of {id, output}.",
            valueName: "json"
        )
    )
    var batch: String?

    func validate() throws {
        if (file == nil) == (batch == nil) {
            throw ValidationError("name one file (or '-'), or --batch with a JSON file")
        }
    }

    func run() throws {
        let inspection = InspectHTML()
        if let batch {
            try Console.plain.data(try inspection.batch(batch))
        } else if let file {
            try Console.plain.data(try inspection.clean(file))
        }
    }
}
