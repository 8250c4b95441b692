public import Cartography
public import Domain
public import Foundation
public import TemplateModels

/// What every view model needs beside its own content: settings, texts, names and addresses.
public struct Newsroom: Sendable {
    public let settings: SiteSettings
    public let countries = Countries()
    /// The countries from which sources come, by code, each with its sources.
    public let pressCountries: [String: [SourceID]]
    /// What the newsroom adds to matches, tracks and the like.
    public let notes: [EditorNote]
    /// Differs whenever any of the notes differs.
    public let notesStamp: UInt64
    let catalogues: Catalogues
    private let fallback: Catalogue
    private let addresses: SiteAddresses
    private let assets: [String: String]
    private let pictures: [String: String]
    private let mediaOrigins: [String]
    /// Sources whose terms forbid that their data are offered again as data, in feeds or calendars.
    public let keptBack: Set<SourceID>
    private let names: [SourceID: SourceName]
    /// Titles that several sources have.
    private let sharedTitles: Set<String>
    private let sections: [SectionID: Section]
    private let texts: [Language: PreparedTexts]
    /// The nodes of structured data that all pages of a language share.
    private let siteNodes: [Language: [JSONValue]]

    /// - Parameters:
    ///   - settings: the site; all its languages must be in the catalogues.
    ///   - sources: what the archive knows of its sources.
    ///   - configured: the sources of the configuration, `own` among them.
    ///   - catalogues: the texts of the interface.
    ///   - assets: where each asset is published: `base.css` → `/_/base.1a2b3c4d.css`.
    ///   - pictures: where each picture is published, by the address that its article names.
    ///   - notes: what the newsroom adds to matches, tracks and the like.
    ///   - mediaOrigins: whence pages may play music and films.
    /// - Throws: when a language of the site has no texts.
    public init(
        settings: SiteSettings,
        sources: [SourceSummary],
        configured: [Source],
        catalogues: Catalogues,
        assets: [String: String],
        pictures: [String: String],
        notes: [EditorNote] = [],
        mediaOrigins: [String] = []
    ) throws(Diagnostic) {
        guard let fallback = catalogues[settings.firstLanguage] else {
            throw Diagnostic(
                .error,
                "there are no texts in the language '\(settings.firstLanguage.tag)'"
            )
        }
        self.settings = settings
        self.catalogues = catalogues
        self.fallback = fallback
        self.assets = assets
        self.pictures = pictures
        self.notes = notes
        var stamp = StableHash()
        for note in notes { stamp.add(note.fingerprint) }
        notesStamp = stamp.value
        self.mediaOrigins = mediaOrigins
        addresses = SiteAddresses(settings: settings, catalogues: catalogues)
        sections = Dictionary(settings.sections.map { ($0.id, $0) }) { first, _ in first }
        keptBack = Set(configured.filter { !$0.terms.reexport }.map(\.id))
        names = Self.names(of: configured, sources)
        var titles: Set<String> = []
        sharedTitles = Set(names.values.map(\.title).filter { !titles.insert($0).inserted })
        pressCountries = Dictionary(
            grouping: configured.filter { $0.country != nil },
            by: { $0.country ?? "" }
        ).mapValues { $0.map(\.id) }
        texts = Dictionary(
            settings.languages.map { language in
                (language, PreparedTexts(TextsModel(catalogues[language] ?? fallback)))
            }
        ) { first, _ in first }
        let site = SiteNodes(settings: settings, logo: assets["icon.svg"])
        siteNodes = Dictionary(settings.languages.map { ($0, site.nodes(in: $0)) }) { first, _ in
            first
        }
    }

    private static func names(
        of configured: [Source],
        _ sources: [SourceSummary]
    ) -> [SourceID: SourceName] {
        let summaries = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
        var names = summaries.mapValues { SourceName($0) }
        for source in configured {
            names[source.id] = SourceName(source, summaries[source.id])
        }
        return names
    }
}

extension Newsroom {
    public func catalogue(_ language: Language) -> Catalogue {
        catalogues[language] ?? fallback
    }

    /// The texts of a language as templates name them, converted once.
    public func texts(_ language: Language) -> PreparedTexts {
        texts[language] ?? PreparedTexts(TextsModel(fallback))
    }

    /// The language of the page around an article: its own where the site speaks it.
    public func pageLanguage(of language: Language) -> Language {
        if settings.languages.contains(language) { return language }
        return settings.languages.first { $0.primary == language.primary }
            ?? settings.firstLanguage
    }

    /// The site path of a route, without the path of the base address.
    public func path(_ route: Route, in language: Language) -> String {
        addresses.path(route, in: language)
    }

    /// A site path as links spell it, with the path of the base address.
    public func link(_ path: String) -> String { settings.baseURL.link(path) }

