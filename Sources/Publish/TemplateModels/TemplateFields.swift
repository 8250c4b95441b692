/// The names of a model, in the order of its declaration; written as an array of fields.
public struct TemplateFields<Model: TemplateModel>: ExpressibleByArrayLiteral, Sendable {
    public let elements: [TemplateField<Model>]

    public init(arrayLiteral elements: TemplateField<Model>...) {
        self.elements = elements
    }

    /// The names that several models share, and those of one alone.
    public init(_ elements: [TemplateField<Model>]) {
        self.elements = elements
    }
}
