import Domain

/// What is peculiar to how a language is spoken.
enum SpeechRules {
    case spanish, french, english, other

    init(_ language: Language) {
        switch language.primary {
        case "es": self = .spanish
        case "fr": self = .french
        case "en": self = .english
        default: self = .other
        }
    }

    /// Whether an `e` at the end of a word is written but not said.
    var hasSilentEnd: Bool { self == .english || self == .french }

    static func isVowel(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "a", "e", "i", "o", "u", "y": true
        default: !letter.isASCII && vowels.contains(letter)
        }
    }

    /// Whether two vowels side by side are two syllables, as in `o-es-te` and `dí-a`.
    func separates(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        self == .spanish && Self.strong.contains(first) && Self.strong.contains(second)
    }

    /// The first letter with a written accent.
    func accent(in letters: [Unicode.Scalar]) -> Int? {
        guard self == .spanish else { return nil }
        return letters.firstIndex { !$0.isASCII && Self.accented.contains($0) }
    }

    /// The syllable with the stress: the one with an accent, else as the language has it.
    ///
    /// - Parameters:
    ///   - letters: of the word.
    ///   - starts: where among them each of its syllables begins.
    /// - Returns: its place among the syllables; nil for a word without one.
    func stress(of letters: [Unicode.Scalar], in starts: [Int]) -> Int? {
        guard let last = starts.indices.last else { return nil }
        switch self {
        case .spanish:
            if let accent = accent(in: letters) { return starts.lastIndex { $0 <= accent } }
            guard let end = letters.last else { return nil }
            return Self.isVowel(end) || end == "n" || end == "s" ? max(0, last - 1) : last
        case .french: return last
        case .english, .other: return 0
        }
    }

    private static let accented = Array("áéíóú".unicodeScalars)
    private static let strong = Array("aeoáéóíú".unicodeScalars)
    private static let vowels = Set(
        "áàâäãåéèêëíìîïóòôöõøúùûüýæœαεηιουωάέήίόύώаеёиоуыэюяіїє".unicodeScalars
    )
}
