/// What one of the usual sections is called in a language.
public struct SectionWords: Sendable {
    public let title: String
    /// Categories of feeds that belong there, beside the title.
    public let accepts: [String]

    init(_ title: String, accepts: [String] = []) {
        self.title = title
        self.accepts = accepts
    }
}
