import Presentation
import TemplateModels

/// Something on the map of the town, in its list.
struct TownRowModel: TemplateModel {
    let thing: TownThing
    let address: String

    init(_ thing: TownThing, context: SiteContext) {
        self.thing = thing
        address = context.link(thing.path)
    }

    static let fields: TemplateFields<TownRowModel> = [
        .text("title", \.thing.title),
        .text("address", \.address),
        .text("note", \.thing.note),
        .text("lang", \.thing.language),
        .text("dir", \.thing.direction),
        .text("point") { PlaceFormatter.coordinates($0.thing.point) },
    ]
}
