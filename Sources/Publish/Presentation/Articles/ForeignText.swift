public import Domain

/// What must be said of a text whose language is not that of the page around it.
public struct ForeignText: Hashable, Sendable {
    public let language: String?
    public let direction: String?

    public init(_ language: Language, on page: Language) {
        let isForeign = language.primary != page.primary
        self.language = isForeign ? language.tag : nil
        let isTurned = isForeign && language.isRightToLeft != page.isRightToLeft
        direction = isTurned ? language.direction : nil
    }
}
