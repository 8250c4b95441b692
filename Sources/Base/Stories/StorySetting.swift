/// How sure the grouping has to be; the two published ones are all there are.
public struct StorySetting: Sendable, Equatable {
    /// As the command line says it.
    public let name: String
    /// When two groups of items tell one event.
    let linkage: Linkage
    /// What is asked of a found story's own words, where it is looked at again.
    let closerLook: Linkage?
    /// How alike names and numbers of stories in two languages have to be.
    let acrossLanguages: Double

    /// What the average likeness between two groups has to reach.
    struct Linkage: Sendable, Equatable {
        /// Never less than this.
        let least: Double
        /// Nor less than this share of the likeness within the two groups: of two events that resemble each other, each is
        /// more alike within.
        let shareOfWithin: Double
        /// So many pairs as alike as `least` are added to those of a group, as few pairs tell little of it.
        let assumedPairs: Double
    }

    /// For pages: most of what belongs together, little else.
    public static let standard = StorySetting(
        name: "standard",
        linkage: Linkage(least: 0.1, shareOfWithin: 0.65, assumedPairs: 5),
        closerLook: nil,
        acrossLanguages: 0.75
    )

    /// For what must not err: a story is looked at again by the words that not all of its members share.
    public static let strict = StorySetting(
        name: "strict",
        linkage: standard.linkage,
        closerLook: Linkage(least: 0.01, shareOfWithin: 0.5, assumedPairs: 10),
        acrossLanguages: 0.8
    )

    public static let all = [standard, strict]

    /// The setting of a name; nil when there is none.
    public static func named(_ name: String) -> StorySetting? {
        all.first { $0.name == name }
    }
}
