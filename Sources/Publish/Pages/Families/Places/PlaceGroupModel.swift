import Domain
import Presentation
public import TemplateModels

/// The places of one kind.
public struct PlaceGroupModel: TemplateModel {
    let title: String
    let anchor: String
    let rows: [PlaceRowModel]

    init(_ group: PlaceGroups.Group, _ words: PlaceFormatter) {
        title = group.title
        anchor = group.anchor
        rows = group.places.map { PlaceRowModel($0, words) }
    }

    public static let fields: TemplateFields<PlaceGroupModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .list("rows", \.rows),
    ]
}

/// A place in a list.
public struct PlaceRowModel: TemplateModel {
    let title: String
    let language: String?
    let direction: String?
    let address: String
    /// Street and town.
    let street: String?
    let isSample: Bool

    init(_ stored: Stored<Place>, _ words: PlaceFormatter) {
        let shown = words.name(stored.value)
        title = shown?.text ?? ""
        language = shown?.language
        direction = shown?.direction
        address = words.context.link(.place(stored.address), in: words.language)
        street = PlaceFormatter.address(stored.value)
        isSample = stored.isSample
    }

    public static let fields: TemplateFields<PlaceRowModel> = [
        .text("title", \.title),
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("address", \.address),
        .text("street", \.street),
        .flag("isSample", \.isSample),
    ]
}
