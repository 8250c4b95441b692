import Foundation

/// The ids of one page: no name is given twice.
struct AnchorNames {
    private var taken: Set<String>
    private var lastNumbers: [String: Int] = [:]

    init(taken: Set<String>) {
        self.taken = taken
    }

    /// Takes exactly this name, unless another element has it.
    mutating func claim(_ name: String) -> Bool {
        taken.insert(name).inserted
    }

    /// Takes the slug of a text, with the next free number where it is not the first.
    mutating func name(for text: String) -> String {
        let slug = Self.slug(of: text)
        let base = slug.isEmpty ? "section" : slug
        var number = lastNumbers[base, default: 1]
        var name = number == 1 ? base : "\(base)-\(number)"
        while !taken.insert(name).inserted {
            number += 1
            name = "\(base)-\(number)"
        }
        lastNumbers[base] = number
        return name
    }

    /// Lower case, Latin letters without their accents, other scripts as they are, hyphens between.
    static func slug(of text: String) -> String {
        var slug = ""
        var isAfterGap = false
        for character in text.lowercased() {
            let letters = folded(character)
            if letters.isEmpty {
                isAfterGap = true
                continue
            }
            if isAfterGap, !slug.isEmpty { slug += "-" }
            isAfterGap = false
            slug += letters
        }
        return slug
    }

    private static func folded(_ character: Character) -> String {
        if character.isASCII {
            return character.isLetter || character.isNumber ? String(character) : ""
        }
        if let latin = undecomposed[character] { return latin }
        guard
            let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first,
            base.properties.isAlphabetic || base.properties.numericType != nil
        else { return "" }
        if base.isASCII { return String(base) }
        // Marks stay with letters of other scripts: dakuten and vowel signs make another word.
        return String(String.UnicodeScalarView(character.unicodeScalars.filter(isKept)))
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: return !properties.isVariationSelector
        default: return properties.isAlphabetic || properties.numericType != nil
        }
    }

    /// Latin letters that Unicode does not decompose into a base letter and an accent.
    private static let undecomposed: [Character: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l",
        "ħ": "h",
        "ı": "i", "ŧ": "t", "ŋ": "n", "ª": "a", "º": "o",
    ]
}
