/// Where a tag stands that includes another template.
public struct TemplatePosition: Sendable, Equatable {
    public let path: String
    public let line: Int

    public init(path: String, line: Int) {
        self.path = path
        self.line = line
    }
}
