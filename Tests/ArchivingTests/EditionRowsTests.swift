import Basics
import Domain
import Foundation
import Testing

@testable import Archiving

@Suite
struct EditionRowsTests {
    /// News of sources in turn, some at the same time, some folded, held, gone, of a source that is named no more.
    private func archive() throws -> (fixture: ArchiveFixture, scope: EditionScope) {
        let names = ["a", "b", "c", "d", "e"]
        let fixture = try ArchiveFixture(
            sources: zip(names, ["es", "en", "es", "fr", "es"]).map { name, language in
                Source(
                    id: SourceID(name),
                    kind: "feed",
                    address: "https://feeds.example.org/\(name).xml",
                    section: name == "b" ? "sports" : "health",
                    language: Language(language)
                )
            }
        )
        for (number, name) in names.enumerated() {
            let items = (1...40).map { item in
                var received = ReceivedItem.sample(
                    "\(name)\(item)",
                    title: "Noticia \(name) \(item)",
                    published: -Double((item * 7 + number * 3) % 50),
                    address: item % 9 == 0 ? "example.org/\(item)" : nil
                )
                received.form = [.opinion, .video, nil][(item + number) % 3]
                return received
            }
            try fixture.take(in: fixture.batch(items, of: SourceID(name)))
        }
        try fixture.take(in: fixture.batch([], of: "c", isComplete: true))
        let scope = EditionScope(
            clock: ArchiveFixture.morning.addingTimeInterval(3_600),
            settings: fixture.settings,
            sources: fixture.sources.filter { $0.id != "d" }
        )
        return (fixture, scope)
    }

    @Test(arguments: [2, 3, 4, 7, 60, 1_000])
    func `parts read side by side come to the same as all at once`(parts: Int) throws {
        let (fixture, scope) = try archive()
        let database = fixture.archive.database
        let whole = try EditionRows.sideBySide(database, scope) { _ in 1 }
        let divided = try EditionRows.sideBySide(database, scope) { _ in parts }
        #expect(whole.entries.count > 80)
        #expect(!whole.folded.isEmpty && !whole.gone.isEmpty)
        #expect(told(divided) == told(whole))
    }

    @Test
    func `an empty archive has no rows`() throws {
        let fixture = try ArchiveFixture(sources: [])
        let scope = EditionScope(
            clock: ArchiveFixture.morning,
            settings: fixture.settings,
            sources: []
        )
        let rows = try EditionRows.sideBySide(fixture.archive.database, scope) { _ in 4 }
        #expect(rows.entries.isEmpty && rows.nextChange == nil)
    }

    /// All that rows say, names by what they mean.
    private func told(_ rows: EditionRows) -> [String] {
        let entries = (rows.entries + rows.folded.map(\.entry)).map { entry in
            let start = Int(entry.pathStart)
            let path = rows.paths[start..<start + Int(entry.pathLength)]
            return "\(entry.id) \(entry.number) \(entry.fingerprint) \(entry.source) "
                + "\(rows.sources[entry.source]) \(rows.languages[entry.language]) "
                + "\(rows.languages[entry.shelf]) \(rows.sections[entry.section]) "
                + "\(rows.forms[entry.form].rawValue) "
                + String(decoding: path, as: UTF8.self)
        }
        return entries + rows.folded.map { "\($0.head)" }
            + rows.duplicates.map { "\($0.head) \($0.fingerprint)" }
            + rows.gone.map { "gone \($0)" } + rows.held.map { "held \($0.number) \($0.until)" }
            + rows.newestChanges.map { "\($0.key) \($0.value)" }.sorted()
            + ["\(rows.givenUp) \(rows.nextChange as Date?, default: "none")"]
    }
}
