public import TemplateModels

/// A feed that belongs to a page, for the readers that look for one.
public struct FeedLinkModel: TemplateModel, Hashable {
    public let title: String
    public let type: String
    public let address: String

    public static let fields: TemplateFields<FeedLinkModel> = [
        .text("title", \.title),
        .text("type", \.type),
        .text("address", \.address),
    ]
}
