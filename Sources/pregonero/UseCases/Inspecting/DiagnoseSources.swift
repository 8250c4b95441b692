import Archiving
import Domain
import Fetching
import Foundation

/// Brings together what asking, reading and the archive know of each source.
struct DiagnoseSources {
    var sources: [Source]
    let archive: Archive
    let history: FetchHistory
    let snapshots: SnapshotStore
    let now: Date
    let timeZone: TimeZone

    /// How every source stands.
    ///
    /// - Parameter conditions: What the build found, or an earlier one left.
    /// - Returns: a status for each source, in their order.
    /// - Throws: what SQLite says.
    func statuses(_ conditions: [SourceID: SourceCondition]) throws -> [SourceStatus] {
        let rhythms = try archive.rhythms(of: sources.map(\.id), at: now)
        let readings = try archive.readings()
        return sources.map { source in
            let past = history.sources[source.id.text]
            let kept = snapshots.times(of: source.id.text, at: now)
            var status = SourceStatus(
                source: source.id,
                condition: conditions[source.id] ?? .empty,
                at: now
            )
            status.lastSuccess = past?.lastSuccess ?? kept?.checkedAt
            status.failures = past?.failures ?? 0
            status.reason = past?.reason ?? source.missingVariables.first.map { "\($0) is not set" }
            status.goneSince = past?.goneSince
            status.movedTo = past?.adoptedAddress
            status.nextCheck =
                past?.goneSince != nil ? nil : past?.retryAt ?? kept?.nextCheck
            status.rhythm = rhythms[source.id]
            status.reading = readings[source.id]
            status.days = past.flatMap(pastDays)
            return status
        }
    }

    /// The last day that is over of those on which a source was asked.
    func lastDay(of source: SourceID) -> Day? {
        history.sources[source.text].flatMap(pastDays)?.last?.day
    }

    /// Of today is told when it is over: a page that counts every build would change with every build.
    private func pastDays(_ history: SourceHistory) -> [SourceDay]? {
        let today = CivilTime(now, in: timeZone).day.ordinal
        let days = (history.days ?? []).filter { $0.ordinal < today }.map(SourceDay.init)
        return days.isEmpty ? nil : days
    }
}

extension SourceDay {
    init(_ asked: AskedDay) {
        self.init(
            day: Day(ordinal: asked.ordinal),
            answers: asked.answers,
            failures: asked.failures,
            milliseconds: asked.timedAnswers > 0 ? asked.milliseconds / asked.timedAnswers : nil
        )
    }
}

extension SourceCondition {
    /// How a source stands after a build.
    init(_ outcome: SourceOutcome, _ history: SourceHistory?) {
        if history?.goneSince != nil {
            self = .gone
            return
        }
        self =
            switch outcome.answer {
            case .fresh, .unchanged: .ok
            case .stale: .stale
            case .sample: .sample
            case .empty, .failed: .empty
            }
    }
}
