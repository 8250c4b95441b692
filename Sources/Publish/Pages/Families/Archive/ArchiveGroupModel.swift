public import Presentation
public import TemplateModels

/// Months of a year, or days of a month.
public struct ArchiveGroupModel: TemplateModel, Hashable {
    public let title: String?
    public let address: String?
    public let entries: [LinkModel]

    public static let fields: TemplateFields<ArchiveGroupModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .list("entries", \.entries),
    ]
}
