/// The endings of one language: the first that fits is taken off.
public struct WordEndings: Sendable {
    public let list: [WordEnding]
    /// Whether the word that is left is looked at again, until none fits.
    public let isRepeated: Bool

    init(isRepeated: Bool, _ list: [WordEnding]) {
        self.list = list
        self.isRepeated = isRepeated
    }
}
