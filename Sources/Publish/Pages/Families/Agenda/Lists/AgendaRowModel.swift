import Domain
import Presentation
public import TemplateModels

/// One time of an event in a list.
public struct AgendaRowModel: TemplateModel, Hashable {
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
    ///   - isWhole: whether the day is told beside the hour, for lists without headings of days.
    ///   - words: in which it is told.
    init(_ entry: AgendaEntry, isWhole: Bool = false, _ words: EventFormatter) {
        let occurrence = entry.occurrence
        let shown = words.title(occurrence.details)
        time = words.time(
            occurrence,
            isWhole ? words.whole(occurrence) : words.hours(occurrence)
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

    public static let fields: TemplateFields<AgendaRowModel> = [
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
