public import Foundation

/// What the configuration says of the site as a whole, with every default filled in.
public struct SiteSettings: Sendable {
    public let title: String
    public let description: LocalizedText
    public let baseURL: BaseURL
    /// The first one is at the root of the site.
    public let languages: [Language]
    public let lists: Lists
    public let timeZone: TimeZone
    /// ISO 3166-1 alpha-2, lower case.
    public let country: String?
    public let sections: [Section]
    public let search: Search
    public let offline: Offline
    public let archive: ArchivePages
    public let pictures: Pictures
    public let compress: Compress
    /// Seconds for all fetching together.
    public let deadline: Int
    public let retention: Retention
    /// Blocks of the front page in order; one that is not named is not shown.
    public let front: [FrontBlock]
    /// The site's own map of its region or town.
    public let geometry: SiteGeometry?
    public let publication: SitePublication
    /// Seconds for the pictures of a build; what is late comes with the next one.
    public let pictureDeadline: Int
    /// The most bytes that pictures may take up in the state folder.
    public let pictureCache: Int
    public let cards: Cards
    public let related: Related

    public init(
        title: String,
        description: LocalizedText = LocalizedText([:]),
        baseURL: BaseURL,
        languages: [Language],
        lists: Lists = .own,
        timeZone: TimeZone = .gmt,
        country: String? = nil,
        sections: [Section],
        search: Search = .static,
        offline: Offline = .pages,
        archive: ArchivePages = .days,
        pictures: Pictures = .local,
        compress: Compress = .none,
        deadline: Int = 20,
        retention: Retention = .unlimited,
        front: [FrontBlock] = FrontBlock.standard,
        geometry: SiteGeometry? = nil,
        publication: SitePublication = SitePublication(),
        pictureDeadline: Int = 20,
        pictureCache: Int = SiteSettings.standardPictureCache,
        cards: Cards = .none,
        related: Related = .titles
    ) {
        self.title = title
        self.description = description
        self.baseURL = baseURL
        self.languages = languages
        self.lists = lists
        self.timeZone = timeZone
        self.country = country
        self.sections = sections
        self.search = search
        self.offline = offline
        self.archive = archive
        self.pictures = pictures
        self.compress = compress
        self.deadline = deadline
        self.retention = retention
        self.front = front
        self.geometry = geometry
        self.publication = publication
        self.pictureDeadline = pictureDeadline
        self.pictureCache = pictureCache
        self.cards = cards
        self.related = related
    }

    public static let standardPictureCache = 1 << 30

    /// The same site under another address.
    public func with(baseURL: BaseURL) -> SiteSettings {
        SiteSettings(
            title: title,
            description: description,
            baseURL: baseURL,
            languages: languages,
            lists: lists,
            timeZone: timeZone,
            country: country,
            sections: sections,
            search: search,
            offline: offline,
            archive: archive,
            pictures: pictures,
            compress: compress,
            deadline: deadline,
            retention: retention,
            front: front,
            geometry: geometry,
            publication: publication,
            pictureDeadline: pictureDeadline,
            pictureCache: pictureCache,
            cards: cards,
            related: related
        )
    }

    /// The language at the root of the site.
    public var firstLanguage: Language { languages.first ?? "es" }

    /// What a language's lists show.
    public enum Lists: String, Sendable, CaseIterable {
        case own
        case all
    }

    /// Whether a search index is built.
    public enum Search: String, Sendable, CaseIterable {
        case `static`
        case none
    }

    /// Whether browsers keep pages for when there is no connection.
    public enum Offline: String, Sendable, CaseIterable {
        case pages
        case none
    }

    /// Whether there are archive pages by day and month.
    public enum ArchivePages: String, Sendable, CaseIterable {
        case days
        case none
    }

    /// Where the site's pictures are served from.
    public enum Pictures: String, Sendable, CaseIterable {
        case local
        case none
        case remote
    }

    /// Whether articles without a picture get one drawn, for links that are shared.
    public enum Cards: String, Sendable, CaseIterable {
        case none
        case drawn
    }

    /// By what an article names others on the same matter.
    public enum Related: String, Sendable, CaseIterable {
        case titles
        case none
    }

    /// Which files get compressed copies.
    public enum Compress: String, Sendable, CaseIterable {
        case none
        case assets
        case all
    }
}
