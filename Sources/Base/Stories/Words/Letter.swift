internal import Basics

/// What a character is to the words of a headline.
enum Letter {
    /// A letter without case and accent, of one or two parts.
    case letter(UInt32, UInt32?, isCapital: Bool)
    case digit(UInt8)
    /// Of a script that puts no spaces between words: two such in a row are a word.
    case ideogram(UInt32)
    /// An accent that stands for itself, or a joiner: it ends no word.
    case mark
    /// A sign after which a capital says nothing.
    case stop
    /// All that parts words.
    case gap

    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            self = Self.ascii(UInt8(truncatingIfNeeded: value))
        } else if value < 0x250 {
            self = Self.latin[Int(value) - 0x80]
        } else {
            self = Self.other(scalar)
        }
    }

    private static func ascii(_ byte: UInt8) -> Letter {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): .letter(UInt32(byte), nil, isCapital: false)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            .letter(UInt32(byte | 0x20), nil, isCapital: true)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"),
            UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "|"), UInt8(ascii: "`"):
            .stop
        default: .gap
        }
    }

    /// U+0080 to U+024F, folded once.
    private static let latin: [Letter] = (UInt32(0x80)..<0x250).map { value in
        guard let scalar = Unicode.Scalar(value) else { return .gap }
        // « and », which open and close what is said; ¿ and ¡.
        if [0xAB, 0xBB, 0xBF, 0xA1].contains(value) { return .stop }
        if value == 0xAD { return .mark }
        guard scalar.properties.isAlphabetic else { return .gap }
        let parts = Array(Folding.fold(String(scalar)).unicodeScalars.prefix(2))
        guard let first = parts.first else { return .mark }
        return .letter(
            first.value,
            parts.count > 1 ? parts[1].value : nil,
            isCapital: scalar.properties.isUppercase
        )
    }

    private static func other(_ scalar: Unicode.Scalar) -> Letter {
        switch scalar.value {
        case 0x300...0x36F, 0x200C...0x200D, 0x2060, 0xFE00...0xFE0F: return .mark
        case 0x2013...0x2014, 0x2018, 0x201C...0x201E, 0x2026, 0x3002, 0xFF01, 0xFF1F: return .stop
        case 0xE00...0xEFF, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            return scalar.properties.isAlphabetic ? .ideogram(scalar.value) : .gap
        default:
            let properties = scalar.properties
            guard properties.isAlphabetic else { return .gap }
            let lower = properties.lowercaseMapping.unicodeScalars.first ?? scalar
            return .letter(lower.value, nil, isCapital: properties.isUppercase)
        }
    }
}
