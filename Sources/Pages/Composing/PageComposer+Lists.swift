import Domain
import Presentation

extension PageComposer {
    /// A page of the river or of a section.
    func list(_ page: PlannedPage, _ listed: ListedPage) throws -> PageModel {
        let articles = try self.listed(listed.list, listed.positions, in: page.language)
        let position = try position(of: listed, in: page.language)
        if case .country(let code) = listed.list {
            return .country(country(page, code, articles, position))
        }
        guard case .section(let section, _) = listed.list else {
            return .list(
                ListPage(
                    news: articles,
                    position: position,
                    busiest: try busiest(in: page.language),
                    at: place(
                        page,
                        route: .news(page: listed.number),
                        current: .news(page: nil)
                    ),
                    newsroom: newsroom
                )
            )
        }
        return .section(
            SectionPage(
                section,
                articles,
                position: position,
                busiest: try busiest(in: page.language),
                at: place(
                    page,
                    route: .section(section, page: listed.number),
                    current: .sections
                ),
                newsroom: newsroom
            )
        )
    }

    private func route(_ list: ArticleList, _ number: Int?) -> Route {
        switch list {
        case .section(let section, _): .section(section, page: number)
        case .country(let code): .country(code, page: number)
        default: .news(page: number)
        }
    }

    private func position(of page: ListedPage, in language: Language) throws -> ListPosition {
        func path(_ number: Int?) -> String {
            newsroom.path(route(page.list, number), in: language)
        }
        var newer: String?
        if let number = page.number { newer = path(number == page.lastNumber ? nil : number + 1) }
        return ListPosition(
            number: page.number,
            newest: page.number == nil ? nil : path(nil),
            newer: newer,
            older: try older(than: page).map { older in
                ListPosition.Older(
                    path: path(older.number),
                    number: older.number,
                    from: older.from,
                    to: older.to
                )
            }
        )
    }

    private func older(than page: ListedPage) throws -> (number: Int, from: Day, to: Day)? {
        let number = page.number.map { $0 - 1 } ?? page.lastNumber
        guard number > 0 else { return nil }
        let positions = ListPaging(count: try edition.count(of: page.list)).positions(of: number)
        let ends = [positions.lowerBound, positions.upperBound - 1]
        let days = try ends.flatMap { end in
            try edition.articles(try edition.ids(in: page.list, at: end..<end + 1)).map {
                CivilTime($0.order, in: newsroom.settings.timeZone).day
            }
        }
        guard let from = days.first, let to = days.last else { return nil }
        return (number, from, to)
    }

    /// The sections with the most articles, for lists that have none.
    func busiest(in language: Language) throws -> [SectionID] {
        let counts = try (map.sections[language] ?? []).map { section in
            (section: section, count: try edition.count(of: .section(section, language)))
        }
        return counts.sorted { ($1.count, $0.section) < ($0.count, $1.section) }.map(\.section)
    }

    func status(_ page: PlannedPage) throws -> StatusPage {
        StatusPage(
            try edition.statuses(),
            at: place(page, route: .status),
            newsroom: newsroom
        )
    }

    func sections(_ page: PlannedPage) throws -> SectionsIndexPage {
        SectionsIndexPage(
            try shelves(in: page.language),
            at: place(page, route: .sections),
            newsroom: newsroom
        )
    }
}
