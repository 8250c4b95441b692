/// A tag of a template.
struct Tag: Sendable {
    let kind: TagKind
    let name: Name
    /// The name's value names the template (`{{>*name}}`).
    var isDynamic = false
    let start: Int
}

/// What a tag asks for, by the character behind its opening delimiter.
enum TagKind: Sendable, Equatable {
    case variable
    case raw
    case section
    case inverted
    case close
    case partial
    case parent
    case block
    case comment
    case delimiters

    init(sigil: UInt8) {
        self =
            switch sigil {
            case UInt8(ascii: "{"), UInt8(ascii: "&"): .raw
            case UInt8(ascii: "#"): .section
            case UInt8(ascii: "^"): .inverted
            case UInt8(ascii: "/"): .close
            case UInt8(ascii: ">"): .partial
            case UInt8(ascii: "<"): .parent
            case UInt8(ascii: "$"): .block
            case UInt8(ascii: "!"): .comment
            case UInt8(ascii: "="): .delimiters
            default: .variable
            }
    }

    var opens: Bool {
        self == .section || self == .inverted || self == .parent || self == .block
    }
}

/// A name as a tag gives it, and where it stands.
struct Name: Sendable, Equatable {
    let text: String
    let offset: Int
    /// Already reported by the scanner, and not to be looked up.
    var isBroken = false
}
