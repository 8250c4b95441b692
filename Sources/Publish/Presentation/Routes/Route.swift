public import Domain

/// The address of a page or file that the portal has in each of its languages, in parts that each language spells.
///
/// Every family of pages names its own. Articles have none: their address is fixed in the archive and is the same in
/// all languages.
public struct Route: Sendable {
    /// The parts of the path below the root of a language.
    public let parts: [Part]
    /// The number of a page of a list; nil for the list's own address, which holds the newest.
    public let page: Int?
    /// What links to it are called; nil for what nothing leads to by name.
    public let title: Title?
    let file: String?
    /// Whether it is the same in all languages, and so lies under the first one only.
    let isShared: Bool

    /// A part of a path.
    public enum Part: Hashable, Sendable {
        /// A word that each language has its own of.
        case word(TextKey)
        /// The section's name in addresses.
        case section(SectionID)
        /// The same in all languages.
        case name(String)
    }

    /// What a page is called.
    public enum Title: Hashable, Sendable {
        case text(TextKey)
        case section(SectionID)
        case country(String)
        case source(SourceID)
        /// What the newsroom calls it in each language.
        case named(LocalizedText)
    }

    public init(_ parts: [Part], page: Int? = nil, title: Title? = nil) {
        self.init(parts, page: page, title: title, file: nil, isShared: false)
    }

    init(_ parts: [Part], page: Int?, title: Title?, file: String?, isShared: Bool) {
        self.parts = parts
        self.page = page
        self.title = title
        self.file = file
        self.isShared = isShared
    }

    /// Another page of the same list; nil for the list's own address.
    public func numbered(_ page: Int?) -> Route {
        Route(parts, page: page, title: title, file: file, isShared: isShared)
    }
}

extension Route: Hashable {
    /// Routes with one address are one.
    public static func == (left: Self, right: Self) -> Bool {
        left.page == right.page && left.file == right.file && left.parts == right.parts
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
        hasher.combine(page)
        hasher.combine(file)
    }
}
