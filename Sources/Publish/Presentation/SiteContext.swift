import Basics
public import Cartography
public import Domain
public import Foundation
public import TemplateModels

/// What every view model needs beside its own content: settings, texts, names and addresses.
public final class SiteContext: Sendable {
    public let settings: SiteSettings
    /// The year of the edition, which dates in lists need not name.
    public let year: Int
    public let countries = Countries()
    let catalogues: Catalogues
    private let fallback: Catalogue
    public let addresses: SiteAddresses
    private let assets: [String: String]
    private let pictures: [String: ShownPicture]
    /// The script in the head of every page.
    let bootstrap: InlineScript?
    /// What all pages allow themselves to load.
    public let contentPolicy: ContentPolicy
    /// The newsroom's own pieces of sound, by the address that articles name.
    public let sounds: [String: PublishedSound]
    /// The languages in which the portal has a podcast.
    public let podcasts: Set<Language>
    /// What any page of the site may load: the server's word for all of them, of which each page allows itself its part.
    public let widestPolicy: ContentPolicy
    /// Sources whose terms forbid that their data are offered again as data, in feeds or calendars.
    public let keptBack: Set<SourceID>
    /// What the site's own look brings along.
    public let look: SiteLook
    public let palette: ThemePalette
    private let names: [SourceID: SourceName]
    /// Titles that several sources have.
    private let sharedTitles: Set<String>
    private let sections: [SectionID: Section]
    private let texts: [Language: PreparedTexts]
    /// The nodes of structured data that all pages of a language share.
    private let siteNodes: [Language: [JSONValue]]
    private let frontNodes: [Language: [JSONValue]]

    /// - Parameters:
    ///   - settings: the site; all its languages must be in the catalogues.
    ///   - year: that of the edition.
    ///   - sources: what the archive knows of its sources.
    ///   - configured: the sources of the configuration, `own` among them.
    ///   - catalogues: the texts of the interface.
    ///   - assets: where each asset is published: `base.css` → `/_/base.1a2b3c4d.css`.
    ///   - pictures: where each picture is published, by the address that its article names.
    ///   - contentPolicy: what pages may load; that of the settings when nil.
    ///   - bootstrap: the script in the head of every page.
    ///   - sounds: the newsroom's own pieces of sound, by the address that articles name.
    ///   - podcasts: the languages in which the portal has a podcast.
    ///   - look: what the site's own look brings along.
    ///   - allowances: what single pages may load beside the policy.
    ///   - policyPages: the addresses, below the root of each language, of the pages that say how the newsroom works.
    /// - Throws: when a language of the site has no texts.
    public init(
        settings: SiteSettings,
        year: Int,
        sources: [SourceSummary],
        configured: [Source],
        catalogues: Catalogues,
        assets: [String: String],
        pictures: [String: PublishedPicture],
        contentPolicy: ContentPolicy? = nil,
        bootstrap: InlineScript? = nil,
        sounds: [String: PublishedSound] = [:],
        podcasts: Set<Language> = [],
        look: SiteLook = SiteLook(),
        allowances: [(directive: ContentPolicy.Directive, source: String)] = [],
        policyPages: [Language: [PolicyKey: String]] = [:]
    ) throws(Diagnostic) {
        guard let fallback = catalogues[settings.firstLanguage] else {
            throw Diagnostic(
                .error,
                "there are no texts in the language '\(settings.firstLanguage.tag)'"
            )
        }
        self.settings = settings
        self.year = year
        self.catalogues = catalogues
        self.fallback = fallback
        self.assets = assets
        self.pictures = pictures.mapValues { $0.shown(under: settings.baseURL) }
        self.bootstrap = bootstrap
        self.sounds = sounds
        self.podcasts = podcasts
        self.look = look
        palette = ThemePalette(settings.theme)
        var policy = contentPolicy ?? ContentPolicy(settings: settings)
        if let bootstrap { policy.allow("'sha256-\(bootstrap.hash)'", in: .scripts) }
        self.contentPolicy = policy
        for (directive, source) in allowances { policy.allow(source, in: directive) }
        widestPolicy = policy
        let addresses = SiteAddresses(settings: settings, catalogues: catalogues)
        self.addresses = addresses
        sections = Dictionary(settings.sections.map { ($0.id, $0) }) { first, _ in first }
        keptBack = Set(configured.filter { !$0.terms.reexport }.map(\.id))
        names = Self.names(of: configured, sources)
        var titles: Set<String> = []
        sharedTitles = Set(names.values.map(\.title).filter { !titles.insert($0).inserted })
        texts = Dictionary(
            settings.languages.map { language in
                (language, PreparedTexts(TextsModel(catalogues[language] ?? fallback)))
            }
        ) { first, _ in first }
        let site = SiteNodes(
            settings: settings,
            logo: Self.logo(look, assets),
            policies: Dictionary(
                policyPages.map { language, pages in
                    let root = addresses.path(.front, in: language)
                    return (language, pages.mapValues { "\(root)\($0)/" })
                }
            ) { first, _ in first }
        )
        func nodes(isFront: Bool) -> [Language: [JSONValue]] {
            Dictionary(
                settings.languages.map { ($0, site.nodes(in: $0, isFront: isFront)) }
            ) { first, _ in first }
        }
        siteNodes = nodes(isFront: false)
        frontNodes = nodes(isFront: true)
    }

