import Basics

/// A word, number or sign of some hours of opening.
enum OpeningToken: Hashable, Sendable {
    /// In lower case.
    case word(String)
    /// With its digits as they are written.
    case number(Int, String)
    case sign(Character)
    case quoted(String)

    var text: String {
        switch self {
        case .word(let word): word
        case .number(_, let digits): digits
        case .sign(let sign): "\(sign)"
        case .quoted(let text): "\"\(text)\""
        }
    }

    /// Whether a blank keeps it from the one before.
    var isWord: Bool {
        switch self {
        case .word, .number: true
        case .sign, .quoted: false
        }
    }

    static func all(of text: String) throws(OpeningHoursFault) -> [OpeningToken] {
        var tokens: [OpeningToken] = []
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if first.isASCII, first.isNumber {
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                guard let number = Int(foreign: String(digits), in: 0...9_999) else {
                    throw OpeningHoursFault(digits)
                }
                tokens.append(.number(number, String(digits)))
                rest = rest.dropFirst(digits.count)
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter || $0 == "_" }
                tokens.append(.word(word.lowercased()))
                rest = rest.dropFirst(word.count)
            } else if first == "\"" {
                let quoted = rest.dropFirst().prefix { $0 != "\"" }
                guard quoted.endIndex < rest.endIndex else { throw OpeningHoursFault(rest) }
                tokens.append(.quoted(String(quoted)))
                rest = rest[rest.index(after: quoted.endIndex)...]
            } else if let sign = Self.signs[first] {
                tokens.append(.sign(sign))
                rest = rest.dropFirst()
            } else {
                throw OpeningHoursFault(rest)
            }
        }
        return tokens
    }

    /// Word processors make dashes of hyphens.
    private static let signs: [Character: Character] = [
        "-": "-", "–": "-", "—": "-", ",": ",", ";": ";", ":": ":", "+": "+", "/": "/",
        "[": "[", "]": "]", "|": "|",
    ]
}
