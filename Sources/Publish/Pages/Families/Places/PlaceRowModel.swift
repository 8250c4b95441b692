import Domain
import Presentation
import TemplateModels

/// A place in a list.
struct PlaceRowModel: TemplateModel {
    let title: String
    let language: String?
    let direction: String?
    let address: String
    /// Street and town.
    let street: String?
    /// `40.6622,-0.5731`, for those who sort by distance.
    let point: String?
    /// Its hours, as `open.js` reads them.
    let opening: String?
    let isSample: Bool

    init(_ stored: Stored<Place>, isTimed: Bool, _ words: PlaceFormatter) {
        let place = stored.value
        let shown = words.name(place)
        title = shown?.text ?? ""
        language = shown?.language
        direction = shown?.direction
        address = words.context.link(.place(stored.address), in: words.language)
        street = PlaceFormatter.address(place)
        point = place.point.map(PlaceFormatter.coordinates)
        opening = isTimed ? PlaceFormatter.opening(place) : nil
        isSample = stored.isSample
    }

    static let fields: TemplateFields<PlaceRowModel> = [
        .text("title", \.title),
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("address", \.address),
        .text("street", \.street),
        .text("point", \.point),
        .text("opening", \.opening),
        .flag("isSample", \.isSample),
    ]
}
