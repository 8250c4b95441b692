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
    public var places = WrittenPlaces()

    /// The mark of a section that has none of its own, or one that the theme does not have.
    public static let fallbackGlyph = "bell"

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

extension [Section] {
    /// Puts the fallback in the place of marks that a theme does not have, if it has that.
    ///
    /// - Parameter glyphs: the marks of the theme.
    /// - Returns: the sections with marks that there are, and as they were those whose mark is unknown.
    public func marked(
        from glyphs: some Sequence<String>
    ) -> (sections: [Section], unknown: [Section]) {
        let known = Set(glyphs)
        let unknown = filter { !known.contains($0.glyph) }
        guard !unknown.isEmpty, known.contains(Section.fallbackGlyph) else {
            return (self, unknown)
        }
        let sections = map { section in
            var marked = section
            if !known.contains(section.glyph) { marked.glyph = Section.fallbackGlyph }
            return marked
        }
        return (sections, unknown)
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
