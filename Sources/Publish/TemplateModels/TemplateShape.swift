/// One name of a schema and its type.
public struct TemplateShape: Sendable {
    public let name: String
    public let kind: TemplateKind

    public init(name: String, kind: TemplateKind) {
        self.name = name
        self.kind = kind
    }
}
