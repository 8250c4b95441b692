/// An ending that search takes off folded words of ASCII letters, so that a word is found by its other forms too.
public struct WordEnding: Sendable {
    public let letters: String
    /// What stands in its place.
    public let replacement: String
    /// The fewest letters before it.
    public let least: Int
    public let neighbour: Neighbour

    init(
        _ letters: String,
        becomes replacement: String = "",
        least: Int,
        after neighbour: Neighbour = .any
    ) {
        self.letters = letters
        self.replacement = replacement
        self.least = least
        self.neighbour = neighbour
    }

    /// The letter that must stand before an ending.
    public enum Neighbour: Sendable {
        case any
        case oneOf(String)
        case noneOf(String)
        /// The same letter twice, of which one goes with the ending.
        case twins
    }
}

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
