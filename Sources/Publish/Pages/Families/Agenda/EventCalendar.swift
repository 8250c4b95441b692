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
        let site = context.settings.timeZone
        let zones = ZoneLines(of: events.map(\.value), site: site)
        let writer = EventLines(clocks: ZoneClocks(site: site), site: site, host: host)
        let single = events.compactMap { stored in
            path(of: stored).map {
                Download(path: $0, bytes: bytes([stored], writer, zones, name: nil))
            }
        }
        let all = pathOfAll(events).map { path in
            let name = "\(context.catalogue(first)[.agenda]) – \(context.settings.title)"
            return Download(
                path: path,
                bytes: bytes(events.filter(isFree), writer, zones, name: name)
            )
        }
        return single + [all].compactMap(\.self)
    }

    private var host: String {
        let origin = context.settings.baseURL.origin
        return origin.split(separator: "/").last.map(String.init) ?? origin
    }

    private func bytes(
        _ events: [Stored<Event>],
        _ writer: EventLines,
        _ zones: ZoneLines,
        name: String?
    ) -> [UInt8] {
        let lines = events.map { stored in
            writer.lines(
                of: stored.value,
                id: stored.id.text,
                changed: stored.published.changed,
                language: first,
                address: context.absolute(context.path(.event(stored.address), in: first))
            )
        }
        let all = zones.lines(of: events.map(\.value)) + lines.flatMap(\.self)
        return CalendarWriter.file(all, name: name)
    }
}
