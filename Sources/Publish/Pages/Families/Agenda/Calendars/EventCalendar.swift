import Basics
import Domain
import Foundation
import Presentation
import Recurrence

/// The calendar files of the agenda, the same for all languages of the site: of each event, each list, and all.
struct EventCalendar {
    let context: SiteContext

    private var first: Language { context.settings.firstLanguage }

    /// More events no calendar program shows well: those that come first are taken.
    private static let most = 2_000

    /// What the terms of its source let readers take along.
    private func isFree(_ published: PublishedEntity) -> Bool {
        published.origin != .sample && !context.keptBack.contains(published.source)
    }

    /// Whether it may be taken along in a list: what is closed to those who may have the file is not in it.
    private func isFree(_ item: AgendaItem, in file: String) -> Bool {
        isFree(item.published) && !context.hides(item.route, from: file)
    }

    /// The site path of an event's file; nil where it may not be taken along.
    func path(of published: PublishedEntity) -> String? {
        guard isFree(published) else { return nil }
        return context.path(.event(published.address), in: first) + "event.ics"
    }

    /// The site path of the file with all that is to come.
    var pathOfAll: String { context.path(.agenda, in: first) + "agenda.ics" }

    func path(of named: NamedLabel) -> String {
        context.path(named.route(), in: first) + "agenda.ics"
    }

    /// Nil where there is nothing in it.
    func pathOfAll(_ entries: [AgendaEntry]) -> String? {
        let file = pathOfAll
        return entries.contains { isFree($0.item, in: file) } ? file : nil
    }

    func path(of named: NamedLabel, _ entries: [AgendaEntry]) -> String? {
        let file = path(of: named)
        return entries.contains { isFree($0.item, in: file) } ? file : nil
    }

    func files(of register: AgendaRegister) -> [Download] {
        let writing = CalendarWriting(register.items, context: context)
        let catalogue = context.catalogue(first)
        func list(_ path: String, _ title: String, _ entries: [AgendaEntry]) -> Download? {
            var seen: Set<ItemID> = []
            let items = entries.map(\.item)
                .filter { isFree($0, in: path) && seen.insert($0.id).inserted }.prefix(Self.most)
            guard !items.isEmpty else { return nil }
            let name = "\(title) – \(context.settings.title)"
            return writing.file(path, Array(items), name: name)
        }
        let single = register.items.compactMap { item in
            // What is over goes into no calendar.
            item.isMatch || item.nextChange == nil
                ? nil : path(of: item.published).map { writing.file($0, [item], name: nil) }
        }
        let labels = register.labels.compactMap { named, entries in
            list(path(of: named), named.title(catalogue), entries)
        }
        let all = list(pathOfAll, catalogue[.agenda], register.coming)
        return single + labels + [all].compactMap(\.self)
    }
}
