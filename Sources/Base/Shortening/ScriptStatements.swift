/// How the statements of a script are written shorter: `let` for `const`, declarations that follow each other as one, and
/// no semicolon before `}`.
///
/// Only for scripts without empty statements (`if (a);`) and without declarations that one relies on to throw.
struct ScriptStatements {
    /// What becomes of tokens, by their index; others stay as they are.
    private(set) var changes: [Int: Change] = [:]

    enum Change {
        /// It is left out.
        case out
        case text(StaticString)
    }

    /// For each sign that is open and for the whole script, whether the statement there is a declaration.
    private var isDeclaration = [false]

    init(_ tokens: [ScriptToken]) {
        for index in tokens.indices { look(at: index, in: tokens) }
    }

    private mutating func look(at index: Int, in tokens: [ScriptToken]) {
        let token = tokens[index]
        let last = index > 0 ? tokens[index - 1].sign : ";"
        let declares =
            token.kind == .name && Self.declaring.contains { token.bytes.elementsEqual($0) }
        if declares { changes[index] = .text("let") }
        if begins(token, after: last) {
            if declares, last == ";", index > 0, isDeclaration[isDeclaration.count - 1] {
                changes[index - 1] = .text(",")
                changes[index] = .out
            }
            isDeclaration[isDeclaration.count - 1] = declares
        }
        switch token.sign {
        case "{", "[", "(": isDeclaration.append(false)
        case "}", "]", ")":
            if token.sign == "}", last == ";" { changes[index - 1] = .out }
            if isDeclaration.count > 1 { isDeclaration.removeLast() }
        default: break
        }
    }

    /// Whether a token may begin a statement. After `}` a sign goes on with what the brace belongs to, but a bracket may
    /// do either: then nothing is joined.
    private func begins(_ token: ScriptToken, after last: Unicode.Scalar?) -> Bool {
        switch last {
        case ";", "{": true
        case "}": token.kind != .sign || "([{".unicodeScalars.contains { $0 == token.sign }
        default: false
        }
    }

    private static let declaring = [Array("const".utf8), Array("let".utf8)]
}
