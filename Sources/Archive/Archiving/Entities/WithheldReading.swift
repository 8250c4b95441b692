public import Domain
import Foundation
import GRDB

/// Reads what must not come back with a former edition of people, and of what the newsroom has in files.
struct WithheldReading {
    let database: Database
    let sources: Set<SourceID>

    private enum Column: Int, SelectedColumn {
        case id, source, kind, address, content, withdrawnAt
    }

    private enum LogColumn: Int, SelectedColumn {
        case item, at, what
    }

    func pages() throws -> [WithheldPage] {
        let log = try log()
        let rows = try Column.rows(
            in: database,
            """
            FROM entities WHERE origin = 0
                AND (kind = ? OR (source = ? AND withdrawn_at IS NOT NULL))
            ORDER BY id
            """,
            [EntityKind.person.rawValue, Source.ownID.text]
        )
        var pages: [WithheldPage] = []
        while let row = try rows.next() {
            let (kind, address): (String, String) = (try row[.kind], try row[.address])
            let isPerson = kind == EntityKind.person.rawValue
            func add(_ what: WithheldPage.What) {
                pages.append(WithheldPage(address: address, isPerson: isPerson, what: what))
            }
            let isOut = try row[.withdrawnAt] as Int? != nil
            let source = SourceID(try row[.source])
            let id: String = try row[.id]
            let taken = log[id] ?? []
            if isOut || !sources.contains(source) {
                add(.all)
                // Their page may stand there still, until the next build.
                if let last = taken.last { add(.before(last.time)) }
                continue
            }
            guard
                case .person(let person)? = StoredEntity.entity(try row[.content], of: .person)
            else { continue }
            if person.place == nil { add(.place) }
            let last = taken.last { $0.fields.isWithheld(by: person) }
            if let last { add(.before(last.time)) }
        }
        return pages
    }

    /// What people took back, by them, in the order in which they did.
    private func log() throws -> [String: [(time: Date, fields: WithheldFields)]] {
        let rows = try LogColumn.rows(
            in: database,
            "FROM changes WHERE what GLOB ? ORDER BY number",
            [WithheldFields.sign + " *"]
        )
        var log: [String: [(time: Date, fields: WithheldFields)]] = [:]
        while let row = try rows.next() {
            guard let fields = WithheldFields(try row[.what]) else { continue }
            let (item, at): (String, Int) = (try row[.item], try row[.at])
            log[item, default: []].append((Date(seconds: at), fields))
        }
        return log
    }
}

extension Archive {
    /// What pages of former editions show of people, and of what the newsroom has in files, that is out since or that they no
    /// longer allow.
    ///
    /// - Parameter sources: those of the site; who came of another one is out.
    /// - Returns: the pages.
    /// - Throws: what SQLite says.
    public func withheldPages(of sources: Set<SourceID>) throws -> [WithheldPage] {
        try database.read { try WithheldReading(database: $0, sources: sources).pages() }
    }
}
