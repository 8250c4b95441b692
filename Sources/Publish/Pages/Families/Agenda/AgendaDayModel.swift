import Domain
import Presentation
public import TemplateModels

/// A day of the agenda with what is on.
public struct AgendaDayModel: TemplateModel, Hashable {
    let title: String
    let anchor: String
    /// `2026-11-21`
    let machineDate: String
    let rows: [AgendaRowModel]

    init(_ day: AgendaDay, _ words: EventFormatter) {
        title = words.catalogue.dayHeading(day.day)
        machineDate = TimeModel.machine(day.day)
        anchor = "d-\(machineDate)"
        rows = day.entries.map { AgendaRowModel($0, words) }
    }

    public static let fields: TemplateFields<AgendaDayModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .text("date", \.machineDate),
        .list("rows", \.rows),
    ]
}

/// One time of an event in a list.
public struct AgendaRowModel: TemplateModel, Hashable {
    let time: TimeModel
    let title: String
    let language: String?
    let direction: String?
    let address: String
    let place: String?
    let status: String?
    let isSample: Bool

    init(_ entry: AgendaEntry, _ words: EventFormatter) {
        let occurrence = entry.occurrence
        let shown = words.title(occurrence.details)
        time = words.time(occurrence, words.hours(occurrence))
        title = shown?.text ?? ""
        language = shown?.language
        direction = shown?.direction
        address = words.context.link(.event(entry.stored.address), in: words.language)
        place = EventFormatter.place(occurrence.details.place)
        status = words.status(occurrence)
        isSample = entry.stored.isSample
    }

    public static let fields: TemplateFields<AgendaRowModel> = [
        .model("time", \.time),
        .text("title", \.title),
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("address", \.address),
        .text("place", \.place),
        .text("status", \.status),
        .flag("isSample", \.isSample),
    ]
}
