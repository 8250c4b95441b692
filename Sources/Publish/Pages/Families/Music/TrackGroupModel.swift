import TemplateModels

/// The tracks of an artist, or of an album, in a list.
struct TrackGroupModel: TemplateModel, Hashable {
    let title: String
    let anchor: String
    let address: String?
    let note: String
    let tracks: [TrackRowModel]

    static let fields: TemplateFields<TrackGroupModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .text("address", \.address),
        .text("note", \.note),
        .list("tracks", \.tracks),
    ]
}
