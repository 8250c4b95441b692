public import TemplateModels

/// One choice of a filter.
public struct SearchOptionModel: TemplateModel, Hashable {
    public let value: String
    public let title: String

    public init(value: String, title: String) {
        self.value = value
        self.title = title
    }

    public static let fields: TemplateFields<SearchOptionModel> = [
        .text("value", \.value),
        .text("title", \.title),
    ]
}
