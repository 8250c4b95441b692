import Domain
import Fetching
import Foundation

/// How one source fared in a build.
struct SourceOutcome: Sendable {
    let source: Source
    let answer: AnswerClass
    var warnings: [Diagnostic] = []
    /// What a person can do about a missing answer.
    var hint: String?
    /// Whether the source was not asked because of a failure that an earlier build reported.
    var isRemembered = false

    /// The classes of design.md section 5, from the best to the worst.
    enum AnswerClass: Sendable, Equatable {
        case fresh
        /// Asked and the same, or not asked because it is not due.
        case unchanged
        /// The last good answer stands in.
        case stale(since: Date?, reason: String)
        case sample(reason: String?)
        case empty(reason: String)
        /// Nothing usable, and the configuration says that this fails the build.
        case failed(reason: String)
    }
}

/// What fetching gave: the answers to take in, and what to keep once they are.
struct FetchedAnswers: Sendable {
    var outcomes: [SourceOutcome] = []
    var batches: [ReceivedBatch] = []
    var snapshots: [Snapshot] = []
    /// What is known of asking from now on.
    var history = FetchHistory()
    /// Seconds spent waiting for answers, and reading them.
    var fetchTime: Duration = .zero
    var readTime: Duration = .zero
    /// Whether no name could be resolved for any source that was asked: our own network is down.
    var isOffline = false
}
