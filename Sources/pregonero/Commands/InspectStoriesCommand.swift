import ArgumentParser
import Foundation
import Stories

/// `pregonero inspect stories`: which items of a file tell one event, by the code of the build.
struct InspectStoriesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stories",
        abstract: "Print which items of a file tell one event."
    )

    @Argument(
        help: ArgumentHelp(
            "JSON Lines with id, title, summary, date and language, or - for standard input.",
            valueName: "file|-"
        )
    )
    var file: String

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How sure the grouping has to be: standard or strict.",
            valueName: "name"
        )
    )
    var setting = StorySetting.standard.name

    @Flag(name: .long, help: "Print a JSON object with the story of each id.")
    var json = false

    func validate() throws {
        if StorySetting.named(setting) == nil {
            let names = StorySetting.all.map(\.name).joined(separator: ", ")
            throw ValidationError("there is no setting '\(setting)'; there are \(names)")
        }
    }

    func run() throws {
        let inspection = InspectStories(
            setting: StorySetting.named(setting) ?? .standard,
            isJSON: json,
            console: .plain
        )
        try inspection.run(file)
    }
}
