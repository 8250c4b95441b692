/// Short names for the variables that a script declares itself.
///
/// A name is changed everywhere in the script or nowhere, so that scopes need not be known. It keeps its name where it is
/// or may be that of a property (`{ name }`, `{ name() {} }`). A script must not declare a variable with the name of
/// something global that it uses elsewhere; the theme's own do not, and those of a site are left alone.
struct ScriptNames {
    /// The name that takes the place of each token; none where the token stays. Empty where nothing is changed.
    private(set) var short: [ArraySlice<UInt8>?] = []

    private let tokens: [ScriptToken]
    private var words: ScriptWords
    /// Whether a token is a variable's name, and not a property's.
    private var isVariable: [Bool]
    /// For each token the number of its statement, counted at the outermost level.
    private var statements: [Int] = []
    /// The signs that are open, with the index of each; `$` is what is put into a template.
    private var open: [(sign: Unicode.Scalar, index: Int)] = []
    /// For each bracket `(` and `[` the index of what closes it.
    private var ends: [Int?]

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens
        words = ScriptWords(tokens)
        isVariable = Array(repeating: false, count: tokens.count)
        ends = Array(repeating: nil, count: tokens.count)
        // Methods and fields of classes look like variables.
        if tokens.indices.contains(where: { word($0, is: .untold) && !isProperty($0) }) { return }
        findEnds()
        statements.reserveCapacity(tokens.count)
        var statement = 0
        for index in tokens.indices {
            if open.isEmpty, isSign(";", at: index) { statement += 1 }
            statements.append(statement)
            look(at: index)
        }
        rename()
    }

    private func word(_ index: Int, is mark: ScriptWords.Marks) -> Bool {
        words.marks(at: index).contains(mark)
    }

    private func isProperty(_ index: Int) -> Bool {
        switch sign(at: index - 1) {
        case ".": !isSign(".", at: index - 2)
        case "{", ",": isSign(":", at: index + 1)
        default: false
        }
    }

    private func sign(at index: Int) -> Unicode.Scalar? {
        tokens.indices.contains(index) ? tokens[index].sign : nil
    }

    private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
        self.sign(at: index) == sign
    }

    private func isArrow(at index: Int) -> Bool {
        isSign("=", at: index) && isSign(">", at: index + 1)
    }

    private mutating func findEnds() {
        var begun: [Int] = []
        for index in tokens.indices {
            switch tokens[index].sign {
            case "(", "[": begun.append(index)
            case ")", "]": if let start = begun.popLast() { ends[start] = index }
            default: break
            }
        }
    }

    private func end(of index: Int) -> Int? {
        ends.indices.contains(index) ? ends[index] : nil
    }

    private mutating func look(at index: Int) {
        let token = tokens[index]
        switch token.kind {
        case .template:
            if token.bytes.first == UInt8(ascii: "}") { _ = open.popLast() }
            if token.bytes.last == UInt8(ascii: "{") { open.append(("$", index)) }
        case .sign:
            switch token.sign {
            case "(", "[", "{": token.sign.map { open.append(($0, index)) }
            case ")", "]", "}": _ = open.popLast()
            default: break
            }
        case .name: lookAtName(index)
        case .number, .text, .pattern, .comment: break
        }
    }

    private mutating func lookAtName(_ index: Int) {
        if word(index, is: .reserved) || isProperty(index) { return }
        if mayBeProperty(index) { words.mark(at: index, as: .property) }
        isVariable[index] = true
        guard isDeclared(at: index) else { return }
        words.mark(
            at: index,
            as: mayBeOutermost(at: index) ? [.declared, .outermost] : .declared
        )
    }

    private func mayBeOutermost(at index: Int) -> Bool {
        word(index - 1, is: .wide) || open.last?.sign == "["
            || open.isEmpty && word(index - 1, is: .declaring)
    }

    /// `{ name }`, `{ name = 1 }`, `{ name() {} }` or `{ async name() {} }`, which may be of an object as of a block.
    private func mayBeProperty(_ index: Int) -> Bool {
        guard open.last?.sign == "{", index > 0 else { return false }
        let isMethod = end(of: index + 1).map { isSign("{", at: $0 + 1) } ?? false
        if word(index - 1, is: .async) { return isMethod }
        return switch (sign(at: index - 1), sign(at: index + 1)) {
        case ("{", ","), ("{", "}"), ("{", "="), (",", ","), (",", "}"), (",", "="): true
        case ("{", _), (",", _): isMethod
        default: false
        }
    }

    private func isDeclared(at index: Int) -> Bool {
        if word(index - 1, is: .declaring) || isArrow(at: index + 1) { return true }
        if let list = open.last, list.sign == "[", word(list.index - 1, is: .declaring) {
            return true
        }
        return isParameter(at: index)
    }

    /// Directly in the brackets of a function, or in a pattern that stands there, and no usual value.
    private func isParameter(at index: Int) -> Bool {
        switch sign(at: index - 1) {
        case "(", ",", "[", "{", ":", ".": break
        default: return false
        }
        guard let list = open.last(where: { $0.sign == "(" || $0.sign == "$" }), list.sign == "(",
            let end = end(of: list.index)
        else { return false }
        return isArrow(at: end + 1) || word(list.index - 1, is: .catching)
            || word(list.index - 2, is: .function)
    }

    /// The variables of the whole script first; those of one statement at its outermost level share names with those of
    /// others, where no scope reaches.
    private mutating func rename() {
        var uses: [Int: Uses] = [:]
        for index in tokens.indices where isVariable[index] {
            guard let word = words.places[index],
                words.marks[word].isDisjoint(with: .property), words.marks[word].contains(.declared)
            else { continue }
            uses[word, default: Uses(statement: statements[index])].add(statements[index])
        }
        var common: [(word: Int, count: Int)] = []
        var local: [Int: [(word: Int, count: Int)]] = [:]
        for (word, use) in uses {
            if let owner = use.statement, !words.marks[word].contains(.outermost) {
                local[owner, default: []].append((word, use.count))
            } else {
                common.append((word, use.count))
            }
        }
        let most = common.count + (local.values.map(\.count).max() ?? 0)
        let free = Array(ShortNames().lazy.filter { [words] in !words.contains($0) }.prefix(most))
        var names = shortened(common, by: free)
        let shared = Set(names.values)
        let rest = free.filter { !shared.contains($0) }
        for owned in local.values {
            names.merge(shortened(owned, by: rest)) { first, _ in first }
        }
        let bytes = names.mapValues { ArraySlice($0.utf8) }
        short = tokens.indices.map { index in
            isVariable[index] ? words.places[index].flatMap { bytes[$0] } : nil
        }
    }

    /// Gives the shortest names to those that take the most room.
    private func shortened(
        _ uses: [(word: Int, count: Int)],
        by free: [String]
    ) -> [Int: String] {
        let order = uses.map { use in
            let text = words.texts[use.word]
            return (word: use.word, room: use.count * text.utf8.count, text: text)
        }
        .sorted { ($0.room, $0.text) > ($1.room, $1.text) }
        return Dictionary(
            uniqueKeysWithValues: zip(order, free).filter { $1.utf8.count < $0.text.utf8.count }
                .map { ($0.word, $1) }
        )
    }
}

/// How often a variable stands in a script, and in which statement of its outermost level.
private struct Uses {
    /// None where it stands in several.
    private(set) var statement: Int?
    private(set) var count = 0

    init(statement: Int) {
        self.statement = statement
    }

    mutating func add(_ place: Int) {
        if place != statement { statement = nil }
        count += 1
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
