import Basics
import Domain
import Foundation
import Testing

@testable import Archiving

@Suite
struct EditionRowsTests {
    private func archive() throws -> (fixture: ArchiveFixture, scope: EditionScope) {
        let fixture = try ArchiveFixture.several()
        try fixture.take(in: fixture.batch([], of: "c", isComplete: true))
        return (fixture, fixture.scope(without: "d"))
    }

    @Test(arguments: [2, 3, 4, 7, 60, 1_000])
    func `parts read side by side come to the same as all at once`(parts: Int) throws {
        let (fixture, scope) = try archive()
        let whole = try fixture.rows(of: scope, in: 1)
        let divided = try fixture.rows(of: scope, in: parts)
        #expect(whole.entries.count > 80)
        #expect(!whole.folded.isEmpty && !whole.gone.isEmpty)
        #expect(divided.told == whole.told)
    }

    @Test
    func `an empty archive has no rows`() throws {
        let fixture = try ArchiveFixture(sources: [])
        let scope = fixture.scope()
        let rows = try fixture.rows(of: scope, in: 4)
        #expect(rows.entries.isEmpty && rows.nextChange == nil)
    }
}

extension EditionRows {
    /// All that they say, names by what they mean.
    var told: [String] {
        let entries = (entries + folded.map(\.entry)).map { entry in
            let traits = names.traits[entry.traits]
            return "\(entry.id) \(entry.number) \(entry.fingerprint) \(entry.sortTime) "
                + "\(entry.firstSeen) \(entry.day) \(traits.isLive) \(entry.pathHash) "
                + "\(names.sources[traits.source]) \(names.languages[traits.language]) "
                + "\(names.languages[traits.shelf]) \(names.sections[traits.section]) "
                + names.forms[traits.form].rawValue
        }
        return entries + folded.map { "\($0.head)" }
            + duplicates.map { "\($0.head) \($0.fingerprint)" }
            + gone.map { "gone \($0)" } + held.map { "held \($0.number) \($0.until)" }
            + newestChanges.map { "\($0.key) \($0.value)" }.sorted()
            + ["\(givenUp) \(nextChange as Date?, default: "none")"]
    }
}
