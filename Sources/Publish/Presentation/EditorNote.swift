import Basics
public import Domain

/// What the newsroom adds to one match, track or the like: words for a song, a comment on a game.
public struct EditorNote: Hashable, Sendable {
    /// The file as messages name it.
    public let file: String
    public let kind: EntityKind
    /// Of the entity, as its source gives it.
    public let identity: String
    public let author: String?
    public let language: Language
    /// Rendered and cleaned.
    public let html: String
    /// The portal's copies of pictures that it shows from elsewhere, by the addresses it names.
    public let pictures: [String: PictureCopy]

    public init(
        file: String,
        kind: EntityKind,
        identity: String,
        author: String?,
        language: Language,
        html: String,
        pictures: [String: PictureCopy] = [:]
    ) {
        self.file = file
        self.kind = kind
        self.identity = identity
        self.author = author
        self.language = language
        self.html = html
        self.pictures = pictures
    }

    /// The same with another text.
    public func with(html: String) -> Self {
        Self(
            file: file,
            kind: kind,
            identity: identity,
            author: author,
            language: language,
            html: html
        )
    }

    /// Differs whenever anything of the note differs.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        for text in [file, kind.rawValue, identity, language.tag, html] { hash.add(text) }
        hash.add(author)
        for (address, copy) in pictures.sorted(by: { $0.key < $1.key }) {
            hash.add(address)
            hash.add(copy.fingerprint)
        }
        return hash.value
    }
}
