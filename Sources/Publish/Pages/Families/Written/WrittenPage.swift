import Basics
public import Domain

/// A page that the newsroom wrote itself in `Content/pages`, rendered and cleaned.
public struct WrittenPage: Hashable, Sendable {
    /// The file as messages name it.
    public let file: String
    /// Pages of several languages with one key are translations of each other.
    public let key: String
    public let slug: String
    public let language: Language
    public let title: String
    public let summary: String?
    /// The day of its last change, where it says one.
    public let updated: Day?
    public let html: String
    /// Where the navigation leads to it; nil for nowhere.
    public let navigation: NavigationPlace?
    /// Whether it lists its headings.
    public let hasContents: Bool
    /// The portal's copies of pictures that it shows from elsewhere, by the addresses it names.
    public let pictures: [String: PictureCopy]

    public init(
        file: String,
        key: String,
        slug: String,
        language: Language,
        title: String,
        summary: String?,
        updated: Day? = nil,
        html: String,
        navigation: NavigationPlace? = .foot,
        hasContents: Bool = false,
        pictures: [String: PictureCopy] = [:]
    ) {
        self.file = file
        self.key = key
        self.slug = slug
        self.language = language
        self.title = title
        self.summary = summary
        self.updated = updated
        self.html = html
        self.navigation = navigation
        self.hasContents = hasContents
        self.pictures = pictures
    }

    /// The same with another text.
    func with(html: String) -> Self {
        Self(
            file: file,
            key: key,
            slug: slug,
            language: language,
            title: title,
            summary: summary,
            updated: updated,
            html: html,
            navigation: navigation,
            hasContents: hasContents,
            pictures: pictures
        )
    }

    /// Differs whenever anything of the page differs.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        addPlace(to: &hash)
        hash.add(html)
        hash.add(summary)
        hash.add(hasContents ? 1 : 0)
        hash.add(updated?.number ?? 0)
        for (address, copy) in pictures.sorted(by: { $0.key < $1.key }) {
            hash.add(address)
            hash.add(copy.fingerprint)
        }
        return hash.value
    }

    /// What other pages tell of it: where it stands, what it is called, and of what it is a translation.
    func addPlace(to hash: inout StableHash) {
        for text in [file, key, slug, language.tag, title] { hash.add(text) }
        if navigation != .foot { hash.add(navigation?.rawValue) }
    }
}
