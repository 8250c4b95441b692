/// A word, a sign or a text of a script, as ECMA-262 (section 12) takes one apart.
struct ScriptToken {
    enum Kind {
        /// Of a variable, of a property, or a word of the language.
        case name
        case number, text, pattern, sign
        /// A template up to what is put into it or to its end, from its beginning or from the end of what was put in.
        case template
        /// One that stays, `/*! … */`.
        case comment
    }

    /// What stands before a token.
    enum Gap: Comparable {
        case none, space, lineEnd
    }

    let kind: Kind
    let bytes: ArraySlice<UInt8>
    let gap: Gap
    /// None where the token is no sign.
    let sign: Unicode.Scalar?

    init(kind: Kind, bytes: ArraySlice<UInt8>, gap: Gap) {
        self.kind = kind
        self.bytes = bytes
        self.gap = gap
        sign = kind == .sign ? bytes.first.map { Unicode.Scalar($0) } : nil
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Takes a script apart; signs of several characters come one by one.
struct ScriptTokens {
    private let bytes: [UInt8]
    private var index = 0
    private var tokens: [ScriptToken] = []
    private var gap = ScriptToken.Gap.none
    /// For each bracket `(` that is open, whether a statement follows the one that closes it.
    private var conditions: [Bool] = []
    private var isAfterCondition = false
    /// For each brace that is open, whether it stands in a template.
    private var braces: [Bool] = []

    /// The tokens of a script; none where a comment, a text or a pattern has no end, or where only a parser can tell
    /// whether a stroke divides.
    static func of(_ bytes: [UInt8]) -> [ScriptToken]? {
        var scanner = ScriptTokens(bytes)
        while scanner.index < bytes.count {
            guard scanner.step() else { return nil }
        }
        return scanner.braces.isEmpty ? scanner.tokens : nil
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private static let lineEnd = UInt8(ascii: "\n")

    /// False where something has no end.
    private mutating func step() -> Bool {
        let byte = bytes[index]
        switch byte {
        case 0x20, 0x09, 0x0B, 0x0C, 0x0D: pass(to: index + 1, as: .space)
        case Self.lineEnd: pass(to: index + 1, as: .lineEnd)
        case UInt8(ascii: "/"): return takeStroke()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return take(.text, to: endOfText)
        case UInt8(ascii: "`"): return takeTemplate()
        case UInt8(ascii: "}") where braces.last == true:
            braces.removeLast()
            return takeTemplate()
        case let digit where Self.isDigit(digit): return take(.number, to: endOfName)
        case let byte where Self.isOfName(byte): return take(.name, to: endOfName)
        default: return takeSign(byte)
        }
        return true
    }

    private mutating func pass(to end: Int, as kind: ScriptToken.Gap) {
        gap = max(gap, kind)
        index = end
    }

    private mutating func take(_ kind: ScriptToken.Kind, to end: Int?) -> Bool {
        guard let end else { return false }
        tokens.append(ScriptToken(kind: kind, bytes: bytes[index..<end], gap: gap))
        index = end
        gap = .none
        return true
    }

    private mutating func takeSign(_ sign: UInt8) -> Bool {
        switch sign {
        case UInt8(ascii: "("):
            conditions.append(tokens.last.map { Self.beforeConditions.contains($0.text) } ?? false)
        case UInt8(ascii: ")"): isAfterCondition = conditions.popLast() ?? false
        case UInt8(ascii: "{"): braces.append(false)
        case UInt8(ascii: "}"):
            guard braces.popLast() != nil else { return false }
        default: break
        }
        return take(.sign, to: index + 1)
    }

    private mutating func takeStroke() -> Bool {
        switch index + 1 < bytes.count ? bytes[index + 1] : nil {
        case UInt8(ascii: "/"):
            pass(to: bytes[index...].firstIndex(of: Self.lineEnd) ?? bytes.count, as: .space)
            return true
        case UInt8(ascii: "*"): return takeComment()
        default: break
        }
        // Whether a block ended there or a value takes a parser to tell.
        if tokens.last?.sign == "}" || isAfterCount { return false }
        return beginsPattern ? take(.pattern, to: endOfPattern) : takeSign(bytes[index])
    }

    private mutating func takeComment() -> Bool {
        guard let end = endOfComment else { return false }
        let comment = bytes[index..<end]
        if comment.starts(with: "/*!".utf8) { return take(.comment, to: end) }
        pass(to: end, as: comment.contains(Self.lineEnd) ? .lineEnd : .space)
        return true
    }

    private mutating func takeTemplate() -> Bool {
        var end = index + 1
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "`"): return take(.template, to: end + 1)
            case UInt8(ascii: "$")
            where end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "{"):
                braces.append(true)
                return take(.template, to: end + 2)
            default: break
            }
            end += 1
        }
        return false
    }
}

extension ScriptTokens {
    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
            true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "\\"): true
        default: isDigit(byte)
        }
    }

    private var endOfName: Int {
        bytes[index...].firstIndex { !Self.isOfName($0) } ?? bytes.count
    }

    private var endOfComment: Int? {
        bytes[(index + 2)...].indices.dropLast().first {
            bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == UInt8(ascii: "/")
        }
        .map { $0 + 2 }
    }

    private var endOfText: Int? {
        var end = index + 1
        while end < bytes.count, bytes[end] != Self.lineEnd {
            if bytes[end] == bytes[index] { return end + 1 }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Words after which a value comes.
    private static let beforeValues: Set<String> = [
        "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do",
        "instanceof", "yield", "await",
    ]
    /// Words after which a condition comes, and a statement after that.
    private static let beforeConditions: Set<String> = ["if", "while", "for", "with"]

    /// A stroke divides what stands before it, and else begins a pattern.
    private var beginsPattern: Bool {
        guard let last = tokens.last else { return true }
        return switch last.kind {
        case .name: Self.beforeValues.contains(last.text)
        case .number, .text, .pattern: false
        case .template: last.bytes.last != UInt8(ascii: "`")
        case .sign: last.sign == ")" ? isAfterCondition : last.sign != "]"
        case .comment: true
        }
    }

    /// Whether `++` or `--` stands before, which may belong to what stands before it or to what comes.
    private var isAfterCount: Bool {
        guard let last = tokens.last, last.gap == .none, last.sign == "+" || last.sign == "-"
        else { return false }
        return tokens.dropLast().last?.sign == last.sign
    }

    private var endOfPattern: Int? {
        var end = index + 1
        var isInClass = false
        while end < bytes.count, bytes[end] != Self.lineEnd {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                end += 1
                return bytes[end...].firstIndex { !Self.isOfName($0) } ?? bytes.count
            default: break
            }
            end += 1
        }
        return nil
    }
}
