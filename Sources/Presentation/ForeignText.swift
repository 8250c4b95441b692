public import Domain

/// What must be said of a text whose language is not that of the page around it.
public struct ForeignText: Hashable, Sendable {
    public let language: String?
    public let direction: String?

    public init(_ language: Language, on page: Language) {
        self.language = language.primary == page.primary ? nil : language.tag
        let isTurned = language.isRightToLeft != page.isRightToLeft
        direction = isTurned ? language.direction : nil
    }
}
