import Calendars
public import Domain
public import Foundation
import HTMLCleaning
import Recurrence

/// The events of one calendar, with what is wrong with it.
public struct CalendarFile: Sendable {
    public let title: String?
    public let home: String?
    public let events: [(identity: String, event: Event)]
    public let diagnostics: [Diagnostic]
    public let remarks: [String]
    /// How many events nobody could read.
    public let unreadable: Int
    /// Seconds after which it wants to be asked again.
    let refresh: Int?

    /// A file for itself, without a source.
    ///
    /// - Parameters:
    ///   - bytes: of the file.
    ///   - path: how messages name it.
    ///   - zone: the zone of times without one.
    /// - Throws: why it is no calendar.
    public init(_ bytes: [UInt8], path: String, zone: TimeZone) throws(SourceError) {
        let page = AnswerPage(bytes: bytes)
        try self.init(page, path: path, zone: zone, mapping: EventMapping())
    }

    init(_ page: AnswerPage, in context: ReadingContext) throws(SourceError) {
        let mapping = EventMapping(
            categories: context.options["categories"]?.texts ?? [],
            venue: context.options.text("venue"),
            organiser: context.options.text("organiser"),
            base: page.address,
            language: context.source.language
        )
        try self.init(page, path: context.path, zone: context.timeZone, mapping: mapping)
    }

    private init(
        _ page: AnswerPage,
        path: String,
        zone: TimeZone,
        mapping: EventMapping
    ) throws(SourceError) {
        let calendar: ParsedCalendar
        do throws(CalendarError) {
            calendar = try CalendarReader(site: zone).read(page.bytes, charset: page.charset)
        } catch {
            throw SourceError(error.message, hint: error.hint)
        }
        var assembly = EventAssembly(mapping: mapping, clocks: ZoneClocks(site: zone))
        assembly.take(calendar.events)
        title = calendar.title
        home = WebAddress.checked(calendar.link)
        events = assembly.events
        unreadable = calendar.left.unreadable
        refresh = calendar.refresh
        let hidden = calendar.left.private
        remarks =
            hidden == 0
            ? []
            : [hidden == 1 ? "one event is marked private" : "\(hidden) events are marked private"]
        let notices = calendar.notices + assembly.notices
        diagnostics = notices.map { notice in
            Diagnostic(.warning, notice.message, path: path, line: notice.line, hint: notice.hint)
        }
    }
}
