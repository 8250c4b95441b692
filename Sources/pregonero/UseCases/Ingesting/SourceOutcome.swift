import Domain
import Foundation

/// How one source fared in a build.
struct SourceOutcome: Sendable {
    let source: Source
    let answer: AnswerClass
    var warnings: [Diagnostic] = []
    /// What a person can do about a missing answer.
    var hint: String?
    /// Whether its last answer still holds, so that it was not asked.
    var isNotDue = false
    /// Whether the source was not asked because of a failure that an earlier build reported.
    var isRemembered = false
    /// Whether the source was not asked because the network is not to be used, of which nothing is said.
    var isUnasked = false
    /// Whether this machine has no certificates to check an answer by, which is the same for all sources.
    var lacksCertificates = false

    /// How it was answered, from the best to the worst.
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
