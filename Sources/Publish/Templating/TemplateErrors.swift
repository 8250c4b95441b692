/// Everything that is wrong in a set of templates, sorted by place.
public struct TemplateErrors: Error, Sendable, Equatable, CustomStringConvertible {
    public let errors: [TemplateError]

    public init(_ errors: [TemplateError]) {
        self.errors = errors
    }

    public var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
