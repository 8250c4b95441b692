/// A word in syllables, near enough to how it sounds to be drawn; the words of a headline are heard one after the other.
struct SpokenWord {
    private let tongue: SpeechRules
    private var letters: [Unicode.Scalar] = []
    /// Where among the letters each syllable begins.
    private var starts: [Int] = []
    private var stress: Int?

    /// What is heard of a syllable.
    struct Syllable: Hashable {
        /// Its letters, at most five.
        let length: Int
        let isStressed: Bool

        /// Of a stroke, even: 4 to 12 without stress, 14 to 22 with it.
        var height: Int { 2 + 2 * length + (isStressed ? 10 : 0) }
    }

    init(in tongue: SpeechRules) {
        self.tongue = tongue
    }

    /// The syllables of the word that was heard last.
    var syllables: some RandomAccessCollection<Syllable> {
        starts.indices.lazy.map { index in
            let end = index + 1 < starts.count ? starts[index + 1] : letters.count
            return Syllable(length: min(end - starts[index], 5), isStressed: index == stress)
        }
    }

    mutating func hear(_ word: some Sequence<Unicode.Scalar>) {
        letters.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        for scalar in word { scalar.addSpoken(to: &letters) }
        divide()
        // Articles and prepositions are not cried; a written accent always is.
        let isCried = letters.count > 3 || tongue.accent(in: letters) != nil
        stress = isCried ? tongue.stress(of: letters, in: starts) : nil
    }

    private mutating func divide() {
        var hasVowel = false
        starts.append(0)
        for (index, letter) in letters.enumerated() {
            if SpeechRules.isVowel(letter) {
                let joins =
                    index > 0 && SpeechRules.isVowel(letters[index - 1])
                    && !tongue.separates(letters[index - 1], letter)
                if hasVowel, !joins { starts.append(index) }
                hasVowel = true
            } else if hasVowel, index + 1 < letters.count, SpeechRules.isVowel(letters[index + 1]) {
                // A consonant before a vowel opens its syllable.
                let isSilent =
                    tongue.hasSilentEnd && index + 2 == letters.count && letters[index + 1] == "e"
                if isSilent { break }
                starts.append(index)
                hasVowel = false
            }
        }
        if !hasVowel { divideIntoPairs() }
    }

    /// Scripts that write no vowels, or whole syllables: two letters, or one sign, are a stroke.
    private mutating func divideIntoPairs() {
        let step = (letters.first?.value ?? 0) < 0x2E80 ? 2 : 1
        starts.removeAll(keepingCapacity: true)
        starts.append(contentsOf: stride(from: 0, to: letters.count, by: step))
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
