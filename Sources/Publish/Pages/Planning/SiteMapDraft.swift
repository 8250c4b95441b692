import Domain
import Presentation

/// Gathers the pages of a site map, kind by kind.
struct SiteMapDraft {
    let context: SiteContext
    private(set) var pages: [PlannedPage] = []
    private(set) var feeds: [PlannedFeed] = []
    private(set) var routes: [Language: Set<Route>] = [:]
    private(set) var sections: [Language: [SectionID]] = [:]
    private(set) var countrySections: [String: [SectionID]] = [:]
    private(set) var forms: [Language: [ArticleForm]] = [:]

    init(context: SiteContext) {
        self.context = context
    }

    private mutating func add(
        _ route: Route,
        _ content: PlannedPage.Content,
        in language: Language,
        _ owner: String
    ) {
        routes[language, default: []].insert(route)
        pages.append(
            PlannedPage(
                path: context.path(route, in: language),
                language: language,
                content: content,
                owner: owner
            )
        )
    }

    mutating func addLists(of edition: any EditionReading, in language: Language) throws {
        add(.front, .front, in: language, "the front page (\(language))")
        try addList(.river(language), of: edition, in: language, "the news (\(language))") {
            .news(page: $0)
        }
        addFeeds(.site, .river(language), in: language)
        for section in context.settings.sections {
            let list = ArticleList.section(section.id, language)
            guard try edition.count(of: list) > 0 else { continue }
            let owner = "the section '\(section.id)' (\(language))"
            sections[language, default: []].append(section.id)
            try addList(list, of: edition, in: language, owner) {
                .section(section.id, page: $0)
            }
            addFeeds(.section(section.id), list, in: language)
        }
        if sections[language] != nil {
            add(.sections, .sections, in: language, "the sections (\(language))")
        }
        if context.settings.archive == .days { try addArchive(of: edition, in: language) }
    }

    private mutating func addList(
        _ list: ArticleList,
        of edition: any EditionReading,
        in language: Language,
        _ owner: String,
        route: (Int?) -> Route
    ) throws {
        let paging = ListPaging(count: try edition.count(of: list))
        let numbers: [Int?] = paging.lastNumber > 0 ? Array(1...paging.lastNumber) : []
        for number in numbers + [nil] {
            let page = ListedPage(
                list: list,
                number: number,
                positions: paging.positions(of: number),
                lastNumber: paging.lastNumber
            )
            let name = number.map { "\(owner), page \($0)" } ?? owner
            add(route(number), .list(page), in: language, name)
        }
    }

    /// The map and a list for each country; nothing where no source says from where it comes.
    mutating func addMap(
        of countries: [String],
        edition: any EditionReading,
        in language: Language
    ) throws {
        guard !countries.isEmpty else { return }
        add(.map, .map, in: language, "the map (\(language))")
        for code in countries {
            let owner = "the country '\(code)' (\(language))"
            try addList(.country(code), of: edition, in: language, owner) {
                .country(code, page: $0)
            }
            addFeeds(.country(code), .country(code), in: language)
            let sections = try context.settings.sections.map(\.id).filter {
                try edition.count(of: .countrySection(code, $0)) > 0
            }
            countrySections[code] = sections
            // With a single section the country's own list already is that list.
            for section in sections where sections.count > 1 {
                let list = ArticleList.countrySection(code, section)
                try addList(list, of: edition, in: language, "\(owner), '\(section)'") {
                    .countrySection(code, section, page: $0)
                }
            }
        }
    }

    /// A form with fewer articles has no list of its own.
    private static let leastOfAForm = 5

    /// Lists of what is to be read, heard or watched, where a reader has a choice.
    mutating func addForms(of edition: any EditionReading, in language: Language) throws {
        let forms = try ArticleForm.allCases.filter {
            try edition.count(of: .form($0, language)) >= Self.leastOfAForm
        }
        guard forms.count > 1 else { return }
        self.forms[language] = forms
        for form in forms {
            let owner = "the form '\(form.rawValue)' (\(language))"
            try addList(.form(form, language), of: edition, in: language, owner) {
                .form(form, page: $0)
            }
        }
    }

