import Domain
import Presentation
import TemplateModels

/// The places under one heading.
struct PlaceGroupModel: TemplateModel {
    let title: String
    let anchor: String
    /// Of the page that has them alone.
    let address: String?
    let rows: [PlaceRowModel]

    /// - Parameters:
    ///   - group: the places.
    ///   - address: of the page that has them alone.
    ///   - isTimed: whether each tells if it is open.
    ///   - words: how places are named.
    init(
        _ group: PlaceGroups.Group,
        at address: String?,
        isTimed: Bool,
        _ words: PlaceFormatter
    ) {
        title = group.title
        anchor = group.anchor
        self.address = address
        rows = group.places.map { PlaceRowModel($0, isTimed: isTimed, words) }
    }

    static let fields: TemplateFields<PlaceGroupModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .text("address", \.address),
        .list("rows", \.rows),
    ]
}
