import Basics
public import Domain
public import Foundation
import GRDB

extension Archive {
    /// Keeps how sources stand; what is known of one is replaced only when its condition changed or a day is over, so
    /// that the portal's status page does not change with every build, or when it was noted by a clock that was ahead.
    /// While the condition is the same, the moment of which it was first found stays.
    public func note(_ statuses: [SourceStatus], at now: Date) throws {
        guard !statuses.isEmpty else { return }
        try database.write { database in
            for var status in statuses {
                if let last = try Self.status(of: status.source, in: database),
                    last.condition == status.condition,
                    last.at.timeIntervalSinceReferenceDate <= Self.latest(at: now)
                {
                    if last.days?.last?.day == status.days?.last?.day { continue }
                    status.at = last.at
                }
                let row: WrittenRow = [
                    "source": status.source.text,
                    "condition": status.condition.rawValue,
                    "status": StoredJSON.text(status),
                ]
                try row.put(into: "source_statuses", key: ["source"], in: database)
            }
        }
    }

    private static func status(of source: SourceID, in database: Database) throws -> SourceStatus? {
        let statement = try database.cachedStatement(
            sql: "SELECT status FROM source_statuses WHERE source = ?"
        )
        return try String.fetchOne(statement, arguments: [source.text])
            .flatMap { StoredJSON.value(SourceStatus.self, from: $0) }
    }

    /// The last day of each source on which it is noted how asking it went.
    public func lastStatusDays() throws -> [SourceID: Day] {
        try database.read { database in
            var days: [SourceID: Day] = [:]
            // Nearly all have the same one.
            var known: [String: Day?] = [:]
            let rows = try LastDayColumn.rows(in: database, "FROM source_statuses")
            while let row = try rows.next() {
                let text: String = try row[.day]
                let day = known[text] ?? StoredJSON.value(Day.self, from: text)
                known[text] = .some(day)
                days[SourceID(try row[.source])] = day
            }
            return days
        }
    }

    private enum LastDayColumn: Int, SelectedColumn {
        case source, day

        var expression: String {
            switch self {
            case .source: "source"
            case .day:
                // What is no JSON any more, as in a damaged file, says nothing.
                """
                CASE WHEN json_valid(status)
                    THEN json_quote(json_extract(status, '$.days[#-1].day')) ELSE 'null' END
                """
            }
        }
    }

    /// Sources of which was noted how they stand by a clock that was ahead.
    public func statusesAhead(of now: Date) throws -> Set<SourceID> {
        try database.read { database in
            let ids = try String.fetchAll(
                database,
                sql: """
                    SELECT source FROM source_statuses WHERE
                        CASE WHEN json_valid(status) THEN json_extract(status, '$.at') > ? ELSE 1 END
                    """,
                arguments: [Self.latest(at: now)]
            )
            return Set(ids.map { SourceID($0) })
        }
    }

    /// The last moment that can have been noted before now, in the form in which moments stand in JSON.
    private static func latest(at now: Date) -> Double {
        now.addingTimeInterval(NotedTime.tolerance).timeIntervalSinceReferenceDate
    }

    /// The condition in which each source was found last.
    public func conditions() throws -> [SourceID: SourceCondition] {
        try database.read { database in
            var conditions: [SourceID: SourceCondition] = [:]
            let rows = try StatusColumn.rows(in: database, "FROM source_statuses")
            while let row = try rows.next() {
                let condition = SourceCondition(rawValue: try row[.condition])
                conditions[SourceID(try row[.source])] = condition
            }
            return conditions
        }
    }

    /// When each source has something new, from its newest items.
    public func rhythms(of sources: [SourceID], at now: Date) throws -> [SourceID: SourceRhythm] {
        guard !sources.isEmpty else { return [:] }
        return try database.read { database in
            var times = Dictionary(sources.map { ($0, [Date]()) }) { first, _ in first }
            var open = times.count
            // One way through the newest of all, which ends when enough is known of each.
            let rows = try RhythmColumn.rows(
                in: database,
                """
                FROM items INDEXED BY items_listing
                WHERE origin = 0 AND sort_time <= ? ORDER BY sort_time DESC
                """,
                [now.seconds]
            )
            while open > 0, let row = try rows.next() {
                let source = SourceID(try row[.source])
                guard let count = times[source]?.count, count < Self.rhythmItems else { continue }
                times[source]?.append(Date(seconds: try row[.sortTime]))
                if count + 1 == Self.rhythmItems { open -= 1 }
            }
            return times.compactMapValues(SourceRhythm.init)
        }
    }

    private enum RhythmColumn: Int, SelectedColumn {
        case source, sortTime
    }

    /// So many of the newest items tell how often a source has something new.
    private static let rhythmItems = 20

    /// How the last accepted answer of each source read.
    public func readings() throws -> [SourceID: ReadingReport] {
        try database.read { database in
            var readings: [SourceID: ReadingReport] = [:]
            let rows = try SourceColumn.rows(in: database, "FROM sources")
            while let row = try rows.next() {
                let reading = StoredJSON.value(ReadingReport.self, from: try row[.reading])
                readings[SourceID(try row[.id])] = reading
            }
            return readings
        }
    }
}

extension ArchivedEdition {
    static func statuses(_ database: Database, scope: EditionScope) throws -> [SourceStatus] {
        try String.fetchAll(
            database,
            sql: "SELECT status FROM source_statuses ORDER BY source"
        )
        .compactMap { StoredJSON.value(SourceStatus.self, from: $0) }
        .filter { scope.sources[$0.source] != nil }
    }
}
