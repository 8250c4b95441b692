import Domain
import Presentation
import TemplateModels

/// The map of the town with its layers, and the same as lists, as `pages/town` reads it.
struct TownPage: LaidOutModel {
    static let template = "pages/town"

    let layout: PageLayout
    private let styles: (map: String, town: String)
    private let map: TownMapModel
    private let layers: [TownLayerModel]
    private let credit: LinkModel?
    private let scripts: (filter: String, near: String)
    private let marks: (list: String, near: String)

    init(
        _ layers: [TownLayer],
        outlines: MapOutlines,
        credit: LinkModel?,
        isIndexed: Bool,
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        styles = (context.mapStylesheet, context.script("town.css"))
        map = TownMapModel(layers, outlines: outlines, in: place.language, context: context)
        self.credit = map.isOnBase ? credit : nil
        self.layers = layers.map { TownLayerModel($0, context: context) }
        scripts = (context.script("filter.js"), context.script("near.js"))
        marks = (context.mark("g-list"), context.mark("g-pin"))
        let title = catalogue[.townMap]
        let description = catalogue.text(.descriptionTown, [.site: context.settings.title])
        layout = PageLayout(
            HeadContent(title: title, description: description, isIndexed: isIndexed),
            crumbs: [
                context.crumb(.front, in: place.language),
                context.crumb(.places, in: place.language),
            ],
            at: place,
            context: context
        ) { $0.webPage(title: title, description: description) }
    }

    static let fields = laidOut([
        .text("stylesheet", \.styles.map),
        .text("townStylesheet", \.styles.town),
        .model("map", \.map),
        .list("layers", \.layers),
        .model("credit", \.credit),
        .text("filterScript", \.scripts.filter),
        .text("nearScript", \.scripts.near),
        .text("mark", \.marks.list),
        .text("nearMark", \.marks.near),
    ])
}
