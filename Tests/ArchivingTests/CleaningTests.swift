import Domain
import GRDB
import Testing

@testable import Archiving

/// What is to be cleaned: what is new, what has changed, and what another recipe made.
@Suite struct CleaningTests {
    private let fixture: ArchiveFixture
    private var archive: Archive { fixture.archive }

    init() throws {
        fixture = try ArchiveFixture(sources: [
            Source(id: "a", kind: "feed", address: "a.xml"),
            Source(id: "b", kind: "feed", address: "b.xml"),
        ])
        try take(["1", "2"], of: "a")
        try take(["3"], of: "b")
    }

    private func take(_ names: [String], of source: SourceID, says text: String = "Texto") throws {
        let items = names.map { name in
            var item = ReceivedItem.sample(name, title: "Noticia número \(name) del día")
            item.content = Markup("<p>\(text) \(name)</p>", format: .html)
            return item
        }
        try fixture.take(in: fixture.batch(items, of: source))
    }

    /// Which texts are to be cleaned, and cleans them.
    private func clean(_ recipes: [SourceID: String]) throws -> [String] {
        let items = try archive.itemsToClean(archive.uncleaned(by: recipes))
        let cleaned = items.map { CleanedItem($0, html: "x", summary: nil, words: 1) }
        try archive.keep(cleaned, by: recipes)
        try archive.noteClean(by: recipes)
        return items.compactMap(\.content?.text)
    }

    private let both: [SourceID: String] = ["a": "1", "b": "1"]

    @Test func whatIsNewIsCleanedOnceInTheOrderInWhichItCame() throws {
        #expect(try clean(both) == ["<p>Texto 1</p>", "<p>Texto 2</p>", "<p>Texto 3</p>"])
        #expect(try clean(both) == [])
        try take(["4"], of: "b")
        #expect(try clean(both) == ["<p>Texto 4</p>"])
    }

    @Test func whatHasOtherWordsIsCleanedAgain() throws {
        _ = try clean(both)
        try take(["3"], of: "b", says: "Otro")
        #expect(try clean(both) == ["<p>Otro 3</p>"])
    }

    @Test func anotherRecipeCleansAllOfItsSource() throws {
        _ = try clean(both)
        #expect(try clean(["a": "2", "b": "1"]) == ["<p>Texto 1</p>", "<p>Texto 2</p>"])
        #expect(try clean(["a": "2", "b": "1"]) == [])
    }

    @Test func whatChangedWhileItsSourceWasLeftOutIsFoundWhenItIsBack() throws {
        _ = try clean(both)
        try take(["3"], of: "b", says: "Otro")
        #expect(try clean(["a": "1"]) == [])
        #expect(try clean(both) == ["<p>Otro 3</p>"])
    }

    @Test func whatWasNotNotedIsLookedAtAgain() throws {
        let recipes = both
        let items = try archive.itemsToClean(archive.uncleaned(by: recipes).prefix(2))
        let cleaned = items.map { CleanedItem($0, html: "x", summary: nil, words: 1) }
        try archive.keep(cleaned, by: recipes)
        #expect(try clean(recipes) == ["<p>Texto 3</p>"])
    }

    @Test func anArchiveOfAnEarlierVersionHasANumberForEachSource() throws {
        _ = try clean(both)
        try archive.database.write { database in
            try database.execute(sql: "DELETE FROM settings WHERE name = 'clean'")
        }
        #expect(try clean(both) == [])
        try take(["5"], of: "a")
        #expect(try clean(both) == ["<p>Texto 5</p>"])
    }
}
