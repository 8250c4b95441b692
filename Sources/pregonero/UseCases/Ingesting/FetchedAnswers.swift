import Domain
import Fetching

/// What fetching gave: how the sources fared, and what to keep once their answers are archived.
struct FetchedAnswers: Sendable {
    var outcomes: [SourceOutcome] = []
    var snapshots: [Snapshot] = []
    /// What is known of asking from now on.
    var history = FetchHistory()
    /// Seconds spent waiting for answers, and reading them.
    var fetchTime: Duration = .zero
    var readTime: Duration = .zero
    /// Whether no name could be resolved for any source that was asked: our own network is down.
    var isOffline = false
    /// Whether no source that was asked gave an answer of any kind: something may bar the way to all of them.
    var isUnreached = false

    /// Sources that are to be empty when they give no answer.
    var hiddenSources: Set<SourceID> {
        Set(
            outcomes.compactMap { outcome -> SourceID? in
                if case .empty = outcome.answer, outcome.source.onFailure == .empty {
                    return outcome.source.id
                }
                return nil
            }
        )
    }
}
