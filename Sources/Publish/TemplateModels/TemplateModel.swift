/// What a template can be given: a value that declares its names and their types once.
///
/// The declaration replaces reflection: templates are checked against it when they are loaded, and
/// names become slots.
public protocol TemplateModel: Sendable {
    static var fields: TemplateFields<Self> { get }
}

extension TemplateModel {
    /// The names and types that a template can use, without any value.
    public static var templateSchema: TemplateSchema {
        TemplateSchema(
            id: ObjectIdentifier(Self.self),
            name: { String(describing: Self.self) },
            declared: { fields.elements.map { TemplateShape(name: $0.name, kind: $0.kind) } }
        )
    }

    /// The values of all declared names, in the order of their declaration.
    @inlinable public var templateRecord: TemplateRecord {
        TemplateRecord(slots: Self.fields.elements.map { $0.read(self) })
    }
}
