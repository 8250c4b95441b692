/// The names and types of a model, against which templates are checked.
///
/// The names are asked for only when needed, because a model may contain itself in a list; its own name too, since
/// what a type is called is slow to find out and only told to people.
public struct TemplateSchema: Sendable {
    public let id: ObjectIdentifier
    private let named: @Sendable () -> String
    private let declared: @Sendable () -> [TemplateShape]

    public var name: String { named() }

    public var shapes: [TemplateShape] {
        declared()
    }

    public init(
        id: ObjectIdentifier,
        name: @escaping @Sendable () -> String,
        declared: @escaping @Sendable () -> [TemplateShape]
    ) {
        self.id = id
        named = name
        self.declared = declared
    }
}
