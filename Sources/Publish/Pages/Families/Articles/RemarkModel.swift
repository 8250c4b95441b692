public import TemplateModels

/// One thing that a reader of feeds had to say, in its own language.
public struct RemarkModel: TemplateModel {
    public let text: String

    init(_ text: String) {
        self.text = text
    }

    public static let fields: TemplateFields<RemarkModel> = [.text("text", \.text)]
}
