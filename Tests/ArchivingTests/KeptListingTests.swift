import Basics
import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Archiving

@Suite struct KeptListingTests {
    private let fixture: ArchiveFixture

    init() throws {
        fixture = try ArchiveFixture.several()
    }

    private var path: String { fixture.archive.files.listing }

    private func kept() throws -> KeptListing? {
        try fixture.archive.database.read { try KeptListing(path, $0) }
    }

    /// Expects that the listing is read, and that it says what the tables say.
    private func expectSame(
        in parts: Int = 3,
        after hours: Double = 1,
        without source: SourceID? = nil,
        showsAll: Bool = false,
        _ place: SourceLocation = #_sourceLocation
    ) throws {
        let scope = fixture.scope(after: hours, without: source, showsAll: showsAll)
        let reading = fixture.reading(of: scope, in: parts, keeps: false)
        let surroundings = try fixture.archive.database.read { try EditionSurroundings(scope, $0) }
        let rows = try #require(try reading.fromFile(surroundings), sourceLocation: place)
        let read = try fixture.rows(of: scope, in: 1)
        #expect(rows.told == read.told, sourceLocation: place)
    }

    @Test(arguments: [1, 2, 7]) func `says what the tables say`(parts: Int) throws {
        let first = try fixture.rows(of: fixture.scope(), in: parts, keeps: true)
        #expect(first.entries.count > 100)
        let directory = try #require(try kept()?.directory)
        #expect(directory.count == 200)
        #expect(directory.blocks.count > 10)
        #expect(!FileManager.default.fileExists(atPath: path + ".new"))
        for read in [1, 2, 5, 90] { try expectSame(in: read) }
        try expectSame(without: "b")
        try expectSame(after: -20)
    }

