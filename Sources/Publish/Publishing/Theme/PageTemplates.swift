import Domain
import Pages
import Templating

/// The compiled template of every kind of page.
struct PageTemplates: Sendable {
    private let front: Template<FrontPage>
    private let list: Template<ListPage>
    private let section: Template<SectionPage>
    private let sections: Template<SectionsIndexPage>
    private let map: Template<MapPage>
    private let country: Template<CountryPage>
    private let archive: Template<ArchivePage>
    private let search: Template<SearchPage>
    private let written: Template<MarkdownPage>
    private let article: Template<ArticlePage>
    private let sports: SportsTemplates
    private let programmes: ProgrammesTemplates
    private let music: MusicTemplates
    private let people: PeopleTemplates
    private let collections: CollectionsTemplates
    private let outlets: OutletsTemplates
    private let status: Template<StatusPage>
    private let reader: ReaderTemplates
    private let notFound: Template<NotFoundPage>
    private let redirect: Template<RedirectPage>
    private let tombstone: Template<TombstonePage>
    /// The templates that no page uses, directly or through another.
    let unusedPaths: [String]

    /// Compiles all templates of the theme.
    ///
    /// - Throws: `PublishingError.invalid` with everything that is wrong in all of them.
    static func load(_ theme: ThemeFiles) throws(PublishingError) -> PageTemplates {
        let folders = ["layouts", "pages", "partials", "slots"]
        let paths = folders.flatMap { theme.paths(in: $0, ending: ".mustache") }
        let sources = paths.map { path in
            TemplateSource(
                path: theme.name(of: path),
                name: String(path.dropLast(".mustache".count)),
                text: theme.text(path)
            )
        }
        let unknown = theme.unknownPages
        guard unknown.isEmpty else { throw .invalid(unknown) }
        do {
            return try TemplateSet.load(sources) { PageTemplates(&$0) }
        } catch {
            // A mistake in a part that many pages share is one mistake, whatever model it is checked against.
            var places: Set<String> = []
            let distinct = error.errors.filter {
                $0.line == 0 || places.insert("\($0.path):\($0.line):\($0.column)").inserted
            }
            throw .invalid(distinct.map { Diagnostic($0) })
        }
    }

    private init(_ set: inout TemplateSet) {
        front = set.compile("pages/front")
        list = set.compile("pages/list")
        section = set.compile("pages/section")
        sections = set.compile("pages/sections")
        map = set.compile("pages/map")
        country = set.compile("pages/country")
        archive = set.compile("pages/archive")
        search = set.compile("pages/search")
        written = set.compile("pages/page")
        article = set.compile("pages/article")
        sports = SportsTemplates(&set)
        programmes = ProgrammesTemplates(&set)
        music = MusicTemplates(&set)
        people = PeopleTemplates(&set)
        collections = CollectionsTemplates(&set)
        outlets = OutletsTemplates(&set)
        status = set.compile("pages/status")
        reader = ReaderTemplates(&set)
        notFound = set.compile("pages/404")
        redirect = set.compile("pages/redirect")
        tombstone = set.compile("pages/tombstone")
        unusedPaths = set.unusedPaths
    }

    func render(_ model: PageModel, into buffer: inout [UInt8]) {
        switch model {
        case .front(let page): front.render(page, into: &buffer)
        case .list(let page): list.render(page, into: &buffer)
        case .section(let page): section.render(page, into: &buffer)
        case .sections(let page): sections.render(page, into: &buffer)
        case .map(let page): map.render(page, into: &buffer)
        case .country(let page): country.render(page, into: &buffer)
        case .archive(let page): archive.render(page, into: &buffer)
        case .search(let page): search.render(page, into: &buffer)
        case .written(let page): written.render(page, into: &buffer)
        case .article(let page): article.render(page, into: &buffer)
        case .sports(let page): sports.render(page, into: &buffer)
        case .programmes(let page): programmes.render(page, into: &buffer)
        case .music(let page): music.render(page, into: &buffer)
        case .people(let page): people.render(page, into: &buffer)
        case .collections(let page): collections.render(page, into: &buffer)
        case .outlets(let page): outlets.render(page, into: &buffer)
        case .reader(let page): reader.render(page, into: &buffer)
        case .status(let page): status.render(page, into: &buffer)
        case .notFound(let page): notFound.render(page, into: &buffer)
        case .redirect(let page): redirect.render(page, into: &buffer)
        case .tombstone(let page): tombstone.render(page, into: &buffer)
        }
    }
}

extension Diagnostic {
    init(_ error: TemplateError) {
        let chain = error.includes.map { "included from \($0.path):\($0.line)" }
        let hints = [error.hint].compactMap(\.self) + chain
        self.init(
            .error,
            error.message,
            path: error.path,
            line: error.line > 0 ? error.line : nil,
            column: error.column > 0 ? error.column : nil,
            hint: hints.isEmpty ? nil : hints.joined(separator: "\n")
        )
    }
}
