import Archiving
import Domain
import Fetching
import Foundation

/// Keeps what the next build has to know of this one's answers, once they are safely archived.
struct KeepAnswers {
    let composition: Composition
    let archive: Archive
    /// As of when it is noted how the sources stand.
    let time: Date

    func run(_ answers: FetchedAnswers) throws {
        keep(answers)
        try noteConditions(answers)
    }

    /// What cannot be kept is only asked for again, but a person should know.
    private func keep(_ answers: FetchedAnswers) {
        do {
            for snapshot in answers.snapshots { try composition.snapshots.commit(snapshot) }
            try composition.snapshots.prune(
                keeping: composition.configuration.sources.map(\.id.text)
            )
            try composition.history.save(answers.history)
        } catch {
            composition.console.report(
                Diagnostic(
                    .warning,
                    "the answers of the sources cannot be kept: \(error.localizedDescription)",
                    path: composition.layout.name(of: composition.layout.state),
                    hint: "make room or make the folder writable; until then they are asked anew"
                )
            )
        }
    }

    /// Of a source that stands as it stood, what was noted then stays; a build without network knows nothing new of one
    /// that was known before.
    private func noteConditions(_ answers: FetchedAnswers) throws {
        let isCutOff = answers.isOffline || composition.fetching.offline
        let known = try archive.conditions()
        var conditions: [SourceID: SourceCondition] = [:]
        for outcome in answers.outcomes {
            let id = outcome.source.id
            let found = SourceCondition(outcome, answers.history.sources[id.text])
            conditions[id] = isCutOff ? known[id] ?? found : found
        }
        let ahead = try archive.statusesAhead(of: time)
        let doctor = DiagnoseSources(
            sources: composition.configuration.sources.filter { source in
                known[source.id] != conditions[source.id] ?? .empty || ahead.contains(source.id)
            },
            archive: archive,
            history: answers.history,
            snapshots: composition.snapshots,
            now: time
        )
        try archive.note(try doctor.statuses(conditions), at: time)
    }
}
