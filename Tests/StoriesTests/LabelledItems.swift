import Basics
import Foundation
import Stories

/// Items of which it is known what event they tell.
struct LabelledItems {
    private struct Row: Decodable {
        let id: String
        let event: String
        let title: String
        let summary: String?
        let date: String?
        let language: String
    }

    let items: [StoryItem]
    let events: [String: String]

    /// The items of a file of JSON Lines, with or without their dates.
    init(_ file: URL, hasDates: Bool = true) throws {
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Row.self, from: Data($0.utf8))
        }
        items = try rows.map { row in
            StoryItem(
                id: row.id,
                title: row.title,
                summary: row.summary ?? "",
                published: try hasDates ? row.date.map(Self.seconds) : nil,
                language: row.language
            )
        }
        events = Dictionary(rows.map { ($0.id, $0.event) }) { first, _ in first }
    }

    /// The invented news that lie beside the tests.
    static func invented() throws -> LabelledItems {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "stories.jsonl")
        return try LabelledItems(file)
    }

    /// In how many ways the items can be thinned out.
    static let thinnings = 6

    private init(items: [StoryItem], events: [String: String]) {
        self.items = items
        self.events = events
    }

    /// As a portal hears of the world: three items of every sixth event, a single one of the others.
    ///
    /// - Parameter part: with which of the events it begins, of `thinnings`.
    /// - Returns: the items that are left, with their events.
    func thinned(_ part: Int) -> LabelledItems {
        func place(_ item: StoryItem) -> UInt64 {
            var hash = StableHash()
            hash.add(item.id)
            return hash.value
        }
        let byEvent = Dictionary(grouping: items) { events[$0.id] ?? "" }
        let kept = byEvent.keys.sorted().enumerated().flatMap { number, event in
            (byEvent[event] ?? []).sorted { place($0) < place($1) }
                .prefix(number % Self.thinnings == part ? 3 : 1)
        }
        return LabelledItems(
            items: kept,
            events: Dictionary(kept.map { ($0.id, events[$0.id] ?? "") }) { first, _ in first }
        )
    }

    private static func seconds(_ text: String) throws -> Int {
        Int(try Date(text, strategy: .iso8601).timeIntervalSince1970)
    }

    func score(_ setting: StorySetting) -> PairScore {
        PairScore(StoryGrouping(of: items, setting: setting), events)
    }
}
