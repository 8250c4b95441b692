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

/// One name of a schema and its type.
public struct TemplateShape: Sendable {
    public let name: String
    public let kind: TemplateKind

    public init(name: String, kind: TemplateKind) {
        self.name = name
        self.kind = kind
    }
}

/// What a name stands for, and so in which tags it may be used.
public enum TemplateKind: Sendable {
    case text
    case html
    case number
    case flag
    case texts
    case model(TemplateSchema)
    case list(TemplateSchema)
}
