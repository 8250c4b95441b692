import Foundation

/// Folds one character at a time: compatibility forms, marks, case, letters that have no decomposition.
///
/// `Templates/assets/reader/fold.js` does the same; the shared vectors prove it.
struct CharacterFolding {
    /// What a character does to the word around it.
    enum Piece: Hashable, Sendable {
        case letter(UInt8)
        case character(FoldedCharacter)
        /// A character of a script that writes no spaces.
        case dense(FoldedCharacter)
        case separator
    }

    /// What becomes of a character: nearly always one piece, or nothing, as of marks.
    enum Folded: Sendable {
        case nothing
        case one(Piece)
        case several([Piece])
    }

    /// Up to here, where most letters and the typographic signs stand, characters are looked up by their number.
    private static let common = 0x2100

    private var table = [Folded?](repeating: nil, count: CharacterFolding.common)
    private var others: [UInt32: Folded] = [:]

    /// What becomes of a character beyond ASCII.
    mutating func fold(_ scalar: Unicode.Scalar) -> Folded {
        let number = Int(scalar.value)
        if number < Self.common, let folded = table[number] { return folded }
        if let folded = others[scalar.value] { return folded }
        let pieces = Self.pieces(of: scalar)
        let folded: Folded =
            pieces.count > 1 ? .several(pieces) : pieces.first.map(Folded.one) ?? .nothing
        if number < Self.common { table[number] = folded } else { others[scalar.value] = folded }
        return folded
    }

    /// A whole text, with single spaces between its words.
    mutating func fold(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isApart = false
        func add(_ scalar: Unicode.Scalar) {
            if isApart, !result.isEmpty { result.append(" ") }
            isApart = false
            result.append(scalar)
        }
        for scalar in text.unicodeScalars {
            let pieces: [Piece] =
                switch fold(scalar) {
                case .nothing: []
                case .one(let piece): [piece]
                case .several(let pieces): pieces
                }
            for piece in pieces {
                switch piece {
                case .letter(let byte): add(Unicode.Scalar(byte))
                case .character(let character), .dense(let character): add(character.scalar)
                case .separator: isApart = true
                }
            }
        }
        return String(result)
    }

    private static func pieces(of scalar: Unicode.Scalar) -> [Piece] {
        // Hangul syllables would fall apart into their letters.
        if (0xAC00...0xD7A3).contains(scalar.value) { return [.dense(FoldedCharacter(scalar))] }
        let text = String(scalar).decomposedStringWithCompatibilityMapping.lowercased()
        return text.unicodeScalars.flatMap(replaced).compactMap(piece)
    }

    private static func piece(_ scalar: Unicode.Scalar) -> Piece? {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: nil
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .spacingMark:
            word(scalar)
        default: .separator
        }
    }

    private static func word(_ scalar: Unicode.Scalar) -> Piece? {
        switch scalar.value {
        case ..<0x80: .letter(UInt8(scalar.value))
        case 0x2BC: .separator
        case 0x640: nil
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF:
            .dense(FoldedCharacter(scalar))
        default: .character(FoldedCharacter(scalar))
        }
    }

    /// Letters that stand for others and that no decomposition brings together.
    private static func replaced(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "ß": ["s", "s"]
        case "æ": ["a", "e"]
        case "œ": ["o", "e"]
        case "ø": ["o"]
        case "ł": ["l"]
        case "đ", "ð": ["d"]
        case "þ": ["t", "h"]
        case "ı": ["i"]
        case "ς": ["σ"]
        case "ٱ": ["ا"]
        case "ى", "ی": ["ي"]
        case "ک": ["ك"]
        case "\u{660}"..."\u{669}": [digit(scalar.value - 0x660)]
        case "\u{6F0}"..."\u{6F9}": [digit(scalar.value - 0x6F0)]
        default: [scalar]
        }
    }

    private static func digit(_ value: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(truncatingIfNeeded: 0x30 + value))
    }
}