    /// The picture by which others show the publisher.
    private static func logo(_ look: SiteLook, _ assets: [String: String]) -> String? {
        if let own = look.logo.flatMap({ assets[$0.light.asset] }) { return own }
        return look.icon == .pixels ? SiteIcon.large.path : assets["icon.svg"]
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

extension SiteContext {
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

    /// The site path of a numbered page of the list that has a path.
    public func path(ofPage number: Int, below path: String) -> String {
        SiteAddresses.path(ofPage: number, below: path)
    }

    /// A site path as links spell it, with the path of the base address.
    public func link(_ path: String) -> String { settings.baseURL.link(path) }

    public func link(_ route: Route, in language: Language) -> String {
        link(path(route, in: language))
    }

    public func absolute(_ path: String) -> String { settings.baseURL.absolute(path) }

    /// The link to an asset of the theme; its plain name where it was not published.
    func asset(_ name: String) -> String { link(assets[name] ?? "/_/\(name)") }

    /// The site path of an asset; nil where it was not published.
    public func assetPath(_ name: String) -> String? { assets[name] }

    /// A script of the theme, for the pages that need it.
    public func script(_ name: String) -> String { asset(name) }

    /// The worker that keeps pages for when there is no connection; nil where the site wants none.
    public var worker: String? { settings.offline == .pages ? link("/sw.js") : nil }

    /// The style sheet of the pages that have a map.
    public var mapStylesheet: String { asset("map.css") }

    /// The style sheet of the pages of stories.
    public var storyStylesheet: String { asset("story.css") }

    /// The script that zooms every map.
    var mapScript: String { asset("map.js") }

    public func sourceTitle(_ id: SourceID) -> String { names[id]?.title ?? id.text }

    /// The title with what tells apart the sources that share it: the language that each is in.
    public func distinctTitle(of source: SourceID, in language: Language) -> String {
        let title = sourceTitle(source)
        guard sharedTitles.contains(title) else { return title }
        let mark = names[source]?.language.map { languageName($0, in: language) } ?? source.text
        return "\(title) (\(mark))"
    }

    /// Who published an article: the source, or whom it names where it gathers the news of others.
    public func publisher(of article: Article) -> String {
        publisher(article.details, of: article.source)
    }

    public func publisher(_ details: ArticleDetails, of source: SourceID) -> String {
        details.publisher ?? sourceTitle(source)
    }

    /// The publisher with the way to its home, as far as it is known.
    public func publisherLink(of article: Article) -> LinkModel {
        let isSource = publisher(of: article) == sourceTitle(article.source)
        return LinkModel(
            title: publisher(of: article),
            address: isSource ? sourceHome(article.source) : nil,
            isExternal: true
        )
    }

    public func sourceHome(_ id: SourceID) -> String? { names[id]?.home }

    /// Under which the texts of a source may be used, as far as anybody says so.
    public func license(of source: SourceID) -> License? {
        source == Source.ownID ? settings.publication.license : names[source]?.license
    }

    /// Of an article what its source says of just this one comes first; what holds for a source says nothing of samples.
    public func license(of article: Article) -> License? {
        article.details.license
            ?? (article.origin == .live ? license(of: article.source) : nil)
    }

    public func sectionTitle(_ id: SectionID, in language: Language) -> String {
        sections[id]?.title.text(in: language, fallback: settings.firstLanguage)?.text ?? id.text
    }

    public func glyph(of id: SectionID) -> String { sections[id]?.glyph ?? Section.fallbackGlyph }

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
    public func address(of picture: Picture) -> String? { shown(picture)?.address }

    /// The site path of a piece of sound or film of the newsroom's own, by the address that a track names.
    public func pathOfMedium(_ address: String) -> String? {
        OwnMedia.path(address).flatMap { assets[$0] }
    }

    /// What of the newsroom's own an article is heard in.
    public func sound(of article: Article) -> PublishedSound? { article.sound(among: sounds) }

    /// What the podcast is called in a language; nil where there is none.
    public func podcastTitle(in language: Language) -> String? {
        guard podcasts.contains(language) else { return nil }
        let title = settings.publication.podcast?.title
        return title?.texts[language] ?? title?.plain ?? settings.title
    }

    /// The podcast by its name; nil where the language has none.
    public func podcast(in language: Language) -> LinkModel? {
        podcastTitle(in: language).map {
            LinkModel(title: $0, address: link(.podcast, in: language))
        }
    }

    /// The address of a picture as other sites need it.
    public func absoluteAddress(of picture: Picture) -> String? {
        shown(picture)?.shared.absolute
    }

    /// The files of a picture, if the settings allow it to be shown at all.
    public func shown(_ picture: Picture) -> ShownPicture? {
        if settings.pictures == .none { return nil }
        if let copy = picture.copy { return ShownPicture(copy, baseURL: settings.baseURL) }
        if let own = pictures[picture.address] { return own }
        guard settings.pictures == .remote, !picture.isLocal,
            let address = WebAddress.checked(picture.address)
        else { return nil }
        return ShownPicture(
            address: address,
            absolute: address,
            width: picture.width,
            height: picture.height
        )
    }

    func siteNodes(in language: Language, isFront: Bool) -> [JSONValue] {
        (isFront ? frontNodes : siteNodes)[language] ?? []
    }

    /// Whether the portal offers a feed: not of sources whose data may not be offered again as data.
    public func hasFeed(_ scope: FeedScope) -> Bool { !feedFormats(of: scope).isEmpty }

    /// The formats that a feed is offered in: the portal's own in all of them, those of lists in those that the site
    /// chose, since each is one more file to write and to send with every article.
    public func feedFormats(of scope: FeedScope) -> [SyndicationFormat] {
        guard scope != .site else { return SyndicationFormat.allCases }
        let isKeptBack = scope.source.map(keptBack.contains) ?? false
        return isKeptBack ? [] : settings.publication.listFeedFormats
    }

    /// Where a feed is; where a list has none, the portal's own.
    public func feedLink(_ scope: FeedScope, in language: Language) -> String {
        guard let format = feedFormats(of: scope).first else {
            return link(.feed(.rss, .site), in: language)
        }
        return link(.feed(format, scope), in: language)
    }

    /// What the newsroom says of itself, else what any portal can say.
    public func siteDescription(in language: Language) -> String {
        let usual = catalogue(language).text(.descriptionFront, [.site: settings.title])
        return settings.description.texts[language] ?? usual
    }

    /// The line under the title, where the site has one of its own.
    public func motto(in language: Language) -> String? {
        settings.theme.motto.text(in: language, fallback: settings.firstLanguage)?.text
    }

    /// A time as lists show it, with its year where that is not the edition's.
    public func timeShort(_ date: Date, in language: Language) -> TimeModel {
        let local = CivilTime(date, in: settings.timeZone)
        return TimeModel(date, text: catalogue(language).timeShort(local, in: year))
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

    /// Title and description of a feed.
    public func feedTexts(
        _ scope: FeedScope,
        in language: Language
    ) -> (title: String, description: String) {
        let catalogue = catalogue(language)
        if scope == .site {
            let own = settings.description.texts[language]
            let usual = catalogue.text(.feedDescription, [.site: settings.title])
            return (catalogue.text(.feedTitle, [.site: settings.title]), own ?? usual)
        }
        let title = title(of: scope.home, in: language) ?? settings.title
        return (
            catalogue.text(.feedSectionTitle, [.section: title, .site: settings.title]),
            catalogue.text(.feedSectionDescription, [.section: title, .site: settings.title])
        )
    }
}
