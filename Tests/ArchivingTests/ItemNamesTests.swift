import Domain
import GRDB
import Testing

@testable import Archiving

@Suite struct ItemNamesTests {
    private static let paths = ["/n", "/n-x/a/", "/n/1/", "/n/2/", "/a.html", "/", "/ñ/b/", "/z/"]

    private func archive() throws -> ArchiveFixture {
        let fixture = try ArchiveFixture()
        let items = Self.paths.indices.map { ReceivedItem.sample("\($0)", published: -Double($0)) }
        try fixture.take(in: fixture.batch(items))
        try fixture.archive.database.write { database in
            for (index, path) in Self.paths.enumerated() {
                try database.execute(
                    sql: "UPDATE items SET path = ? WHERE identity = ?",
                    arguments: [path, "\(index)"]
                )
            }
        }
        return fixture
    }

    private func beginnings(most: Int, _ fixture: ArchiveFixture) throws -> Set<String>? {
        try fixture.archive.database.read { try ItemNames(database: $0).beginnings(most: most) }
    }

    @Test func `each beginning is found once, up to the most`() throws {
        let fixture = try archive()
        let all: Set<String> = ["", "a.html", "n", "n-x", "z", "ñ"]
        #expect(try beginnings(most: 6, fixture) == all)
        #expect(try beginnings(most: 100, fixture) == all)
        #expect(try beginnings(most: 5, fixture) == nil)
        #expect(try beginnings(most: 0, fixture) == nil)
        #expect(try beginnings(most: 3, ArchiveFixture()) == [])
    }

    @Test(arguments: [[0xFF, 0x2F], [0x2F, 0xFF, 0x2F, 0x61], []] as [[UInt8]])
    func `a damaged path ends the search`(path: [UInt8]) throws {
        let fixture = try archive()
        let bytes = path.map { String($0, radix: 16) }.joined()
        try fixture.archive.database.write {
            try $0.execute(
                sql: "UPDATE items SET path = CAST(x'\(bytes)' AS TEXT) WHERE identity = '7'"
            )
        }
        let found = try beginnings(most: 100, fixture)
        #expect(found == nil || found?.isSuperset(of: ["n", "n-x"]) == true)
    }

    @Test func `paths come in the order of the numbers, and a missing item is damage`() throws {
        let fixture = try archive()
        let numbers = try fixture.archive.database.read {
            let order = "CAST(identity AS INTEGER)"
            return try Int64.fetchAll($0, sql: "SELECT number FROM items ORDER BY \(order)")
        }
        try fixture.archive.database.read { database in
            let paths = ItemNames(database: database)
            let (ahead, back) = (try paths.paths(numbers), try paths.paths(numbers.reversed()))
            #expect(ahead == Self.paths)
            #expect(back == Self.paths.reversed())
            #expect(throws: DatabaseError.self) { try paths.paths([numbers[0], .max]) }
            #expect(throws: DatabaseError.self) { try paths.paths([.max, numbers[0]]) }
            let identities = try paths.identities(numbers.reversed())
            #expect(identities == Self.paths.indices.reversed().map { "\($0)" })
            let many = (0..<3_000).map { numbers[$0 % numbers.count] }
            let expected = many.indices.map { Self.paths[$0 % numbers.count] }
            let repeated = try paths.paths(many)
            #expect(repeated == expected)
            #expect(throws: DatabaseError.self) { try paths.paths(many + [.max]) }
        }
    }
}
