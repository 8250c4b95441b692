/// Short names for the variables that a script declares itself.
///
/// A name is changed everywhere in the script or nowhere, so that scopes need not be known. It keeps its name where it is
/// or may be that of a property (`{ name }`, `{ name() {} }`). A script must not declare a variable with the name of
/// something global that it uses elsewhere; the theme's own do not, and those of a site are left alone.
struct ScriptNames {
    /// Index of a token → the name that takes its place.
    private(set) var short: [Int: ArraySlice<UInt8>] = [:]

    private let tokens: [ScriptToken]
    /// The variable of each token that is one's name.
    private var variables: [Int: String] = [:]
    private var declared: Set<String> = []
    /// Those that are declared in no block of their own.
    private var outermost: Set<String> = []
    /// For each token the number of its statement, counted at the outermost level.
    private var statements: [Int] = []
    private var kept: Set<String> = []
    /// The signs that are open, with the index of each; `$` is what is put into a template.
    private var open: [(sign: Unicode.Scalar, index: Int)] = []
    /// Brackets `(` and `[` → the index of what closes them.
    private var ends: [Int: Int] = [:]

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens
        // Methods and fields of classes look like variables.
        if tokens.indices.contains(where: {
            Self.untold.contains(tokens[$0].text) && !isProperty($0)
        }) {
            return
        }
        findEnds()
        var statement = 0
        for index in tokens.indices {
            if open.isEmpty, isSign(";", at: index) { statement += 1 }
            statements.append(statement)
            look(at: index)
        }
        rename()
    }

    private static let untold: Set<String> = ["class", "with", "eval", "arguments", "get", "set"]
    private static let reserved: Set<String> = [
        "await", "async", "break", "case", "catch", "const", "continue", "debugger", "default",
        "delete", "do", "else",
        "export", "extends", "false", "finally", "for", "from", "function", "if", "import", "in",
        "instanceof", "let",
        "new", "null", "of", "return", "super", "switch", "this", "throw", "true", "try", "typeof",
        "undefined", "var",
        "void", "while", "yield",
    ]

    private func isProperty(_ index: Int) -> Bool {
        isSign(".", at: index - 1) && !isSign(".", at: index - 2)
            || isSign(oneOf: "{,".unicodeScalars, at: index - 1) && isSign(":", at: index + 1)
    }

    private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].isSign(sign)
    }

    private func isSign(oneOf signs: String.UnicodeScalarView, at index: Int) -> Bool {
        signs.contains { isSign($0, at: index) }
    }

    private mutating func findEnds() {
        var begun: [Int] = []
        for index in tokens.indices {
            if isSign(oneOf: "([".unicodeScalars, at: index) { begun.append(index) }
            if isSign(oneOf: ")]".unicodeScalars, at: index), let start = begun.popLast() {
                ends[start] = index
            }
        }
    }

    private mutating func look(at index: Int) {
        let token = tokens[index]
        switch token.kind {
        case .template:
            if token.bytes.first == UInt8(ascii: "}") { _ = open.popLast() }
            if token.bytes.last == UInt8(ascii: "{") { open.append(("$", index)) }
        case .sign:
            for sign in "([{".unicodeScalars where token.isSign(sign) { open.append((sign, index)) }
            if isSign(oneOf: ")]}".unicodeScalars, at: index) { _ = open.popLast() }
        case .name:
            let name = token.text
            if !Self.reserved.contains(name) { look(at: index, named: name) }
        case .number, .text, .pattern, .comment: break
        }
    }

    private mutating func look(at index: Int, named name: String) {
        if isProperty(index) { return }
        if mayBeProperty(index) { kept.insert(name) }
        variables[index] = name
        guard isDeclared(at: index) else { return }
        declared.insert(name)
        if mayBeOutermost(at: index) { outermost.insert(name) }
    }

    private func mayBeOutermost(at index: Int) -> Bool {
        let word = index > 0 ? tokens[index - 1].text : ""
        return word == "var" || open.last?.sign == "["
            || open.isEmpty && Self.declaring.contains(word)
    }

    /// `{ name }`, `{ name = 1 }`, `{ name() {} }` or `{ async name() {} }`, which may be of an object as of a block.
    private func mayBeProperty(_ index: Int) -> Bool {
        guard open.last?.sign == "{", index > 0 else { return false }
        let isMethod = ends[index + 1].map { isSign("{", at: $0 + 1) } ?? false
        if tokens[index - 1].text == "async" { return isMethod }
        return isSign(oneOf: "{,".unicodeScalars, at: index - 1)
            && (isMethod || isSign(oneOf: ",}=".unicodeScalars, at: index + 1))
    }

    private static let declaring: Set<String> = ["const", "let", "var", "function"]

    private func isDeclared(at index: Int) -> Bool {
        if index > 0, Self.declaring.contains(tokens[index - 1].text) { return true }
        if isSign("=", at: index + 1), isSign(">", at: index + 2) { return true }
        if let list = open.last, list.sign == "[", list.index > 0,
            Self.declaring.contains(tokens[list.index - 1].text)
        {
            return true
        }
        return isParameter(at: index)
    }

    /// Directly in the brackets of a function, or in a pattern that stands there, and no usual value.
    private func isParameter(at index: Int) -> Bool {
        guard isSign(oneOf: "(,[{:.".unicodeScalars, at: index - 1),
            let list = open.last(where: { $0.sign == "(" || $0.sign == "$" }), list.sign == "(",
            let end = ends[list.index]
        else { return false }
        let isArrow = isSign("=", at: end + 1) && isSign(">", at: end + 2)
        let word = list.index > 1 ? tokens[list.index - 2].text : ""
        let isCaught = list.index > 0 && tokens[list.index - 1].text == "catch"
        return isArrow || isCaught || word == "function"
    }

    /// The variables of the whole script first; those of one statement at its outermost level share names with those of
    /// others, where no scope reaches.
    private mutating func rename() {
        var uses: [String: [Int]] = [:]
        for (index, name) in variables where declared.contains(name) && !kept.contains(name) {
            uses[name, default: []].append(index)
        }
        var common: [String: Int] = [:]
        var local: [Int: [String: Int]] = [:]
        for (name, places) in uses {
            let owners = Set(places.map { statements[$0] })
            if let owner = owners.first, owners.count == 1, !outermost.contains(name) {
                local[owner, default: [:]][name] = places.count
            } else {
                common[name] = places.count
            }
        }
        let taken = Set(tokens.filter { $0.kind == .name }.map(\.text)).union(Self.reserved)
        let free = ShortNames().lazy.filter { !taken.contains($0) }
        let shared = Self.shortened(common, by: free)
        let rest = free.filter { !shared.values.contains($0) }
        var names = shared
        for owned in local.values {
            names.merge(Self.shortened(owned, by: rest)) { first, _ in first }
        }
        short = variables.compactMapValues { names[$0].map { ArraySlice($0.utf8) } }
    }

    /// Gives the shortest names to those that take the most room.
    private static func shortened(_ uses: [String: Int], by free: some Sequence<String>) -> [String:
        String]
    {
        let order = uses.sorted {
            ($0.value * $0.key.utf8.count, $0.key) > ($1.value * $1.key.utf8.count, $1.key)
        }
        return Dictionary(
            uniqueKeysWithValues: zip(order.map(\.key), free).filter {
                $1.utf8.count < $0.utf8.count
            }
        )
    }
}

/// Every name of one letter, then of two.
private struct ShortNames: Sequence, IteratorProtocol {
    private static let letters = Array("etnrisoaclduhpmfgvybwxkjqzETNRISOACLDUHPMFGVYBWXKJQZ_")
    private var count = 0

    mutating func next() -> String? {
        let letters = Self.letters
        defer { count += 1 }
        if count < letters.count { return String(letters[count]) }
        let (first, second) = (count - letters.count).quotientAndRemainder(
            dividingBy: letters.count
        )
        return first < letters.count ? "\(letters[first])\(letters[second])" : nil
    }
}
