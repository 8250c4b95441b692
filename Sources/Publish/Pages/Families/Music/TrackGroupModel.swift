public import TemplateModels

/// The tracks of an artist, or of an album, in a list.
public struct TrackGroupModel: TemplateModel, Hashable {
    public let title: String
    public let anchor: String
    public let address: String?
    public let note: String
    public let tracks: [TrackRowModel]

    public static let fields: TemplateFields<TrackGroupModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .text("address", \.address),
        .text("note", \.note),
        .list("tracks", \.tracks),
    ]
}
