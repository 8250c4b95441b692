import Domain
import Foundation
import GRDB
import Testing

@testable import Archiving

/// Which earlier forms of an item are kept, and what counts as an update.
@Suite struct EarlierFormsTests {
    private let fixture: ArchiveFixture

    init() throws {
        fixture = try ArchiveFixture(sources: [Source.own(title: "Bando")])
    }

    @discardableResult
    private func take(
        at hour: Double,
        _ text: String = "Texto.",
        _ change: (inout ReceivedItem) -> Void = { _ in }
    ) throws -> IngestTally {
        var item = ReceivedItem.sample("molino", title: "El molino", published: -1)
        item.content = Markup(text, format: .markdown)
        change(&item)
        return try fixture.take(
            in: fixture.batch([item], of: Source.ownID, after: hour, isComplete: true)
        )
    }

    private func rows(_ sql: String) throws -> [String] {
        try fixture.archive.database.read { try String.fetchAll($0, sql: sql) }
    }

    private func forms() throws -> [String] {
        try rows("SELECT content FROM revisions ORDER BY rowid")
    }

    @Test func theSameWordsAreNoEarlierForm() throws {
        try take(at: 0)
        #expect(try take(at: 1) { $0.categories = ["agua"] }.updated == 1)
        #expect(try forms() == [])
        try take(at: 2, "Otro texto.") { $0.categories = ["agua"] }
        #expect(try forms() == ["Texto."])
    }

    @Test(arguments: ["title", "summary"]) func anyOtherWordsAreOne(what: String) throws {
        try take(at: 0)
        try take(at: 1) {
            if what == "title" { $0.title = "El molino de agua" }
            if what == "summary" { $0.summary = Markup("De 1840.", format: .markdown) }
        }
        #expect(try forms() == ["Texto."])
    }

    /// What readers saw is known though it is the same when they see it no more.
    @Test func whatIsTakenBackAsItWasIsKept() throws {
        try take(at: 0)
        try take(at: 1) { $0.isDraft = true }
        try take(at: 2, "Otro texto.")
        let edition = try fixture.edition(after: 3)
        let id = try #require(edition.ids(after: nil, limit: 1).first)
        #expect(try edition.history(of: id).map(\.text) == ["Texto.", "Otro texto."])
    }

    private func live(quietSince: Date?) -> LiveCoverage {
        LiveCoverage(entries: [], points: ["Se atasca"], quietSince: quietSince)
    }

    @Test func whatFallsSilentIsWrittenAndNoUpdate() throws {
        try take(at: 0) { $0.details.live = live(quietSince: nil) }
        let tally = try take(at: 30) { $0.details.live = live(quietSince: ArchiveFixture.morning) }
        #expect(tally.updated == 0)
        #expect(try forms() == [])
        #expect(try rows("SELECT what FROM changes ORDER BY number") == ["added", "settled"])
        #expect(try rows("SELECT details FROM items").first?.contains("quietSince") == true)
        // The next entry is one.
        let next = try take(at: 31, "Sigue.") { $0.details.live = live(quietSince: nil) }
        #expect(next.updated == 1)
        #expect(try forms() == ["Texto."])
    }

    private static let free = License("https://creativecommons.org/licenses/by/4.0/")

    @Test func aLicenceThatIsKnownNowIsWrittenAndNoUpdate() throws {
        try #require(Self.free != nil)
        try take(at: 0)
        let tally = try take(at: 1) { $0.details.license = Self.free }
        #expect(tally.updated == 0)
        #expect(try forms() == [])
        #expect(try rows("SELECT what FROM changes ORDER BY number") == ["added", "settled"])
        let details = try rows("SELECT details FROM items")
        #expect(details.first?.contains("creativecommons.org") == true)
        #expect(try take(at: 2, "Otro texto.") { $0.details.license = Self.free }.updated == 1)
    }

    @Test func aLicenceWithOtherWordsIsAnUpdate() throws {
        try take(at: 0)
        #expect(try take(at: 1, "Otro texto.") { $0.details.license = Self.free }.updated == 1)
        #expect(try take(at: 2, "Otro texto.") { $0.details.license = nil }.updated == 1)
    }

    @Test func whatFallsSilentWithOtherWordsIsAnUpdate() throws {
        try take(at: 0) { $0.details.live = live(quietSince: nil) }
        let tally = try take(at: 30, "Corregido.") {
            $0.details.live = live(quietSince: ArchiveFixture.morning)
        }
        #expect(tally.updated == 1)
        #expect(try forms() == ["Texto."])
    }
}
