import Domain
import Fetching
import Foundation
import SourceKinds

extension SourceVisit {
    /// Notes how asking went, for the builds to come.
    func note(
        _ failure: Failure?,
        of question: SourceQuestion,
        in history: SourceHistory,
        _ kind: any SourceKind,
        _ result: inout Result
    ) {
        var history = history
        if failure?.effect != FailureEffect.none {
            history.count(
                isGood: failure == nil,
                took: result.snapshot?.elapsed,
                on: CivilTime(now, in: context.timeZone).day.ordinal
            )
        }
        if let failure {
            let isKnown = !isRefresh && history.reason == failure.reason
            history.fail(
                failure.reason,
                effect: failure.effect,
                of: source.id.text,
                every: rhythm.timeIntervalSince(now),
                at: now
            )
            result.outcome.hint = hint(failure, kind) ?? result.outcome.hint
            // The pause of a host was told when the host asked for it.
            result.outcome.isRemembered = failure.effect == .none || isKnown
        } else {
            history.succeed(at: now, took: result.snapshot?.elapsed)
            let adopted = history.adoptedAddress
            history.sawMove(to: result.snapshot.flatMap(question.move))
            if let address = history.adoptedAddress, address != adopted {
                result.outcome.warnings.append(moved(to: address))
            }
        }
        result.history = history
        result.isOwnNetworkFailure = result.isOwnNetworkFailure ?? false
    }

    /// When it would be asked again if it had answered as it did last.
    private var rhythm: Date {
        let freshness = fetch.last(source.id.text)?.freshness ?? Freshness()
        return freshness.nextCheck(after: now, every: source.every.map { .seconds($0) })
    }

    private func moved(to address: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "it moved for good to \(address), which is asked from now on",
            path: source.id.text,
            hint: "write the new address as its 'url'"
        )
    }
}
