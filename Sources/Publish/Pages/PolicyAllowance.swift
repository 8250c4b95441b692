import Basics
import Presentation

/// What a site allows its pages to load beside what is its own.
public struct PolicyAllowance: Hashable, Sendable {
    /// The directive of the policy, as `script-src`.
    public let directive: String
    /// An origin, or the hash of a script.
    public let source: String

    public init(directive: String, source: String) {
        self.directive = directive
        self.source = source
    }

    func add(to hash: inout StableHash) {
        hash.add(directive)
        hash.add(source)
    }
}

extension PolicyAllowance {
    /// Nil for a directive that pages do not have.
    var known: (directive: ContentPolicy.Directive, source: String)? {
        ContentPolicy.Directive(rawValue: directive).map { ($0, source) }
    }
}
