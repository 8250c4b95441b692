import Basics
import Domain
import Foundation
import GRDB

/// What the archive knows of the clocks of its builds, so that one that is wrong for a while does no lasting harm.
struct Chronology {
    let database: Database
    let rules: ClassificationRules
    let now: Date

    /// Sites are built daily: when none was for longer than this, the clock may have jumped.
    static let longestRest = 7 * 86_400

    private static let tolerance = Int(clamping: NotedTime.tolerance)

    /// How this build's clock stands to those before it.
    struct Standing {
        /// The time by which what comes in is noted: never long before what was noted already.
        let time: Date
        /// The clock of the last build, when that is suspiciously long ago.
        let jumpedFrom: Date?
        /// What a person should know.
        var remark: Diagnostic?
    }

    /// Finds out how the clock stands, and mends what an earlier build noted that cannot be true.
    func begin() throws -> Standing {
        guard let clocks = try stored() ?? derived() else {
            return Standing(time: now, jumpedFrom: nil)
        }
        var remark: Diagnostic?
        var time = now
        let evidence = ClockEvidence(database: database, now: now.seconds)
        if clocks.newest > now.seconds + Self.tolerance {
            let newest = Date(seconds: clocks.newest)
            if try evidence.isCredible() {
                try RetentionSweep(database: database, rules: KeepingRules(), now: now)
                    .giveBack(after: now.seconds + Self.tolerance)
                try ClockRepair(database: database, rules: rules, now: now).run()
                try keep(Clocks(last: now.seconds, newest: now.seconds))
                remark = mended(newest)
            } else {
                time = newest
                remark = behind(newest)
            }
        }
        let hasJumped = now.seconds - clocks.last > Self.longestRest
        if hasJumped, try evidence.lagged(until: clocks.last) {
            try ClockRepair(database: database, rules: rules, now: now).mend(lagging: clocks.last)
            remark = lagged(Date(seconds: clocks.last))
        }
        return Standing(
            time: time,
            jumpedFrom: hasJumped ? Date(seconds: clocks.last) : nil,
            remark: remark
        )
    }

    /// Notes the clock once a day, and whenever something changed: a build that changes nothing writes nothing.
    func end(changes: Bool) throws {
        let known = try stored()
        let newest = max(known?.newest ?? now.seconds, now.seconds)
        if let known, !changes, abs(now.seconds - known.last) < 86_400 { return }
        try keep(Clocks(last: now.seconds, newest: newest))
    }
}

extension Chronology {
    /// The clock of the last build, and the newest of all that is believed, in seconds.
    private struct Clocks: Equatable {
        let last: Int
        let newest: Int
    }

    /// The clock of the last build that changed anything; nil for an archive that none has built.
    static func last(in database: Database) throws -> Date? {
        try stored(in: database).map { Date(seconds: $0.last) }
    }

    /// The newest clock of a build that is believed; nil for an archive that none has built.
    static func newest(in database: Database) throws -> Date? {
        try stored(in: database).map { Date(seconds: $0.newest) }
    }

    private func keep(_ clocks: Clocks) throws {
        guard try clocks != stored() else { return }
        try note.set("\(clocks.last) \(clocks.newest)")
    }

    private var note: ArchiveNote { Self.note(in: database) }

    private static func note(in database: Database) -> ArchiveNote {
        ArchiveNote("clock", in: database)
    }

    private func stored() throws -> Clocks? { try Self.stored(in: database) }

    private static func stored(in database: Database) throws -> Clocks? {
        let numbers =
            try note(in: database).value()?.split(separator: " ").compactMap { Int($0) } ?? []
        return numbers.count == 2 ? Clocks(last: numbers[0], newest: numbers[1]) : nil
    }

    /// From what earlier programs noted; nil for an archive that holds nothing yet.
    private func derived() throws -> Clocks? {
        let last = try Int.fetchOne(
            database,
            sql: "SELECT at FROM changes ORDER BY number DESC LIMIT 1"
        )
        let others = try [
            "SELECT MAX(first_seen) FROM items", "SELECT MAX(accepted_at) FROM sources",
            "SELECT MAX(changed_at) FROM entities",
        ].compactMap { try Int.fetchOne(database, sql: $0) }
        guard let newest = (others + [last].compactMap(\.self)).max() else { return nil }
        return Clocks(last: last ?? newest, newest: newest)
    }
}

extension Chronology {
    private func behind(_ newest: Date) -> Diagnostic {
        Diagnostic(
            .warning,
            "the clock says \(Self.text(now)), but the archive was built at \(Self.text(newest)) before",
            hint: "set the clock right if it is wrong\(Self.variable); what comes in now is noted "
                + "as of then"
        )
    }

    private func mended(_ newest: Date) -> Diagnostic {
        Diagnostic(
            .warning,
            "an earlier build said that it was \(Self.text(newest)), and now it is \(Self.text(now)): "
                + "what it noted for times to come is forgotten",
            hint: "set the clock right if it is this one that is wrong\(Self.variable)"
        )
    }

    private func lagged(_ last: Date) -> Diagnostic {
        Diagnostic(
            .warning,
            "earlier builds said that it was \(Self.text(last)), before most of what they brought: "
                + "it is dated anew, addresses stay",
            hint: "look at the clock of the machine, which may start in the past after a cut of "
                + "power, and at SOURCE_DATE_EPOCH where it is set"
        )
    }

    /// What may stand in for the clock of the machine.
    private static let variable = ", or SOURCE_DATE_EPOCH where it is set"

    static func text(_ date: Date) -> String { date.formatted(.iso8601) }
}
