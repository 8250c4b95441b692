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

    /// The same for all sources: it is about this machine.
    static let certificatesHint =
        "install the certificates of authorities, as with: apt-get install ca-certificates"

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
