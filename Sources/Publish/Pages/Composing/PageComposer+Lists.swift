import Domain
import Presentation

extension PageComposer {
    /// A page of a list of articles.
    func list(_ page: PlannedPage, _ listed: ListedPage) throws -> PageModel {
        let articles = try self.listed(listed.list, listed.positions, in: page.language)
        let position = try position(of: listed, in: page.language)
        switch listed.list {
        case .country(let code):
            return .country(country(page, code, articles, position))
        case .countrySection(let code, let section):
            return .country(country(page, code, section: section, articles, position))
        case .source(let id):
            return .outlets(.source(source(page, id, articles, position)))
        case .section(let section, _):
            return .section(try self.section(page, section, articles, position))
        case .form(let form, _):
            return .list(try news(page, form: form, articles, position))
        case .river, .day, .month:
            return .list(try news(page, form: nil, articles, position))
        }
    }

    private func section(
        _ page: PlannedPage,
        _ section: SectionID,
        _ articles: [ListedArticle],
        _ position: ListPosition
    ) throws -> SectionPage {
        SectionPage(
            section,
            articles,
            position: position,
            busiest: try busiest(in: page.language),
            at: place(page, route: .section(section, page: position.number), current: .sections),
            context: context
        )
    }

    private func news(
        _ page: PlannedPage,
        form: ArticleForm?,
        _ articles: [ListedArticle],
        _ position: ListPosition
    ) throws -> ListPage {
        let route = form.map { Route.form($0, page: position.number) }
        return ListPage(
            news: articles,
            form: form,
            filters: formLinks(in: page.language, current: form),
            position: position,
            busiest: try busiest(in: page.language),
            at: place(
                page,
                route: route ?? .news(page: position.number),
                current: .news(page: nil)
            ),
            context: context
        )
    }

    private func source(
        _ page: PlannedPage,
        _ id: SourceID,
        _ articles: [ListedArticle],
        _ position: ListPosition
    ) -> SourcePage {
        let route = Route.outlets(.outlet(id.text, page: position.number))
        return SourcePage(
            sources[id],
            id: id,
            articles,
            position: position,
            at: place(page, route: route, current: .outlets(.all)),
            context: context
        )
    }

    /// All news, and the lists of single forms; nothing where there is only one form.
    private func formLinks(in language: Language, current: ArticleForm?) -> [LinkModel] {
        let forms = map.forms[language] ?? []
        guard !forms.isEmpty else { return [] }
        let catalogue = context.catalogue(language)
        let all = LinkModel(
            title: catalogue[.formAll],
            address: context.link(.news(page: nil), in: language),
            isCurrent: current == nil
        )
        return [all]
            + forms.map { form in
                LinkModel(
                    title: catalogue[ListPage.title(of: form)],
                    address: context.link(.form(form, page: nil), in: language),
                    isCurrent: form == current
                )
            }
    }

    private func position(of page: ListedPage, in language: Language) throws -> ListPosition {
        func path(_ number: Int?) -> String {
            context.path(Route(page.list, number), in: language)
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
                CivilTime($0.order, in: context.settings.timeZone).day
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
            context: context
        )
    }

    func sections(_ page: PlannedPage) throws -> SectionsIndexPage {
        SectionsIndexPage(
            try shelves(in: page.language),
            at: place(page, route: .sections),
            context: context
        )
    }
}

extension Route {
    /// The page of a list under a number; without one its own address.
    init(_ list: ArticleList, _ number: Int?) {
        self =
            switch list {
            case .section(let section, _): .section(section, page: number)
            case .country(let code): .country(code, page: number)
            case .countrySection(let code, let section):
                .countrySection(code, section, page: number)
            case .source(let id): .outlets(.outlet(id.text, page: number))
            case .form(let form, _): .form(form, page: number)
            case .river, .day, .month: .news(page: number)
            }
    }
}
