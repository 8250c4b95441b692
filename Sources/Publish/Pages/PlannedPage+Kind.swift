import Domain
import Presentation

extension PlannedPage {
    /// What kind of page it is, finer than the part of the portal it belongs to: `match`, `river-page`.
    ///
    /// Every page that looks different has a kind of its own, so that whoever checks pages misses none.
    public var kindName: String {
        switch content {
        case .front: "front"
        case .list(let page): page.kindName
        case .sections: "sections"
        case .map: "map"
        case .archive: "archive"
        case .year: "year"
        case .month: "month"
        case .day: "day"
        case .search: "search"
        case .written: "page"
        case .article: "article"
        case .status: "status"
        case .reader(let page): page.route.kindName
        case .desk(let page): page.route.kindName
        case .notFound: "not-found"
        case .redirect: "redirect"
        case .tombstone: "tombstone"
        }
    }
}

extension ListedPage {
    fileprivate var kindName: String {
        let name =
            switch list {
            case .river: "river"
            case .section: "section"
            case .day: "day"
            case .month: "month"
            case .country: "country"
            case .countrySection: "country-section"
            case .source: "source"
            case .form: "form"
            }
        return name.numbered(number)
    }
}

extension String {
    /// The numbered pages of a list look different from its own address.
    fileprivate func numbered(_ page: Int?) -> String { page == nil ? self : "\(self)-page" }
}

extension Route {
    fileprivate var kindName: String {
        switch self {
        case .front: "front"
        case .news(let page): "river".numbered(page)
        case .sections: "sections"
        case .section(_, let page): "section".numbered(page)
        case .archive: "archive"
        case .year: "year"
        case .month: "month"
        case .day: "day"
        case .status: "status"
        case .map: "map"
        case .country(_, let page): "country".numbered(page)
        case .countrySection(_, _, let page): "country-section".numbered(page)
        case .form(_, let page): "form".numbered(page)
        case .sports(let route): route.kindName
        case .programmes(let route): route.kindName
        case .music(let route): route.kindName
        case .people(let route): route.kindName
        case .collection(let route): route.kindName
        case .outlets(let route): route.kindName
        case .search: "search"
        case .settings: "settings"
        case .saved: "saved"
        case .offline: "offline"
        case .feed: "feed"
        }
    }
}

extension SportsRoute {
    fileprivate var kindName: String {
        switch self {
        case .matches: "matches"
        case .day: "match-day"
        case .match: "match"
        case .competition: "competition"
        case .team: "team"
        case .highlights: "highlights"
        }
    }
}

extension ProgrammesRoute {
    fileprivate var kindName: String {
        switch self {
        case .all(let page): "programmes".numbered(page)
        case .form(_, let page): "programmes-form".numbered(page)
        case .genre(_, let page): "programmes-genre".numbered(page)
        case .year(_, let page): "programmes-year".numbered(page)
        case .programme: "programme"
        }
    }
}

extension MusicRoute {
    fileprivate var kindName: String {
        switch self {
        case .all: "music"
        case .genre: "genre"
        case .artist: "artist"
        case .track: "track"
        }
    }
}

extension PeopleRoute {
    fileprivate var kindName: String {
        switch self {
        case .all: "people"
        case .letter: "people-letter"
        case .map: "people-map"
        case .person: "person"
        case .personMap: "person-map"
        }
    }
}

extension CollectionRoute {
    fileprivate var kindName: String {
        switch self {
        case .all: "collection"
        case .member: "figure"
        case .children: "transformations"
        case .child: "transformation"
        }
    }
}

extension OutletsRoute {
    fileprivate var kindName: String {
        switch self {
        case .all: "sources"
        case .byLanguage: "sources-by-language"
        case .byCategory: "sources-by-category"
        case .byCountry: "sources-by-country"
        case .outlet(_, let page): "source".numbered(page)
        }
    }
}
