import Domain

/// Spells the address of every route in every language of the site.
struct SiteAddresses: Sendable {
    private let first: Language
    private let words: [Language: Words]
    private let catalogues: Catalogues
    private let sections: [SectionID: Section]

    init(settings: SiteSettings, catalogues: Catalogues) {
        first = settings.firstLanguage
        self.catalogues = catalogues
        sections = Dictionary(settings.sections.map { ($0.id, $0) }) { first, _ in first }
        words = Dictionary(
            uniqueKeysWithValues: catalogues.languages.compactMap { language in
                catalogues[language].map { (language, Words($0)) }
            }
        )
    }

    /// The site path, without the base address's own path.
    func path(_ route: Route, in language: Language) -> String {
        let root = language == first ? "/" : "/\(language.tag)/"
        let words = words[language] ?? Words()
        switch route {
        case .front: return root
        case .news(let page): return "\(root)\(words.news)/\(Self.suffix(page))"
        case .sections: return "\(root)\(words.sections)/"
        case .section(let id, let page):
            return "\(root)\(words.sections)/\(slug(id, language))/\(Self.suffix(page))"
        case .archive: return "\(root)\(words.archive)/"
        case .year(let year): return "\(root)\(words.archive)/\(year)/"
        case .month(let year, let month):
            let path = Day(year: year, month: month, day: 1).monthPath
            return "\(root)\(words.archive)/\(path)/"
        case .day(let day): return "\(root)\(words.archive)/\(day.path)/"
        case .status: return "\(root)\(words.status)/"
        case .map: return "\(root)\(words.map)/"
        case .country(let code, let page):
            return "\(root)\(words.countries)/\(code)/\(Self.suffix(page))"
        case .search: return "\(root)\(words.search)/"
        case .settings: return "\(root)\(words.settings)/"
        case .saved: return "\(root)\(words.saved)/"
        case .offline: return "\(root)\(words.offline)/"
        case .countrySection(let code, let section, let page):
            let slug = slug(section, language)
            return "\(root)\(words.countries)/\(code)/\(slug)/\(Self.suffix(page))"
        case .form(let form, let page):
            return "\(root)\(words.form)/\(form.rawValue)/\(Self.suffix(page))"
        case .sports, .programmes, .music, .people, .collection, .outlets:
            guard let catalogue = catalogues[language] ?? catalogues[first] else { return root }
            return route.deskPath(under: root, in: catalogue) ?? root
        case .feed(let format, let scope):
            let home = scope.isOfALanguage ? language : first
            return path(scope.home, in: home) + format.fileName
        }
    }

    private func slug(_ id: SectionID, _ language: Language) -> String {
        sections[id]?.slug.text(in: language, fallback: first)?.text ?? id.text
    }

    private static func suffix(_ page: Int?) -> String {
        page.map { "p/\($0)/" } ?? ""
    }

    /// The words of one language that stand in addresses.
    private struct Words {
        let news: String
        let sections: String
        let archive: String
        let status: String
        let map: String
        let countries: String
        let form: String
        let search: String
        let settings: String
        let saved: String
        let offline: String

        /// The words of a language without texts.
        init() {
            news = "news"
            sections = "sections"
            archive = "archive"
            status = "status"
            map = "map"
            countries = "countries"
            form = "type"
            search = "search"
            settings = "settings"
            saved = "saved"
            offline = "offline"
        }

        init(_ catalogue: Catalogue) {
            news = catalogue[.pathNews]
            sections = catalogue[.pathSections]
            archive = catalogue[.pathArchive]
            status = catalogue[.pathStatus]
            map = catalogue[.pathMap]
            countries = catalogue[.pathCountries]
            form = catalogue[.pathForm]
            search = catalogue[.pathSearch]
            settings = catalogue[.pathSettings]
            saved = catalogue[.pathSaved]
            offline = catalogue[.pathOffline]
        }
    }
}

extension Route {
    /// The site path of a page of a desk, which spells its own addresses; nil for all others.
    fileprivate func deskPath(under root: String, in catalogue: Catalogue) -> String? {
        switch self {
        case .sports(let route): route.path(under: root, in: catalogue)
        case .programmes(let route): route.path(under: root, in: catalogue)
        case .music(let route): route.path(under: root, in: catalogue)
        case .people(let route): route.path(under: root, in: catalogue)
        case .collection(let route): route.path(under: root, in: catalogue)
        case .outlets(let route): route.path(under: root, in: catalogue)
        default: nil
        }
    }
}
