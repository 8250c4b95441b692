import Basics
import Domain
import Foundation
import Presentation
import Recurrence
import Synchronization

/// Composes calendar files of events when somebody asks for their bytes, with what they share made once.
final class CalendarWriting: Sendable {
    private let items: [AgendaItem]
    private let context: SiteContext
    private let writer: EventLines
    private let made = Mutex<ZoneLines?>(nil)

    init(_ items: [AgendaItem], context: SiteContext) {
        self.items = items
        self.context = context
        let site = context.settings.timeZone
        let origin = context.settings.baseURL.origin
        writer = EventLines(
            clocks: ZoneClocks(site: site),
            site: site,
            host: origin.split(separator: "/").last.map(String.init) ?? origin
        )
    }

    /// - Parameters:
    ///   - path: the site path.
    ///   - items: what is in it, in this order.
    ///   - name: of the calendar; nil for a single event.
    /// - Returns: a file that is composed once it is known to have changed.
    func file(_ path: String, _ items: [AgendaItem], name: String?) -> Download {
        var key = StableHash()
        key.add(name)
        for item in items { key.add(item.published.fingerprint) }
        return Download(path: path, key: key.value) { [self] in bytes(items, name) }
    }

    private func bytes(_ items: [AgendaItem], _ name: String?) -> [UInt8] {
        let first = context.settings.firstLanguage
        let lines = items.map { item in
            writer.lines(
                of: item.event,
                id: item.id.text,
                published: item.published,
                isHourOpen: item.isHourOpen,
                language: first,
                address: context.absolute(context.path(item.route, in: first))
            )
        }
        let all = zones.lines(of: items.map(\.event)) + lines.flatMap(\.self)
        return CalendarWriter.file(all, name: name)
    }

    /// Those of all events: what one file says of a zone does not depend on which file was made first.
    private var zones: ZoneLines {
        made.withLock { made in
            let lines = made ?? ZoneLines(of: items.map(\.event), site: context.settings.timeZone)
            made = lines
            return lines
        }
    }
}
