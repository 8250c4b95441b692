/// A model whose values were read once, so that thousands of pages can share them.
public struct Prepared<Model: TemplateModel>: Sendable {
    public let model: Model
    public let record: TemplateRecord

    @inlinable
    public init(_ model: Model) {
        self.model = model
        record = model.templateRecord
    }
}

extension Prepared: Equatable where Model: Equatable {
    public static func == (one: Self, other: Self) -> Bool {
        one.model == other.model
    }
}
