import Domain
import Presentation
import TemplateModels

/// What is on on one day, under its heading.
struct AgendaSectionModel: TemplateModel, Hashable {
    let title: String
    let anchor: String
    /// `2026-11-21`
    let machineDate: String
    /// Today, tomorrow, the weekend; nil for other days.
    let near: String?
    /// The page of the day.
    let address: String?
    let rows: [AgendaRowModel]

    /// - Parameters:
    ///   - day: on which all of it is.
    ///   - entries: in their order.
    ///   - near: what the day is called as well.
    ///   - hasPage: whether its heading leads to the day.
    ///   - words: in which it is told.
    init(
        _ day: Day,
        _ entries: [AgendaEntry],
        near: String? = nil,
        hasPage: Bool = false,
        _ words: EventFormatter
    ) {
        title = words.catalogue.dayHeading(day)
        machineDate = TimeModel.machine(day)
        anchor = Self.anchor(of: day)
        self.near = near
        address = hasPage ? words.context.link(.agendaDay(day), in: words.language) : nil
        rows = entries.map { AgendaRowModel($0, on: day, words) }
    }

    /// Its id within a page.
    static func anchor(of day: Day) -> String { "d-\(TimeModel.machine(day))" }

    static let fields: TemplateFields<AgendaSectionModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .text("date", \.machineDate),
        .text("near", \.near),
        .text("address", \.address),
        .list("rows", \.rows),
    ]
}
