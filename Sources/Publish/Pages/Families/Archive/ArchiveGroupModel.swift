import Presentation
import TemplateModels

/// The months of a year.
struct ArchiveGroupModel: TemplateModel, Hashable {
    let title: String?
    let address: String?
    let entries: [Entry]

    static let fields: TemplateFields<ArchiveGroupModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .list("entries", \.entries),
    ]

    /// One month, with a stroke for each of its days where the page speaks of one year.
    struct Entry: TemplateModel, Hashable {
        let title: String
        let address: String
        var note: String?
        var strokes: DayStrokesModel?

        static let fields: TemplateFields<Entry> = [
            .text("title", \.title),
            .text("address", \.address),
            .text("note", \.note),
            .model("strokes", \.strokes),
        ]
    }
}
