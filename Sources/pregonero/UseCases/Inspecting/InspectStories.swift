import Basics
import Domain
import Foundation
import Stories

/// Shows which items of a file tell one event, so that the grouping can be measured and understood.
struct InspectStories {
    let setting: StorySetting
    let isJSON: Bool
    let console: Console

    /// - Parameter file: a path, or `-` for standard input.
    /// - Throws: `ExitReason` when the file or a line of it cannot be read; the other lines are shown all the same.
    func run(_ file: String) throws {
        let given = GivenFile(path: file)
        let lines = StoryLines(try given.bytes(), name: given.name)
        lines.faults.forEach(console.report)
        let grouping = StoryGrouping(of: lines.items, setting: setting)
        try console.data(isJSON ? try Self.json(grouping) : Self.text(grouping, of: lines.items))
        guard lines.unread == 0 else {
            throw ExitReason.buildFailed(
                "\(lines.unread) of \(lines.unread + lines.items.count) lines could not be read"
            )
        }
    }

    private static func json(_ grouping: StoryGrouping) throws -> String {
        var storyOf: [String: String] = [:]
        for story in grouping.stories {
            for member in story.members { storyOf[member] = story.id }
        }
        return try PlainJSON.text(storyOf)
    }

    /// Stories of several items with their headlines; what stands alone is counted.
    private static func text(_ grouping: StoryGrouping, of items: [StoryItem]) -> String {
        let titles = Dictionary(items.map { ($0.id, $0.title) }) { first, _ in first }
        let told = grouping.stories.filter { $0.members.count > 1 }
        let members = told.reduce(0) { $0 + $1.members.count }
        var lines: [String] = []
        for story in told {
            lines.append("\(story.id): \(story.members.count) items")
            lines += story.members.map { "  \($0)\t\(titles[$0] ?? "")" }
        }
        lines.append(
            "\(items.count) items: \(members) in \(told.count) stories, \(items.count - members) alone"
        )
        return lines.joined(separator: "\n")
    }
}
