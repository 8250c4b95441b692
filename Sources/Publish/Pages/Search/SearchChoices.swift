import Basics
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

    /// As a number.
    var fingerprint: UInt64 {
        var hash = StableHash()
        for names in [
            kinds.map(\.rawValue), sections.map(\.text), sources.map(\.text), Array(languages),
            Array(countries),
        ] {
            hash.add(names.count)
            for name in names.sorted() { hash.add(name) }
        }
        return hash.value
    }
}
