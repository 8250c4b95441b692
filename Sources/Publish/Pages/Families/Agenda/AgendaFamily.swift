import Basics
import Domain
import Foundation
import Presentation

extension PageKind {
    static let agenda = PageKind("agenda")
}

extension Route {
    /// What is on in the next weeks.
    static let agenda = Route([.word(.pathAgenda)], title: .text(.agenda))

    /// One event, by its address in the archive.
    static func event(_ address: String) -> Route { Route([.word(.pathAgenda), .name(address)]) }

    /// What is on on a day.
    static func agendaDay(_ day: Day) -> Route { Route([.word(.pathAgenda), .name(day.path)]) }

    /// What is on in a month, by any of its days.
    static func agendaMonth(_ month: Day) -> Route {
        Route([.word(.pathAgenda), .name(month.monthPath)])
    }
}

/// All that is on the agenda at the hour of the edition.
struct Agenda: DerivedInput {
    let now: Date
    let hasMatches: Bool

    init(_ material: PageMaterial) {
        now = material.edition.clock
        hasMatches = material.context.settings.agenda == .all
    }

    var inputs: [PageInput] { [.entities(.event)] + (hasMatches ? [.entities(.match)] : []) }

    func value(_ reading: DeclaredReading) throws -> AgendaPlan {
        let settings = reading.context.settings
        let register = AgendaRegister(
            try reading.entities(Event.self),
            matches: hasMatches ? try reading.entities(Match.self) : [],
            category: reading.context.catalogue(settings.firstLanguage)[.matches],
            categories: CategoryNames(settings.eventCategories),
            openTeam: LocalizedText(
                Dictionary(
                    settings.languages.map {
                        ($0, reading.context.catalogue($0)[.unknownTeam])
                    }
                ) { first, _ in first }
            ),
            at: now,
            zone: settings.timeZone
        )
        return AgendaPlan(register, besides: reading.context.keptBack)
    }
}

/// The pages of what is on.
struct AgendaFamily: PageFamily {
    let kinds = [PageKind.agenda]
    let models: [any PageModel.Type] = [AgendaPage.self, EventPage.self]
    let list: Route? = .agenda
    let frontBlocks: [any FrontBlockContent.Type] = [AgendaBoard.self]
    let findings: [any SearchableEntity.Type] = [Event.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let plan = try draft.material.value(of: Agenda(draft.material))
        let register = plan.register
        guard !register.items.isEmpty else { return }
        let isSample = register.items.allSatisfy(\.isSample)
        func add(
            _ content: some PageContent,
            at route: Route,
            _ part: AgendaPart,
            until: Date? = nil
        ) {
            draft.add(
                content,
                at: route,
                in: language,
                "\(part.title) (\(language))",
                from: [.agenda(part)] + (until.map { [.clock(until: $0)] } ?? [])
            )
        }
        add(
            NearAgendaContent(isSample: isSample),
            at: .agenda,
            plan.near,
            until: register.nextChange
        )
        for (day, part) in plan.days {
            add(AgendaDayContent(day: day, isSample: isSample), at: .agendaDay(day), part)
        }
        for (month, part) in plan.months {
            add(AgendaMonthContent(month: month, isSample: isSample), at: .agendaMonth(month), part)
        }
        for list in plan.lists {
            for (number, part) in list.pages {
                let content = AgendaListContent(
                    label: list.named.label,
                    number: number,
                    isSample: isSample
                )
                add(content, at: list.named.route(page: number), part)
            }
        }
        try planEvents(plan, in: language, &draft)
        for (scope, part) in plan.feeds { draft.addFeeds(scope, part, in: language) }
    }

    private func planEvents(
        _ plan: AgendaPlan,
        in language: Language,
        _ draft: inout SiteDraft
    ) throws {
        let places = try draft.material.value(of: PlacesOfEvents())
        let news = try EventNews(plan.register, in: language, of: draft.edition)
        let events = plan.register.items.filter { !$0.isMatch }
        let inputs = ConcurrentMap.map(events) { item in
            Self.inputs(
                of: item,
                in: plan,
                places: places[item.id] ?? [],
                news: news.articles[item.id] ?? []
            )
        }
        for (item, inputs) in zip(events, inputs) {
            draft.add(
                EventContent(id: item.id, isSample: item.isSample),
                at: item.route,
                in: language,
                "the event '\(item.published.address)' (\(language))",
                from: inputs
            )
        }
    }

    private static func inputs(
        of item: AgendaItem,
        in plan: AgendaPlan,
        places: [Stored<Place>],
        news: [ArticleSummary]
    ) -> [PageInput] {
        var inputs: [PageInput] = [
            .entity(.event, item.id), .agenda(plan.register.lists(of: item, among: plan.named)),
            .chosen(news),
        ]
        if let change = item.nextChange { inputs.append(.clock(until: change)) }
        if !places.isEmpty { inputs.append(.selected(.place, places.map(\.id))) }
        if item.event.hasPoint || places.contains(where: { $0.value.point != nil }) {
            inputs.append(.ownMap)
        }
        return inputs
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.agenda, in: language, .main, rank: 35, glyph: "cal")
    }

    func downloads(_ material: PageMaterial, of plan: SiteMap) throws -> [Download] {
        EventCalendar(context: material.context)
            .files(of: try material.value(of: Agenda(material)).register)
    }
}
