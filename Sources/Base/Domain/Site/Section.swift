import Basics

/// A part of the portal that each article belongs to exactly once.
public struct Section: Hashable, Sendable {
    public var id: SectionID
    public var title: LocalizedText
    public var slug: LocalizedText
    /// The name of the mark in the theme's sprite, without its prefix.
    public var glyph: String
    /// Categories of feeds that belong here, compared folded.
    public var accepts: [String]
    /// How much of its articles its feed carries, where that differs from the other feeds.
    public var feedContent: FeedContent?

    public init(
        id: SectionID,
        title: LocalizedText,
        slug: LocalizedText,
        glyph: String,
        accepts: [String] = [],
        feedContent: FeedContent? = nil
    ) {
        self.id = id
        self.title = title
        self.slug = slug
        self.glyph = glyph
        self.accepts = accepts
        self.feedContent = feedContent
    }
}

extension Sequence<Section> {
    /// The section that a person names, by its id or by a title in any language, whatever its case and accents.
    public func named(_ name: String) -> Section? {
        if let section = first(where: { $0.id.text == name }) { return section }
        let folded = Folding.fold(name)
        return first { section in section.title.all.contains { Folding.fold($0) == folded } }
    }
}
