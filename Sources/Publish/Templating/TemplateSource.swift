/// The text of one template, with the name that others include it by and the path for messages.
public struct TemplateSource: Sendable, Equatable {
    /// Where the text comes from, such as `Templates/partials/card-small.mustache`.
    public let path: String
    /// What tags call it, such as `partials/card-small`.
    public let name: String
    public let text: String

    public init(path: String, name: String, text: String) {
        self.path = path
        self.name = name
        self.text = text
    }
}
