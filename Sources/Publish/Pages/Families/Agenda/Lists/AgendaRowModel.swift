import Domain
import Presentation
import TemplateModels

/// One time of an event in a list.
struct AgendaRowModel: TemplateModel, Hashable {
    let time: TimeModel
    /// When it is on no longer.
    let end: String
    let title: String
    let language: String?
    let direction: String?
    let address: String
    let place: String?
    let status: String?
    let isCancelled: Bool
    let isSample: Bool

    /// - Parameters:
    ///   - entry: the time.
    ///   - day: that of the heading above it; nil for lists without headings of days, which tell it beside the hour.
    ///   - words: in which it is told.
    init(_ entry: AgendaEntry, on day: Day?, _ words: EventFormatter) {
        let occurrence = entry.occurrence
        let shown = words.title(occurrence.details)
        time = words.time(
            occurrence,
            day.map { words.hours(entry, on: $0) } ?? words.whole(entry)
        )
        end = TimeModel(occurrence.shownEnd, text: "").machine
        title = shown?.text ?? ""
        language = shown?.language
        direction = shown?.direction
        address = words.context.link(entry.item.route, in: words.language)
        place = EventFormatter.place(occurrence.details.place)
        status = words.status(occurrence)
        isCancelled = occurrence.details.status == .cancelled
        isSample = entry.item.isSample
    }

    static let fields: TemplateFields<AgendaRowModel> = [
        .model("time", \.time),
        .text("end", \.end),
        .text("title", \.title),
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("address", \.address),
        .text("place", \.place),
        .text("status", \.status),
        .flag("isCancelled", \.isCancelled),
        .flag("isSample", \.isSample),
    ]
}
