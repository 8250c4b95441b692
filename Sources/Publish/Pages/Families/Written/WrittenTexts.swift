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
    /// The links of all texts to what is the portal's, those of articles among them.
    public let links: [WrittenLink]

    public init(
        pages: [WrittenPage],
        notes: [EditorNote],
        types: [PageType] = [],
        named: [String: [String]] = [:],
        links: [WrittenLink] = []
    ) {
        self.pages = pages
        self.notes = notes
        self.types = types
        self.named = named
        self.links = links
    }

    /// Differs whenever anything of them differs.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        for page in pages { hash.add(page.fingerprint) }
        for note in notes { hash.add(note.fingerprint) }
        for type in types { hash.add(type.fingerprint) }
        for link in links { link.add(to: &hash) }
        return hash.value
    }

    /// With the published addresses of what their links name, and of the pictures that notes show; pages get those when
    /// they are made.
    func rewritten(with pictures: BodyPictures, _ links: PublishedLinks) -> WrittenTexts {
        WrittenTexts(
            pages: pages.map { $0.with(html: links.of($0.file).rewritten($0.html)) },
            notes: notes.map { note in
                let html = links.of(note.file).rewritten(note.html)
                return note.with(html: pictures.rewritten(html, copies: note.pictures))
            },
            types: types,
            named: named,
            links: self.links
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
