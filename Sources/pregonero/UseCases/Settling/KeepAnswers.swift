import Archiving
import Basics
import Domain
import Fetching
import Foundation

/// Keeps what the next build has to know of this one's answers, once they are safely archived.
struct KeepAnswers {
    let layout: SiteLayout
    let sources: [Source]
    let kept: KeptAnswers
    let console: Console
    /// Whether no server was to be asked.
    let isOffline: Bool
    let timeZone: TimeZone

    /// - Parameters:
    ///   - answers: what fetching gave.
    ///   - archive: where they are archived.
    ///   - time: as of when it is noted how the sources stand.
    ///   - erased: sources whose answers hold what must not be kept.
    /// - Throws: what SQLite says.
    func run(
        _ answers: FetchedAnswers,
        in archive: Archive,
        at time: Date,
        without erased: Set<SourceID>
    ) throws {
        keep(answers, without: Set(erased.map(\.text)))
        try noteConditions(answers, in: archive, at: time)
    }

    /// What cannot be kept is only asked for again, but a person should know.
    private func keep(_ answers: FetchedAnswers, without erased: Set<String>) {
        do {
            try kept.snapshots.commit(answers.snapshots.filter { !erased.contains($0.key) })
            for source in erased { try kept.snapshots.forget(source) }
            try kept.snapshots.prune(keeping: sources.map(\.id.text))
            try kept.history.save(answers.history)
        } catch {
            console.report(
                Diagnostic(
                    .warning,
                    "the answers of the sources cannot be kept: \(SystemReason.of(error))",
                    path: layout.name(of: layout.state),
                    hint: "make room or make the folder writable; until then they are asked anew"
                )
            )
        }
    }

    /// Of a source that stands as it stood, what was noted then stays until a day is over; a build without network knows
    /// nothing new of one that was known before.
    private func noteConditions(
        _ answers: FetchedAnswers,
        in archive: Archive,
        at time: Date
    ) throws {
        let isCutOff = answers.isOffline || isOffline
        let known = try archive.conditions()
        var conditions: [SourceID: SourceCondition] = [:]
        for outcome in answers.outcomes {
            let id = outcome.source.id
            let found = SourceCondition(outcome, answers.history.sources[id.text])
            conditions[id] = isCutOff ? known[id] ?? found : found
        }
        let ahead = try archive.statusesAhead(of: time)
        let days = try archive.lastStatusDays()
        var doctor = DiagnoseSources(
            sources: sources,
            archive: archive,
            history: answers.history,
            snapshots: kept.snapshots,
            now: time,
            timeZone: timeZone
        )
        doctor.sources = sources.filter { source in
            known[source.id] != conditions[source.id] ?? .empty || ahead.contains(source.id)
                || days[source.id] != doctor.lastDay(of: source.id)
        }
        try archive.note(try doctor.statuses(conditions), at: time)
    }
}