    public func link(_ route: Route, in language: Language) -> String {
        link(path(route, in: language))
    }

    public func absolute(_ path: String) -> String { settings.baseURL.absolute(path) }

    /// The link to an asset of the theme; its plain name where it was not published.
    func asset(_ name: String) -> String { link(assets[name] ?? "/_/\(name)") }

    /// The style sheet of the pages that have a map.
    public var mapStylesheet: String { asset("map.css") }

    public func sourceTitle(_ id: SourceID) -> String { names[id]?.title ?? id.text }

    /// The title with what tells apart the sources that share it: the language that each is in.
    public func distinctTitle(of source: Source, in language: Language) -> String {
        let title = sourceTitle(source.id)
        guard sharedTitles.contains(title) else { return title }
        let mark = source.language.map { languageName($0, in: language) } ?? source.id.text
        return "\(title) (\(mark))"
    }

    public func sourceHome(_ id: SourceID) -> String? { names[id]?.home }

    public func sectionTitle(_ id: SectionID, in language: Language) -> String {
        sections[id]?.title.text(in: language, fallback: settings.firstLanguage) ?? id.text
    }

    public func glyph(of id: SectionID) -> String { sections[id]?.glyph ?? "bell" }

    /// The voice wave that stands in for the picture of an item.
    public func wave(of id: ItemID) -> String { mark("w-\(Pattern.number(of: id, below: 16))") }

    /// Whom pages name for their data: as the terms of a source ask, else the source and where it is at home.
    public func credits(of sources: some Sequence<SourceID>) -> [LinkModel] {
        var links: [LinkModel] = []
        for id in Set(sources).sorted() {
            let credit = names[id]?.credit
            let link = LinkModel(
                title: credit?.name ?? sourceTitle(id),
                address: credit?.link ?? sourceHome(id)
            )
            if !links.contains(link) { links.append(link) }
        }
        return links
    }

    /// The address of a mark in the sprite: `/_/sprite.1a2b3c4d.svg#g-bell`.
    public func mark(_ name: String) -> String { "\(asset("sprite.svg"))#\(name)" }

    /// Whether the article's page shows its text, or only the beginning and the way to the source.
    public func showsFullText(_ article: Article) -> Bool {
        names[article.source]?.showsFullText ?? article.rights.isCanonicalHere
    }

    /// Where a picture is to be fetched from, if the settings allow it to be shown at all.
    public func address(of picture: Picture) -> String? {
        if settings.pictures == .none { return nil }
        if let path = pictures[picture.address] { return link(path) }
        guard settings.pictures == .remote, !picture.isLocal else { return nil }
        return WebAddress.checked(picture.address)
    }

    /// The address of a picture as other sites need it.
    public func absoluteAddress(of picture: Picture) -> String? {
        if settings.pictures == .none { return nil }
        if let path = pictures[picture.address] { return absolute(path) }
        return address(of: picture)
    }

    func siteNodes(in language: Language) -> [JSONValue] { siteNodes[language] ?? [] }

    /// What all pages allow themselves (Content-Security-Policy in a `meta` element).
    public var contentPolicy: String {
        let remote = settings.pictures == .remote ? " https:" : ""
        let connections = settings.search == .static ? " connect-src 'self';" : ""
        let media = mediaOrigins.map { " \($0)" }.joined()
        return "default-src 'none'; script-src 'self';\(connections) style-src 'self'; "
            + "img-src 'self' data:\(remote); font-src 'self'; media-src 'self'\(media); "
            + "manifest-src 'self'; base-uri 'none'; form-action 'self'"
    }

    /// What the newsroom says of itself, else what any portal can say.
    public func siteDescription(in language: Language) -> String {
        let usual = catalogue(language).text(.descriptionFront, [.site: settings.title])
        return settings.description.texts[language] ?? usual
    }

    /// The time of an edition, as the head of the front page proclaims it.
    public func dateline(_ date: Date, in language: Language) -> TimeModel {
        let zone = settings.timeZone
        let name = TimeModel.zoneName(date, in: zone)
        return TimeModel(
            date,
            text: catalogue(language).dateline(CivilTime(date, in: zone), zone: name)
        )
    }

    /// Title and description of the feed of a language's river, or of one of its sections.
    public func feedTexts(
        _ section: SectionID?,
        in language: Language
    ) -> (title: String, description: String) {
        let catalogue = catalogue(language)
        guard let section else {
            let own = settings.description.texts[language]
            let usual = catalogue.text(.feedDescription, [.site: settings.title])
            return (catalogue.text(.feedTitle, [.site: settings.title]), own ?? usual)
        }
        let title = sectionTitle(section, in: language)
        return (
            catalogue.text(.feedSectionTitle, [.section: title, .site: settings.title]),
            catalogue.text(.feedSectionDescription, [.section: title, .site: settings.title])
        )
    }
}
