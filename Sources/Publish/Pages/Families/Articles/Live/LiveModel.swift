import Domain
import Presentation
import TemplateModels

/// What an article tells as it happens, as its page shows it.
struct LiveModel: TemplateModel {
    let isOpen: Bool
    /// Whether nobody ended it, and nothing is new for long.
    let isQuiet: Bool
    let points: [String]
    let intro: HTML
    let entries: [LiveEntryModel]
    /// What open pages ask again, and the script that does; nil where nothing is awaited.
    let address: String?
    let script: String?
    /// Since when there is nothing newer.
    let updated: TimeModel?

    /// - Parameters:
    ///   - article: the one that tells it.
    ///   - html: its text as pages show it.
    ///   - marks: those of its entries.
    ///   - page: the language of the page.
    ///   - context: settings, texts and names.
    init?(
        _ article: Article,
        html: String,
        marks: [String],
        in page: Language,
        context: SiteContext
    ) {
        guard let live = article.details.live, let text = LiveText(html, live) else { return nil }
        isOpen = live.isOpen
        isQuiet = live.ended == nil && !live.isOpen
        points = live.points
        intro = HTML(text.intro)
        let zone = context.settings.timeZone
        let first = live.entries.last.map { CivilTime($0.time, in: zone).day }
        entries = text.entries.enumerated().map { place, entry in
            LiveEntryModel(
                entry,
                mark: marks.indices.contains(place) ? marks[place] : "",
                first: first,
                in: page,
                context: context
            )
        }
        address = isOpen ? context.link(LiveDocument.path(of: article)) : nil
        script = isOpen ? context.script("live.js") : nil
        updated = (live.entries.first?.time ?? live.quietSince).map { time in
            TimeModel(time, text: context.catalogue(page).timeLong(CivilTime(time, in: zone)))
        }
    }

    static let fields: TemplateFields<LiveModel> = [
        .flag("isOpen", \.isOpen),
        .flag("isQuiet", \.isQuiet),
        .flag("hasPoints") { !$0.points.isEmpty },
        .texts("points", \.points),
        .html("intro", \.intro),
        .list("entries", \.entries),
        .text("address", \.address),
        .text("script", \.script),
        .model("updated", \.updated),
    ]
}
