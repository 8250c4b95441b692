import Domain
import Presentation

/// What readers can choose from to narrow their results.
struct SearchChoices: Sendable {
    var kinds: Set<DocumentKind> = []
    var sections: Set<SectionID> = []
    var sources: Set<SourceID> = []
    /// Primary subtags.
    var languages: Set<String> = []
    var countries: Set<String> = []
}
