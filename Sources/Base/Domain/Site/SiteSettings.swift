public import Foundation

/// What the configuration says of the site as a whole, with every default filled in.
public struct SiteSettings: Hashable, Sendable {
    public var title: String
    public var description: LocalizedText
    public var baseURL: BaseURL
    /// The first one is at the root of the site.
    public var languages: [Language]
    public var lists: Lists
    /// How many articles a page of a list holds.
    public var pageSize: Int
    public var timeZone: TimeZone
    /// ISO 3166-1 alpha-2, lower case.
    public var country: String?
    public var sections: [Section]
    public var search: Search
    public var offline: Offline
    public var archive: ArchivePages
    public var pictures: Pictures
    public var compress: Compress
    /// Whether it is published by what articles are known again.
    public var seed = Seed.none
    /// How many former editions can be brought back.
    public var editions = SiteSettings.standardEditions
    /// Seconds for all fetching together.
    public var deadline: Int
    public var retention: Retention
    /// Blocks of the front page in order; one that is not named is not shown.
    public var front: [FrontBlock]
    /// The site's own map of its region or town.
    public var geometry: SiteGeometry?
    /// Where readers go on looking for music.
    public var store: MusicStore?
    public var publication: SitePublication
    /// Seconds for the pictures of a build; what is late comes with the next one.
    public var pictureDeadline: Int
    /// The most bytes that pictures may take up in the state folder.
    public var pictureCache: Int
    public var cards: Cards
    public var agenda = Agenda.all
    /// What categories of events are called in each language, by their names in the sources.
    public var eventCategories: [String: LocalizedText] = [:]
    public var related: Related
    public var authors: Authors
    public var changes: Changes
    /// How much HTML is trusted in its own texts.
    public var own = OwnTexts.plain
    /// The hosts whose frames may stand in them.
    public var frames: [String] = []
    /// Public holidays beside those of its country, and those of it that are not kept.
    public var holidays: [OwnHoliday] = []
    /// How sure it has to be that several tell one event.
    public var stories = Stories.strict
    public var standardSections: Sections
    public var theme: SiteTheme

    public init(
        title: String,
        description: LocalizedText = LocalizedText([:]),
        baseURL: BaseURL,
        languages: [Language],
        lists: Lists = .own,
        pageSize: Int = SiteSettings.standardPageSize,
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
        store: MusicStore? = nil,
        publication: SitePublication = SitePublication(),
        pictureDeadline: Int = 20,
        pictureCache: Int = SiteSettings.standardPictureCache,
        cards: Cards = .none,
        related: Related = .titles,
        authors: Authors = .own,
        standardSections: Sections = .all,
        theme: SiteTheme = SiteTheme(),
        changes: Changes = .none
    ) {
        self.title = title
        self.description = description
        self.baseURL = baseURL
        self.languages = languages
        self.lists = lists
        self.pageSize = pageSize
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
        self.store = store
        self.publication = publication
        self.pictureDeadline = pictureDeadline
        self.pictureCache = pictureCache
        self.cards = cards
        self.related = related
        self.authors = authors
        self.changes = changes
        self.standardSections = standardSections
        self.theme = theme
    }

    public static let standardPictureCache = 1 << 30
    public static let standardPageSize = 30
    public static let standardEditions = 20

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

    /// Whether articles, events and places without a picture get one drawn, for links that are shared.
    public enum Cards: String, Sendable, CaseIterable {
        case none
        case drawn
    }

    /// What stands on the agenda.
    public enum Agenda: String, Sendable, CaseIterable {
        /// Matches to come, too.
        case all
        case events
    }

    /// By what an article names others on the same matter.
    public enum Related: String, Sendable, CaseIterable {
        case titles
        case none
    }

    /// How sure it has to be that several tell one event before they are shown as one.
    public enum Stories: String, Sendable, CaseIterable {
        case standard
        case strict
        case off
    }

    /// Whether a site has the sections that every portal has, beside its own.
    public enum Sections: String, Sendable, CaseIterable {
        case all
        case own
    }

    /// How much HTML is trusted in a newsroom's own texts.
    public enum OwnTexts: String, Sendable, CaseIterable {
        /// What is text.
        case plain
        /// Own films and sounds, frames of allowed hosts, classes too.
        case trusted
    }

    /// Who has a page with all pieces.
    public enum Authors: String, Sendable, CaseIterable {
        /// Those who write for the newsroom.
        case own
        /// Those whom feeds name, too.
        case all
    }

    /// Whose articles say what of them was changed.
    public enum Changes: String, Sendable, CaseIterable {
        case none
        case own
    }

    /// Whether it is published by what a portal without its archive knows its articles again.
    public enum Seed: String, Sendable, CaseIterable {
        case none
        /// In files by month.
        case months
    }

    /// Which files get compressed copies.
    public enum Compress: String, Sendable, CaseIterable {
        case none
        case assets
        case all
    }
}
