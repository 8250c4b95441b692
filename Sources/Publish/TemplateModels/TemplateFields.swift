/// The names of a model, in the order of its declaration; written as an array of fields.
///
/// It asks nothing of the type: the runtime would look for the conformance of each of hundreds of models, which takes some
/// hundredths of a second.
public struct TemplateFields<Model>: ExpressibleByArrayLiteral, Sendable {
    public let elements: [TemplateField<Model>]

    public init(arrayLiteral elements: TemplateField<Model>...) {
        self.elements = elements
    }

    /// The names that several models share, and those of one alone.
    public init(_ elements: [TemplateField<Model>]) {
        self.elements = elements
    }
}
