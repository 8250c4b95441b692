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

    init(_ word: some Sequence<Unicode.Scalar>, in tongue: Tongue) {
        var letters: [Unicode.Scalar] = []
        for scalar in word { scalar.addSpoken(to: &letters) }
        let parts = Self.parts(of: letters, in: tongue)
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

extension Unicode.Scalar {
    /// In small letters, of which there may be more than one; nothing for what is neither letter nor number.
    fileprivate func addSpoken(to letters: inout [Unicode.Scalar]) {
        // Without Unicode's tables for what most texts are made of.
        switch value {
        case 0x30...0x39, 0x61...0x7A: letters.append(self)
        case 0x41...0x5A: letters.append(Unicode.Scalar(UInt8(value) | 0x20))
        case 0..<0x80: break
        default:
            letters += properties.lowercaseMapping.unicodeScalars.filter {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
        }
    }
}
