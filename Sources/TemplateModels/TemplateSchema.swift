/// The names and types of a model, against which templates are checked.
///
/// The names are asked for only when needed, because a model may contain itself in a list.
public struct TemplateSchema: Sendable {
    public let id: ObjectIdentifier
    public let name: String
    private let declared: @Sendable () -> [TemplateShape]

    public var shapes: [TemplateShape] {
        declared()
    }

    public init(
        id: ObjectIdentifier,
        name: String,
        declared: @escaping @Sendable () -> [TemplateShape]
    ) {
        self.id = id
        self.name = name
        self.declared = declared
    }
}
