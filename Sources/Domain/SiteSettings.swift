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
        archive: ArchivePages = .days,
        pictures: Pictures = .local,
        compress: Compress = .none,
        deadline: Int = 20,
        retention: Retention = .unlimited,
        front: [FrontBlock] = FrontBlock.standard,
        geometry: SiteGeometry? = nil
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
        self.archive = archive
        self.pictures = pictures
        self.compress = compress
        self.deadline = deadline
        self.retention = retention
        self.front = front
        self.geometry = geometry
    }

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
            archive: archive,
            pictures: pictures,
            compress: compress,
            deadline: deadline,
            retention: retention,
            front: front,
            geometry: geometry
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

    /// Which files get compressed copies.
    public enum Compress: String, Sendable, CaseIterable {
        case none
        case assets
        case all
    }
}
