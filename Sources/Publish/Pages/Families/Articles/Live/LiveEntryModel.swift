import Domain
import Presentation
import TemplateModels

/// One entry of a live coverage.
struct LiveEntryModel: TemplateModel {
    let anchor: String
    /// By which open pages know whether it was corrected since.
    let mark: String
    /// The hour, with the day where that is not the first one.
    let time: TimeModel
    let title: HTML
    let html: HTML

    init(
        _ entry: (entry: LiveCoverage.Entry, title: String, html: String),
        mark: String,
        first: Day?,
        in page: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(page)
        let time = CivilTime(entry.entry.time, in: context.settings.timeZone)
        let clock = catalogue.clock(time)
        anchor = entry.entry.anchor
        self.mark = mark
        self.time = TimeModel(
            entry.entry.time,
            text: time.day == first ? clock : "\(catalogue.dayShort(time.day)), \(clock)"
        )
        title = HTML(entry.title)
        html = HTML(entry.html)
    }

    static let fields: TemplateFields<LiveEntryModel> = [
        .text("anchor", \.anchor),
        .text("mark", \.mark),
        .model("time", \.time),
        .html("title", \.title),
        .html("html", \.html),
    ]
}