    /// The news of each of the sources that have any.
    mutating func addSources(
        _ sources: [SourceID],
        of edition: any EditionReading,
        in language: Language
    ) throws {
        for id in sources {
            let owner = "the source '\(id)' (\(language))"
            try addList(.source(id), of: edition, in: language, owner) {
                .outlets(.outlet(id.text, page: $0))
            }
            addFeeds(.source(id), .source(id), in: language)
        }
    }

    private mutating func addFeeds(
        _ scope: FeedScope,
        _ list: ArticleList,
        in language: Language
    ) {
        // Those that are the same in all languages lie under the first one.
        guard scope.isOfALanguage || language == context.settings.firstLanguage,
            context.hasFeed(scope)
        else { return }
        for format in Route.FeedFormat.allCases {
            let path = context.path(.feed(format, scope), in: language)
            feeds.append(
                PlannedFeed(
                    path: path,
                    format: OutputFeed.Format(format),
                    scope: scope,
                    language: language,
                    list: list
                )
            )
        }
    }

    private mutating func addArchive(of edition: any EditionReading, in language: Language) throws {
        let days = try edition.days(in: language).map(\.day)
        guard !days.isEmpty else { return }
        add(.archive, .archive, in: language, "the archive (\(language))")
        for year in Set(days.map(\.year)).sorted() {
            add(.year(year), .year(year), in: language, "the archive of \(year) (\(language))")
        }
        for month in Set(days.map { $0.number / 100 }).sorted() {
            let (year, month) = (month / 100, month % 100)
            add(
                .month(year: year, month: month),
                .month(year: year, month: month),
                in: language,
                "the archive of \(year)-\(month) (\(language))"
            )
        }
        for day in days.reversed() {
            add(.day(day), .day(day), in: language, "the archive of \(day.path) (\(language))")
        }
    }

    mutating func add(_ desk: any Desk, in language: Language) throws {
        for page in try desk.pages(in: language) {
            add(page.route, .desk(page), in: language, "\(page.owner) (\(language))")
        }
    }

    /// The page of the sources' health, where there are sources.
    mutating func addStatus(of edition: any EditionReading) throws {
        guard try !edition.statuses().isEmpty else { return }
        for language in context.settings.languages {
            add(.status, .status, in: language, "the status of the sources (\(language))")
        }
    }

    /// The pages about the reader.
    mutating func addReader() {
        let kinds = ReaderPage.allCases.filter {
            $0 == .settings || context.settings.offline == .pages
        }
        for language in context.settings.languages {
            for kind in kinds {
                let owner = "the reader's page '\(kind.rawValue)' (\(language))"
                add(kind.route, .reader(kind), in: language, owner)
            }
        }
    }

    /// The search page, where there is something to be found.
    mutating func addSearch(_ plan: SearchPlan) {
        guard plan.findsAnything else { return }
        for language in context.settings.languages {
            add(.search, .search, in: language, "the search (\(language))")
        }
    }

    mutating func add(_ page: WrittenPage) {
        let root = context.path(.front, in: page.language)
        pages.append(
            PlannedPage(
                path: "\(root)\(page.slug)/",
                language: page.language,
                content: .written(page),
                owner: page.file
            )
        )
    }

    mutating func add(_ redirect: Redirect) {
        pages.append(
            PlannedPage(
                path: redirect.from,
                language: context.settings.firstLanguage,
                content: .redirect(to: redirect.to),
                owner: "the moved address that leads to \(redirect.to)"
            )
        )
    }

    mutating func add(_ tombstone: Tombstone) {
        pages.append(
            PlannedPage(
                path: tombstone.path,
                language: context.pageLanguage(of: tombstone.language),
                content: .tombstone(tombstone),
                owner: "a withdrawn article"
            )
        )
    }

    mutating func addNotFound() {
        pages.append(
            PlannedPage(
                path: "/404.html",
                language: context.settings.firstLanguage,
                content: .notFound,
                owner: "the page for missing addresses"
            )
        )
    }
}
