import Domain
import Foundation
import Presentation

extension PageKind {
    public static let agenda = PageKind("agenda")
}

extension Route {
    /// What is on in the next weeks.
    static let agenda = Route([.word(.pathAgenda)], title: .text(.agenda))

    /// One event, by its address in the archive.
    static func event(_ address: String) -> Route { Route([.word(.pathAgenda), .name(address)]) }
}

/// All events of the edition with what is on from its hour on.
struct Agenda: DerivedInput {
    /// The hour of the edition.
    let now: Date

    let inputs: [PageInput] = [.entities(.event)]

    func value(_ reading: DeclaredReading) throws -> AgendaRegister {
        AgendaRegister(
            try reading.entities(Event.self),
            at: now,
            zone: reading.context.settings.timeZone
        )
    }
}

/// The pages of what is on.
struct AgendaFamily: PageFamily {
    let kinds = [PageKind.agenda]
    let models: [any PageModel.Type] = [AgendaPage.self, EventPage.self]
    let findings: [any SearchableEntity.Type] = [Event.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let now = draft.edition.clock
        let register = try draft.material.value(of: Agenda(now: now))
        guard !register.all.isEmpty else { return }
        draft.add(
            AgendaContent(isSample: register.all.allSatisfy(\.isSample)),
            at: .agenda,
            in: language,
            "what is on (\(language))",
            from: Agenda(now: now).inputs + [.clock(until: register.nextChange)]
        )
        for stored in register.all {
            let window = register.nextChange(of: stored).map { [PageInput.clock(until: $0)] } ?? []
            draft.add(
                EventContent(address: stored.address, id: stored.id, isSample: stored.isSample),
                at: .event(stored.address),
                in: language,
                "the event '\(stored.address)' (\(language))",
                from: [.entity(.event, stored.id)] + window
            )
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.agenda, in: language, .main, rank: 35, glyph: "cal")
    }

    func downloads(_ material: PageMaterial, of plan: SiteMap) throws -> [Download] {
        let register = try material.value(of: Agenda(now: material.edition.clock))
        return EventCalendar(context: material.context).files(of: register.all)
    }
}

/// What is on in the next weeks, by day.
struct AgendaContent: PageContent {
    let isSample: Bool

    let name = "agenda"
    var kind: PageKind { .agenda }
    var stage: WritingStage { .lists }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .agenda }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        AgendaPage(
            try reading.value(of: Agenda(now: try reading.clock())),
            at: reading.place,
            context: reading.context
        )
    }
}

/// An event with its next times.
struct EventContent: PageContent {
    let address: String
    let id: ItemID
    let isSample: Bool

    let name = "event"
    var kind: PageKind { .agenda }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .agenda }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        // What is over does not change with time, so that its page has no clock.
        let now = (try? reading.clock()) ?? .distantFuture
        return try reading.entity(id, Event.self).map { stored in
            EventPage(
                stored,
                EventTimes(stored.value, at: now, zone: reading.context.settings.timeZone),
                at: reading.place,
                context: reading.context
            )
        }
    }
}
