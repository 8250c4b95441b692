import Domain

/// A word in syllables, near enough to how it sounds to be drawn.
struct SpokenWord {
    let syllables: [Syllable]

    /// What is heard of a syllable.
    struct Syllable: Hashable {
        /// Its letters, at most five.
        let length: Int
        let isStressed: Bool

        /// Of a stroke, even: 4 to 12 without stress, 14 to 22 with it.
        var height: Int { 2 + 2 * length + (isStressed ? 10 : 0) }
    }

    private typealias Letters = ArraySlice<Unicode.Scalar>

    init(_ word: Substring, in language: Language) {
        let letters = word.lowercased().unicodeScalars.filter {
            $0.isLetterOrNumber
        }
        let tongue = Tongue(language.primary)
        let parts = Self.parts(of: Array(letters), in: tongue)
        // Articles and prepositions are not cried; a written accent always is.
        let isCried = letters.count > 3 || tongue.isAccented(letters)
        let stress = isCried ? tongue.stress(of: parts) : nil
        syllables = parts.enumerated().map { index, part in
            Syllable(length: min(part.count, 5), isStressed: index == stress)
        }
    }

    private static func parts(of letters: [Unicode.Scalar], in tongue: Tongue) -> [Letters] {
        var starts = [0]
        var hasVowel = false
        for (index, letter) in letters.enumerated() {
            if Tongue.isVowel(letter) {
                let joins =
                    index > 0 && Tongue.isVowel(letters[index - 1])
                    && !tongue.separates(letters[index - 1], letter)
                if hasVowel, !joins { starts.append(index) }
                hasVowel = true
            } else if hasVowel, index + 1 < letters.count, Tongue.isVowel(letters[index + 1]) {
                // A consonant before a vowel opens its syllable.
                let isSilent =
                    tongue.hasSilentEnd && index + 2 == letters.count && letters[index + 1] == "e"
                if isSilent { break }
                starts.append(index)
                hasVowel = false
            }
        }
        guard hasVowel else { return pairs(of: letters) }
        return zip(starts, starts.dropFirst() + [letters.count]).map { letters[$0..<$1] }
    }

    /// Scripts that write no vowels, or whole syllables: two letters, or one sign, are a stroke.
    private static func pairs(of letters: [Unicode.Scalar]) -> [Letters] {
        let step = (letters.first?.value ?? 0) < 0x2E80 ? 2 : 1
        return stride(from: 0, to: letters.count, by: step).map { start in
            letters[start..<min(start + step, letters.count)]
        }
    }
}

extension SpokenWord {
    /// What is peculiar to how a language is spoken.
    private struct Tongue {
        private let name: String

        init(_ name: String) { self.name = name }

        /// Whether an `e` at the end of a word is written but not said.
        var hasSilentEnd: Bool { name == "en" || name == "fr" }

        static func isVowel(_ letter: Unicode.Scalar) -> Bool {
            vowels.contains(letter)
        }

        /// Whether two vowels side by side are two syllables, as in `o-es-te` and `dí-a`.
        func separates(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
            name == "es" && Self.strong.contains(first) && Self.strong.contains(second)
        }

        func isAccented(_ letters: some Sequence<Unicode.Scalar>) -> Bool {
            name == "es" && letters.contains { Self.accented.contains($0) }
        }

        /// The syllable with the stress: the one with an accent, else as the language has it.
        func stress(of parts: [Letters]) -> Int? {
            let last = parts.count - 1
            switch name {
            case "es":
                if let written = parts.firstIndex(where: isAccented) { return written }
                guard let end = parts.last?.last else { return nil }
                return Self.isVowel(end) || end == "n" || end == "s" ? max(0, last - 1) : last
            case "fr": return last
            default: return 0
            }
        }

        private static let accented = Array("áéíóú".unicodeScalars)
        private static let strong = Array("aeoáéóíú".unicodeScalars)
        private static let vowels = Set(
            "aeiouyáàâäãåéèêëíìîïóòôöõøúùûüýæœαεηιουωάέήίόύώаеёиоуыэюяіїє".unicodeScalars
        )
    }
}

extension Unicode.Scalar {
    /// Without Unicode's tables for what most texts are made of.
    fileprivate var isLetterOrNumber: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0..<0x80: false
        default: properties.isAlphabetic || properties.numericType != nil
        }
    }
}
