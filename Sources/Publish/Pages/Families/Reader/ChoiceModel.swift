import Presentation
import TemplateModels

/// One setting: its label and what can be chosen; the first choice is the usual one.
struct ChoiceModel: TemplateModel, Hashable {
    /// The name under which the browser keeps it.
    let name: String
    let label: String
    let options: [SearchOptionModel]

    init(_ name: String, _ label: String, _ options: [(value: String, title: String)]) {
        self.name = name
        self.label = label
        self.options = options.map { SearchOptionModel(value: $0.value, title: $0.title) }
    }

    static let fields: TemplateFields<ChoiceModel> = [
        .text("name", \.name),
        .text("label", \.label),
        .list("options", \.options),
    ]
}
