/// The light endings of one language that are taken off words: plural, and gender where there is one.
///
/// Works on folded words of ASCII letters only; `Templates/assets/search/analyzer.js` does exactly the same.
enum Stem: CaseIterable, Sendable {
    case spanish
    case english
    case french

    /// The stem for a BCP 47 tag; nil for languages whose words stay as they are.
    init?(language: String) {
        switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
        case "es": self = .spanish
        case "en": self = .english
        case "fr": self = .french
        default: return nil
        }
    }

    /// Whether a word is looked at: short ones have no ending, the longest may have been cut.
    static func fits(_ word: Term) -> Bool {
        word.isPlain && word.count >= 4 && word.count < Term.limit
    }

    func apply(to word: inout Term) {
        switch self {
        case .spanish: while Self.spanish(&word) {}
        case .english: Self.english(&word)
        case .french: while Self.french(&word) {}
        }
    }

    /// One step; whether another may follow. `luces` → `luz`, `canciones` → `cancion`, `libros` → `libr`.
    private static func spanish(_ word: inout Term) -> Bool {
        let count = word.count
        if count >= 5, word.ends(with: "es") {
            word.drop(2)
        } else if count >= 4, word.last == UInt8(ascii: "s"), word.isVowel(at: count - 2),
            !word.ends(with: "es")
        {
            word.drop(1)
            return true
        } else if count >= 4, word.last == UInt8(ascii: "e") {
            word.drop(1)
        } else if count >= 5, word.last == UInt8(ascii: "a") || word.last == UInt8(ascii: "o") {
            word.drop(1)
            return true
        } else {
            return false
        }
        if word.last == UInt8(ascii: "c") { word.replaceLast(with: UInt8(ascii: "z")) }
        return true
    }

    /// `ladies` → `lady`, `boxes` → `box`, `cars` → `car`; `glass`, `virus` and `crisis` stay.
    private static func english(_ word: inout Term) {
        let count = word.count
        guard count >= 4, word.last == UInt8(ascii: "s") else { return }
        if count >= 5, word.ends(with: "ies") {
            word.drop(2)
            word.replaceLast(with: UInt8(ascii: "y"))
        } else if count >= 5,
            word.ends(with: "sses") || word.ends(with: "xes")
                || word.ends(with: "ches") || word.ends(with: "shes")
        {
            word.drop(2)
        } else if !word.ends(with: "ss"), !word.ends(with: "us"), !word.ends(with: "is") {
            word.drop(1)
        }
    }

    /// One step; whether another may follow. `journaux` → `journal`, `bonnes` → `bon`, `active` → `actif`.
    private static func french(_ word: inout Term) -> Bool {
        let count = word.count
        guard count >= 4 else { return false }
        if word.last == UInt8(ascii: "s"), !word.ends(with: "ss") {
            word.drop(1)
            return true
        }
        if word.ends(with: "eaux") || word.ends(with: "eux") || word.ends(with: "oux") {
            word.drop(1)
            return true
        }
        if count >= 5, word.ends(with: "aux") {
            word.drop(1)
            word.replaceLast(with: UInt8(ascii: "l"))
            return true
        }
        if count >= 6, word.ends(with: "trice") {
            word.drop(4)
            word.append("eur")
            return true
        }
        if count >= 6, word.ends(with: "euse") {
            word.drop(2)
            return true
        }
        guard word.last == UInt8(ascii: "e") else { return false }
        word.drop(1)
        if word.count > 3, word.last == word.byte(at: word.count - 2) {
            word.drop(1)
        } else if word.last == UInt8(ascii: "v") {
            word.replaceLast(with: UInt8(ascii: "f"))
        }
        return true
    }
}
