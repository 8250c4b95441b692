import Presentation
public import TemplateModels

/// The months of a year.
public struct ArchiveGroupModel: TemplateModel, Hashable {
    public let title: String?
    public let address: String?
    public let entries: [Entry]

    public static let fields: TemplateFields<ArchiveGroupModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .list("entries", \.entries),
    ]

    /// One month, with a stroke for each of its days where the page speaks of one year.
    public struct Entry: TemplateModel, Hashable {
        let title: String
        let address: String
        var note: String?
        var strokes: DayStrokesModel?

        public static let fields: TemplateFields<Entry> = [
            .text("title", \.title),
            .text("address", \.address),
            .text("note", \.note),
            .model("strokes", \.strokes),
        ]
    }
}
