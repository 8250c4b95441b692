import Archiving
import Domain
import Foundation

extension ShardPlan {
    var hiddenSources: Set<SourceID> { Set(hidden.map { SourceID($0) }) }

    /// The plan once fetching is done.
    func noting(_ answers: FetchedAnswers, _ archive: Archive) throws -> ShardPlan {
        var plan = self
        plan.archive = try archive.fingerprint().hexadecimal
        plan.hidden = answers.hiddenSources.map(\.text).sorted()
        return plan
    }

    /// - Throws: `ExitReason.refused` when the archive is not the one from which the plan's pages are made.
    func check(_ archive: Archive) throws {
        guard try archive.fingerprint().hexadecimal == self.archive else {
            throw ExitReason.refused(
                "the state is not the one that the plan's pages are made from",
                hint:
                    "after 'pregonero fetch --join' or 'pregonero plan' nothing else may build here"
            )
        }
    }

    /// - Throws: `ExitReason.refused` when something was built since for a later time: what its shards fetched is older.
    func checkIsNewest(_ archive: Archive) throws {
        guard let last = try archive.lastClock(), last > clock else { return }
        throw ExitReason.refused(
            "the plan is for \(clock.formatted(.iso8601)), and the archive was built as of "
                + "\(last.formatted(.iso8601)) since",
            hint: "make the plan anew with 'pregonero plan'"
        )
    }

    /// As fetching left the sources: those that show nothing, and all others as they stand.
    func outcomes(of sources: [Source]) -> [SourceOutcome] {
        sources.map { source in
            guard hidden.contains(source.id.text) else {
                var outcome = SourceOutcome(source: source, answer: .unchanged)
                outcome.isNotDue = true
                return outcome
            }
            var outcome = SourceOutcome(source: source, answer: .empty(reason: "as it was fetched"))
            outcome.isRemembered = true
            return outcome
        }
    }
}
