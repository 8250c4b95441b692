/// A script as it is sent: without comments, and without the spaces and ends of lines that have no meaning.
public enum ScriptText {
    /// The shortened bytes; the same ones where a comment, a text or a pattern has no end. What begins with `/*!` stays.
    /// With `isRenaming` the script's own variables get short names (`ScriptNames`), and statements are written shorter
    /// (`ScriptStatements`).
    public static func shortened(_ bytes: [UInt8], isRenaming: Bool) -> [UInt8] {
        guard let tokens = ScriptTokens.of(bytes) else { return bytes }
        let names = isRenaming ? ScriptNames(tokens).short : []
        let statements = isRenaming ? ScriptStatements(tokens).changes : [:]
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var before: ScriptToken?
        for (index, token) in tokens.enumerated() {
            if case .out = statements[index] { continue }
            if let last = result.last, let gap = kept(token.gap, between: last, and: token) {
                result.append(gap)
            } else if let before, let gap = parting(before, token) {
                result.append(gap)
            }
            before = token
            if case .text(let text) = statements[index] {
                text.withUTF8Buffer { result += $0 }
            } else {
                result += (names.isEmpty ? nil : names[index]) ?? token.bytes
            }
        }
        return result + [lineEnd]
    }

    private static let lineEnd = UInt8(ascii: "\n")

    private static func kept(_ gap: ScriptToken.Gap, between last: UInt8, and token: ScriptToken)
        -> UInt8?
    {
        guard let next = token.bytes.first else { return nil }
        return switch gap {
        case .none: nil
        case .space: wouldJoin(last, next) ? UInt8(ascii: " ") : nil
        case .lineEnd: isWithinStatement(last, next) ? nil : lineEnd
        }
    }

    /// What keeps a pattern from a name, which would be its flags, and a number from the point of what is done with it.
    private static func parting(_ before: ScriptToken, _ token: ScriptToken) -> UInt8? {
        guard token.gap != .none, let next = token.bytes.first else { return nil }
        return switch before.kind {
        case .pattern where ScriptTokens.isOfName(next): UInt8(ascii: " ")
        case .number where next == UInt8(ascii: "."): lineEnd
        default: nil
        }
    }

    /// Two names, a number and a point, or signs that mean another thing together.
    private static func wouldJoin(_ last: UInt8, _ next: UInt8) -> Bool {
        ScriptTokens.isOfName(last) && (ScriptTokens.isOfName(next) || next == UInt8(ascii: "."))
            || last == next && doubled.contains(last)
            || last == UInt8(ascii: "<") && next == UInt8(ascii: "!")
    }

    /// After what asks for more, and before what goes on, an end of line ends no statement (ECMA-262, 12.10.1).
    private static func isWithinStatement(_ last: UInt8, _ next: UInt8) -> Bool {
        asking.contains(last) || goingOn.contains(next)
    }

    private static let doubled = Array("+-/".utf8)
    private static let asking = Array("{([,;:?=&|".utf8)
    private static let goingOn = Array("})],;:?=&|.".utf8)
}
