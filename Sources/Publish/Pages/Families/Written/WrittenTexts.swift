import Basics
import Domain
public import Presentation

/// What the newsroom wrote itself beside its articles.
public struct WrittenTexts: Sendable {
    public let pages: [WrittenPage]
    public let notes: [EditorNote]
    /// The pictures of elsewhere that they name, by their files.
    public let named: [String: [String]]

    public init(
        pages: [WrittenPage],
        notes: [EditorNote],
        named: [String: [String]] = [:]
    ) {
        self.pages = pages
        self.notes = notes
        self.named = named
    }

    /// Differs whenever anything of them differs.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        for page in pages { hash.add(page.fingerprint) }
        for note in notes { hash.add(note.fingerprint) }
        return hash.value
    }

    /// With the published addresses of the pictures that notes name; pages get theirs when they are made.
    func rewritten(with pictures: BodyPictures) -> WrittenTexts {
        WrittenTexts(
            pages: pages,
            notes: notes.map { $0.with(html: pictures.rewritten($0.html, copies: $0.pictures)) },
            named: named
        )
    }
}
