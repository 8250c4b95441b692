public import TemplateModels

/// One thing that results can be narrowed by, and what can be chosen.
public struct SearchFilterModel: TemplateModel, Hashable {
    /// The name in the page's address.
    public let name: String
    public let label: String
    /// The words for no choice: `Todas las secciones`.
    public let all: String
    public let options: [SearchOptionModel]

    public init(name: String, label: String, all: String, options: [SearchOptionModel]) {
        self.name = name
        self.label = label
        self.all = all
        self.options = options
    }

    public static let fields: TemplateFields<SearchFilterModel> = [
        .text("name", \.name),
        .text("label", \.label),
        .text("all", \.all),
        .list("options", \.options),
    ]
}
