import Basics
public import Domain
public import Presentation

/// What the newsroom wrote itself beside its articles.
public struct WrittenTexts: Sendable {
    public let pages: [WrittenPage]
    public let notes: [EditorNote]
    /// The kinds of pages that the site adds to those of the theme.
    public let types: [PageType]
    /// The pictures of elsewhere that they name, by their files.
    public let named: [String: [String]]

    public init(
        pages: [WrittenPage],
        notes: [EditorNote],
        types: [PageType] = [],
        named: [String: [String]] = [:]
    ) {
        self.pages = pages
        self.notes = notes
        self.types = types
        self.named = named
    }

    /// Differs whenever anything of them differs.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        for page in pages { hash.add(page.fingerprint) }
        for note in notes { hash.add(note.fingerprint) }
        for type in types { hash.add(type.fingerprint) }
        return hash.value
    }

    /// With the published addresses of the pictures that notes name; pages get theirs when they are made.
    func rewritten(with pictures: BodyPictures) -> WrittenTexts {
        WrittenTexts(
            pages: pages,
            notes: notes.map { $0.with(html: pictures.rewritten($0.html, copies: $0.pictures)) },
            types: types,
            named: named
        )
    }

    /// The lists of articles that only this site has.
    public var selections: [ArticleSelection] {
        types.compactMap { type in
            if case .articles(let selection) = type.listing { return selection }
            return nil
        }
    }
}
