import Domain
import Foundation
import Presentation
import Recurrence

/// The calendar files of events: one of each and one of all, the same for all languages of the site.
struct EventCalendar {
    let context: SiteContext

    /// What the terms of its source let readers take along.
    private func isFree(_ stored: Stored<Event>) -> Bool {
        !stored.isSample && !context.keptBack.contains(stored.source)
    }

    private var first: Language { context.settings.firstLanguage }

    /// The site path of an event's file; nil where it may not be taken along.
    func path(of stored: Stored<Event>) -> String? {
        guard isFree(stored) else { return nil }
        return context.path(.event(stored.address), in: first) + "event.ics"
    }

    func pathOfAll(_ events: [Stored<Event>]) -> String? {
        events.contains(where: isFree) ? context.path(.agenda, in: first) + "agenda.ics" : nil
    }

    func files(of events: [Stored<Event>]) -> [Download] {
        let single = events.compactMap { stored in
            path(of: stored).map { Download(path: $0, bytes: bytes([stored], name: nil)) }
        }
        let all = pathOfAll(events).map { path in
            let name = "\(context.catalogue(first)[.agenda]) – \(context.settings.title)"
            return Download(path: path, bytes: bytes(events.filter(isFree), name: name))
        }
        return single + [all].compactMap(\.self)
    }

    private func bytes(_ events: [Stored<Event>], name: String?) -> [UInt8] {
        let writer = EventLines(
            site: context.settings.timeZone,
            host: context.settings.baseURL.origin.split(separator: "/").last.map(String.init) ?? ""
        )
        let lines = events.map { stored in
            writer.lines(
                of: stored.value,
                id: stored.id.text,
                changed: stored.published.changed,
                language: first,
                address: context.absolute(context.path(.event(stored.address), in: first))
            )
        }
        let zones = ZoneLines.all(of: events.map(\.value), site: context.settings.timeZone)
        return CalendarWriter.file(zones + lines.flatMap(\.self), name: name)
    }
}
