/// The words of a script, each known once: the names of its variables and properties, and the words of the language.
struct ScriptWords {
    /// What a word is for, and what was found out about it.
    struct Marks: OptionSet {
        let rawValue: UInt16

        /// Of the language, and no name.
        static let reserved = Marks(rawValue: 1)
        /// Of the language; what follows it looks like what it is not.
        static let untold = Marks(rawValue: 1 << 1)
        /// Stands before what it declares.
        static let declaring = Marks(rawValue: 1 << 2)
        static let wide = Marks(rawValue: 1 << 3)
        static let function = Marks(rawValue: 1 << 4)
        static let catching = Marks(rawValue: 1 << 5)
        static let async = Marks(rawValue: 1 << 6)
        /// A variable of the script's own.
        static let declared = Marks(rawValue: 1 << 7)
        /// A variable that is declared in no block of its own.
        static let outermost = Marks(rawValue: 1 << 8)
        /// Is or may be a property's name.
        static let property = Marks(rawValue: 1 << 9)
    }

    /// For each token its word; none where it is no name.
    let places: [Int?]
    let texts: [String]
    private(set) var marks: [Marks]
    private let known: [String: Int]

    init(_ tokens: [ScriptToken]) {
        var places: [Int?] = []
        var texts: [String] = []
        var known: [String: Int] = [:]
        places.reserveCapacity(tokens.count)
        for token in tokens {
            guard token.kind == .name else {
                places.append(nil)
                continue
            }
            let text = token.text
            let word = known[text] ?? texts.count
            if word == texts.count {
                known[text] = word
                texts.append(text)
            }
            places.append(word)
        }
        self.places = places
        self.texts = texts
        self.known = known
        marks = texts.map { Self.language[$0] ?? [] }
    }

    /// Of no token, too.
    func marks(at index: Int) -> Marks {
        guard places.indices.contains(index), let word = places[index] else { return [] }
        return marks[word]
    }

    /// Whether a name stands in the script or is a word of the language.
    func contains(_ name: String) -> Bool {
        known[name] != nil || Self.language[name]?.contains(.reserved) == true
    }

    mutating func mark(at index: Int, as marks: Marks) {
        if let word = places[index] { self.marks[word].formUnion(marks) }
    }

    private static let language: [String: Marks] = {
        let reserved = [
            "await", "async", "break", "case", "catch", "const", "continue", "debugger", "default",
            "delete", "do", "else", "export", "extends", "false", "finally", "for", "from",
            "function", "if", "import", "in", "instanceof", "let", "new", "null", "of", "return",
            "super", "switch", "this", "throw", "true", "try", "typeof", "undefined", "var", "void",
            "while", "yield",
        ]
        var language = Dictionary(uniqueKeysWithValues: reserved.map { ($0, Marks.reserved) })
        for word in ["class", "with", "eval", "arguments", "get", "set"] {
            language[word] = .untold
        }
        for word in ["const", "let", "var", "function"] {
            language[word, default: []].insert(.declaring)
        }
        language["var", default: []].insert(.wide)
        language["function", default: []].insert(.function)
        language["catch", default: []].insert(.catching)
        language["async", default: []].insert(.async)
        return language
    }()
}
