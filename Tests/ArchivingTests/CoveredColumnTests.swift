import Domain
import Foundation
import GRDB
import Testing

@testable import Archiving

/// The lists of what fingerprints cover, against the tables: a new column fails here until somebody says what it is to them.
@Suite struct CoveredColumnTests {
    private let fixture: ArchiveFixture

    init() throws {
        fixture = try ArchiveFixture()
    }

    private func columns(of tables: [String]) throws -> Set<String> {
        try fixture.archive.database.read { database in
            Set(try tables.flatMap { try database.columns(in: $0).map(\.name) })
        }
    }

    private func expectAll<Column: CoveredColumn>(of list: Column.Type) throws {
        let named = Column.allCases.map(\.name) + Column.leftOut
        #expect(try columns(of: Column.tables) == Set(named))
    }

    @Test func eachColumnOfASourceIsCoveredOrLeftOut() throws {
        try expectAll(of: SourceColumn.self)
        try expectAll(of: StatusColumn.self)
    }

    @Test func eachColumnOfARedirectIsCoveredOrLeftOut() throws {
        try expectAll(of: RedirectColumn.self)
    }

    @Test func eachColumnOfAnEntityIsCoveredOrLeftOut() throws {
        try expectAll(of: EntityReading.Column.self)
    }

    @Test func eachColumnOfAPictureIsCoveredOrLeftOut() throws {
        try expectAll(of: PictureFingerprints.Column.self)
    }

    @Test func eachColumnOfAnItemIsReceivedOrListedOrLeftOut() throws {
        let fields = ReceivedField.fixed + ReceivedField.changing
        let listed = ArchivedListings.Column.allCases.map(\.name)
        let named = fields.flatMap(\.columns.names) + listed + ArchivedListings.leftOut
        #expect(try columns(of: ["items"]) == Set(named))
    }
}
