/// One text in several languages; the site's first language stands in for a missing one.
public struct LocalizedText: Hashable, Sendable {
    public let texts: [Language: String]

    public init(_ texts: [Language: String]) {
        self.texts = texts
    }

    /// The text in the language, else in the fallback, else in the first language by tag.
    public func text(in language: Language, fallback: Language) -> String {
        texts[language] ?? texts[fallback] ?? texts.min { $0.key < $1.key }?.value ?? ""
    }
}