    @Test func `is not there where nobody wants it or items are few`() throws {
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: false)
        #expect(!FileManager.default.fileExists(atPath: path))
        _ = try fixture.archive.edition(fixture.scope(), keepsListing: true)
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try kept() == nil)
    }

    @Test func `what came, changed and went since is as it is now`() throws {
        _ = try fixture.rows(of: fixture.scope(), in: 3, keeps: true)
        let items = (0..<12).map { number in
            var item = ReceivedItem.sample(
                number < 6 ? "a\(number + 1)" : "neu\(number)",
                title: "Otra noticia \(number)",
                published: -Double(number * 5)
            )
            if number == 3 { item.expires = ArchiveFixture.morning.addingTimeInterval(7_200) }
            if number == 4 { item.published = ArchiveFixture.morning.addingTimeInterval(90_000) }
            if number == 5 { item.isDraft = true }
            return item
        }
        try fixture.take(in: fixture.batch(items, after: 1))
        #expect(try kept()?.changed.count == 12)
        try expectSame(after: 1)
        try expectSame(after: 1, showsAll: true)
        // All of a source goes, and its items come back changed.
        try fixture.take(in: fixture.batch([], of: "c", after: 2, isComplete: true))
        try expectSame(after: 2)
        try fixture.take(in: fixture.batch([.sample("c7", title: "Vuelve")], of: "c", after: 3))
        for hours in [3.0, 10, 40] { try expectSame(after: hours) }
        // By hand into another section.
        let moved = try #require(try fixture.articles().first { $0.source == "d" })
        let baseURL = BaseURL(origin: "https://example.org", pathPrefix: "")
        let name = NamedArticle(moved.id.text, line: 1, baseURL: baseURL)
        fixture.desk = [Desk.Entry(name, .section("culture"))]
        try expectSame(after: 3)
        // Into other sections and lists.
        fixture.sources = fixture.sources.map { source in
            var source = source
            if source.id == "e" { source.section = "culture" }
            return source
        }
        try fixture.take(in: fixture.batch([], of: "a", after: 4))
        try expectSame(after: 4)
        try fixture.archive.database.write { database in
            try database.execute(sql: "DELETE FROM items WHERE source = 'b' AND number % 2 = 0")
        }
        try expectSame(after: 4)
    }

    @Test func `many small changes come to the same as reading all`() throws {
        var random = SeededGenerator(seed: 23)
        let columns = ArchivedListings.Column.allCases.filter { $0 != .number && $0 != .id }
        for _ in 0..<40 {
            if random.below(3) == 0 { ArchiveFiles.remove(path) }
            _ = try fixture.rows(of: fixture.scope(), in: 1 + random.below(4), keeps: true)
            for _ in 0..<random.below(6) {
                let number = 1 + random.below(200)
                let column = columns[random.below(columns.count)].name
                try fixture.archive.database.write { database in
                    guard
                        let other = try Int64.fetchOne(
                            database,
                            sql: "SELECT number FROM items WHERE number <> ? ORDER BY number % ?",
                            arguments: [number, 1 + random.below(50)]
                        )
                    else { return }
                    // A path is one item's; else it takes what another has.
                    let value =
                        column == "path"
                        ? "'/es/nuevo/\(random.next())/'"
                        : "(SELECT \(column) FROM items WHERE number = \(other))"
                    try database.execute(
                        sql: "UPDATE items SET \(column) = \(value) WHERE number = ?",
                        arguments: [number]
                    )
                }
            }
            try expectSame(in: 1 + random.below(4))
        }
    }

    @Test func `a damaged file is not believed`() throws {
        let scope = fixture.scope()
        let read = try fixture.rows(of: scope, in: 2, keeps: true).told
        let whole = try Data(contentsOf: URL(filePath: path))
        for place in stride(from: 0, to: whole.count, by: whole.count / 9) {
            var damaged = whole
            damaged[place] ^= 0x10
            try damaged.write(to: URL(filePath: path))
            #expect(try fixture.rows(of: scope, in: 2, keeps: false).told == read)
        }
        for size in [0, 1, whole.count / 2, whole.count - 1] {
            try whole[..<size].write(to: URL(filePath: path))
            #expect(try fixture.rows(of: scope, in: 2, keeps: false).told == read)
        }
        try FileManager.default.removeItem(atPath: path)
        #expect(try kept() == nil)
        #expect(try fixture.rows(of: scope, in: 2, keeps: true).told == read)
        try expectSame()
    }

    @Test func `that of another time is not believed`() throws {
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        let earlier = try Data(contentsOf: URL(filePath: path))
        try fixture.take(in: fixture.batch([.sample("otra")], after: 1))
        try FileManager.default.removeItem(atPath: path)
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        try earlier.write(to: URL(filePath: path))
        let rows = try fixture.rows(of: fixture.scope(), in: 2, keeps: false)
        #expect(rows.told == (try fixture.rows(of: fixture.scope(), in: 1).told))
    }

    @Test func `when much has changed it is kept anew`() throws {
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        try fixture.archive.database.write { database in
            for number in 1_000...2_000 {
                try database.execute(
                    sql: "INSERT INTO listing_changes VALUES (?)",
                    arguments: [number]
                )
            }
        }
        #expect(try kept() == nil)
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        #expect(try kept()?.changed == [])
        try expectSame()
    }

    @Test func `where no file can be begun the tables are read`() throws {
        try FileManager.default.createDirectory(
            atPath: path + ".new",
            withIntermediateDirectories: false
        )
        let rows = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        #expect(rows.told == (try fixture.rows(of: fixture.scope(), in: 1).told))
        #expect(try kept() == nil)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func `on a full disk the tables are read and nothing is left`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: path + ".new",
            withDestinationPath: "/dev/full"
        )
        let rows = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        #expect(rows.told == (try fixture.rows(of: fixture.scope(), in: 1).told))
        #expect(try kept() == nil)
        var status = stat()
        #expect(lstat(path + ".new", &status) != 0 && lstat(path, &status) != 0)
    }

    @Test func `where it cannot be noted the edition is read nevertheless`() throws {
        try fixture.archive.database.write { database in
            try database.execute(
                sql: """
                    CREATE TRIGGER refused BEFORE INSERT ON listing
                        BEGIN SELECT RAISE(ABORT, 'full'); END
                    """
            )
        }
        let rows = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        #expect(rows.told == (try fixture.rows(of: fixture.scope(), in: 1).told))
        #expect(try kept() == nil)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `an edition of five thousand items keeps it`() throws {
        let items = (1...KeptListing.least).map { ReceivedItem.sample("viele\($0)", published: -9) }
        try fixture.take(in: fixture.batch(items))
        let first = try fixture.archive.edition(fixture.scope(), keepsListing: true)
        #expect(try kept()?.directory.count == 200 + KeptListing.least)
        try fixture.take(in: fixture.batch([.sample("nueva")], after: 1))
        let second = try fixture.archive.edition(fixture.scope())
        #expect(second.articleCount() == first.articleCount() + 1)
        // Of a few nothing is kept, and what was is taken away.
        try fixture.archive.database.write { try $0.execute(sql: "DELETE FROM items") }
        ArchiveFiles.remove(path)
        _ = try fixture.archive.edition(fixture.scope(), keepsListing: true)
        let rest = try fixture.archive.database.read { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM listing_changes")
        }
        #expect(rest == 0)
    }

    @Test func `what is erased is not kept in it`() throws {
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        try fixture.archive.shred()
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try kept() == nil)
    }

    @Test func `after an archive was put in place it is made anew`() throws {
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        try fixture.archive.close()
        let files = fixture.archive.files
        // As after a change by hand, which says so by taking the sums away.
        ArchiveFiles.remove(files.sums)
        ArchiveFiles.remove(files.closingRecord)
        let again = try Archive(at: URL(filePath: files.archive)) { _ in }
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try again.database.read { try KeptListing(path, $0) } == nil)
        try again.close()
    }

    @Test(arguments: [
        "INSERT INTO items SELECT * FROM items WHERE number = 7 ON CONFLICT (id) DO UPDATE SET day = 1",
        "UPDATE OR REPLACE items SET day = 2 WHERE number = 7", "UPDATE OR FAIL items SET day = 3",
        "UPDATE items SET number = 999 WHERE number = 7", "DELETE FROM items WHERE number = 7",
    ])
    func `whatever statement changes an item`(statement: String) throws {
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        for _ in 1...2 {
            try fixture.archive.database.write { try $0.execute(sql: statement) }
            #expect(try kept()?.changed.contains(7) == true)
            try expectSame()
        }
    }

    @Test(arguments: [
        ("\"form\":\"3 ", "\"form\":\"1 "), ("{", "["), ("\"part\":0", "\"part\":9"),
        ("\"part\":0", "\"part\":-1"), ("\"count\":1", "\"count\":9223372036854775807"),
        ("\"offset\":0", "\"offset\":-1"), ("\"size\":1", "\"size\":99999991"),
        ("\"traits\":[0", "\"traits\":[9"), ("\"traits\":[", "\"traits\":[0,"),
    ])
    func `a directory that cannot be is not read`(what: String, with: String) throws {
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        let text = try #require(
            try fixture.archive.database.read { database in
                try String.fetchOne(database, sql: "SELECT directory FROM listing")
            }
        )
        #expect(text.contains(what))
        let other = text.replacing(what, with: with)
        // What was changed by chance is told by the hash, and what somebody has changed by what it says.
        for hash in [StableHash.of(text), StableHash.of(other)] {
            try fixture.archive.database.write { database in
                try database.execute(
                    sql: "UPDATE listing SET directory = ?, hash = ?",
                    arguments: [other, Int64(bitPattern: hash)]
                )
            }
            #expect(try kept() == nil)
        }
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        try expectSame()
    }

    @Test func `a block with traits that are none is damage, and the tables are read`() throws {
        let scope = fixture.scope()
        let first = try fixture.rows(of: scope, in: 2, keeps: true)
        let entry = first.entries[0]
        let item = Listing(
            number: entry.number,
            id: entry.id,
            sortTime: entry.sortTime,
            firstSeen: entry.firstSeen,
            fingerprint: entry.fingerprint,
            holdUntil: nil,
            expires: nil,
            day: entry.day,
            pathHash: entry.pathHash,
            traits: UInt32(first.names.traits.names.count),
            isDraft: false,
            isWithdrawn: false,
            isKeptOut: false,
            isForgotten: false,
            duplicateOf: nil
        )
        let writer = try #require(ListingWriter(path))
        var part = writer.part(0)
        part.add(item)
        part.end(first.names)
        let directory = try #require(writer.finish())
        try KeptListing.keep(directory, in: fixture.archive.database)
        #expect(try kept() != nil)
        let reading = fixture.reading(of: scope, in: 1, keeps: false)
        let surroundings = try fixture.archive.database.read { try EditionSurroundings(scope, $0) }
        #expect(throws: ListingFile.Damage.self) { try reading.fromFile(surroundings) }
        #expect(try reading.run().told == first.told)
    }

    private func triggers() throws -> [String] {
        try fixture.archive.database.read { database in
            try String.fetchAll(
                database,
                sql: "SELECT sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name"
            )
        }
    }

    @Test func `items are watched only while it is kept`() throws {
        #expect(try triggers().isEmpty)
        for _ in 1...2 {
            _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
            #expect(try triggers().count == 3)
            ArchiveFiles.remove(path)
        }
        try KeptListing.forget(path, in: fixture.archive.database)
        #expect(try triggers().isEmpty)
        try fixture.take(in: fixture.batch([.sample("otra")], after: 1))
        let noted = try fixture.archive.database.read { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM listing_changes")
        }
        #expect(noted == 0)
    }

    @Test func `each column that decides on lists is watched`() throws {
        _ = try fixture.rows(of: fixture.scope(), in: 2, keeps: true)
        let text = try #require(try triggers().first { $0.contains("UPDATE OF") })
        let list = try #require(text.firstRange(of: "UPDATE OF"))
        let end = try #require(text.firstRange(of: " ON items"))
        let watched = text[list.upperBound..<end.lowerBound].split { $0 == "," || $0.isWhitespace }
        #expect(Set(watched.map(String.init)) == Set(ArchivedListings.Column.allCases.map(\.name)))
    }
}
