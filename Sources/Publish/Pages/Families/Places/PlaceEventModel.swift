import Domain
import Presentation
import TemplateModels

/// A time of an event on the page of where it is.
struct PlaceEventModel: TemplateModel {
    let title: String
    let language: String?
    let direction: String?
    let address: String
    let time: TimeModel
    /// When it is on no longer.
    let end: String
    let status: String?
    let isCancelled: Bool

    init(_ stored: Stored<Event>, _ occurrence: EventOccurrence, _ words: EventFormatter) {
        let shown = words.title(occurrence.details)
        title = shown?.text ?? ""
        language = shown?.language
        direction = shown?.direction
        address = words.context.link(.event(stored.address), in: words.language)
        time = words.time(occurrence, words.whole(occurrence))
        end = TimeModel(occurrence.shownEnd, text: "").machine
        status = words.status(occurrence)
        isCancelled = occurrence.details.status == .cancelled
    }

    static let fields: TemplateFields<PlaceEventModel> = [
        .text("title", \.title),
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("address", \.address),
        .model("time", \.time),
        .text("end", \.end),
        .text("status", \.status),
        .flag("isCancelled", \.isCancelled),
    ]
}
