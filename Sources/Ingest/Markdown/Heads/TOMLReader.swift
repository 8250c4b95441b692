/// Reads a head in TOML 1.0, with the places of its keys and values.
struct TOMLReader {
    private var scanner: HeadScanner

    private typealias Key = (name: String, position: FilePosition)

    /// - Parameters:
    ///   - toml: what stands between the `+++` lines.
    ///   - path: how messages name the file.
    /// - Returns: its keys in their order, tables among them.
    /// - Throws: what is wrong with it, and where.
    static func fields(
        of toml: String,
        path: String
    ) throws(FrontMatterError) -> [FrontMatterField] {
        var reader = TOMLReader(scanner: HeadScanner(toml, path: path, line: 2))
        return try reader.document().fields
    }

    private mutating func document() throws(FrontMatterError) -> TOMLTable {
        let root = TOMLTable(.header)
        var current = root
        while true {
            try skipEmpty()
            guard let byte = scanner.next else { return root }
            if byte == UInt8(ascii: "[") {
                current = try header(in: root)
            } else {
                try assignment(in: current, depth: 0)
            }
            scanner.skipBlanks()
            try skipComment()
            guard scanner.isAtEnd || scanner.skip("\n") else {
                throw scanner.error(
                    "TOML: the line should end here",
                    hint: "put a text in quotes; write each key on a line of its own"
                )
            }
        }
    }

    /// `[a.b]` or `[[a.b]]`.
    private mutating func header(in root: TOMLTable) throws(FrontMatterError) -> TOMLTable {
        let isList = scanner.skip("[[")
        if !isList { scanner.advance() }
        let keys = try keys()
        guard scanner.skip(isList ? "]]" : "]") else {
            throw scanner.error("TOML: a '\(isList ? "]]" : "]")' is missing")
        }
        var table = root
        for key in keys.dropLast() { table = try inner(key, of: table, adding: .implied) }
        guard let last = keys.last else { return table }
        let new = TOMLTable(.header)
        switch table[last.name]?.content {
        case nil:
            table[last.name] = entry(isList ? .tables([new]) : .table(new), last)
            return new
        case .tables(let tables) where isList:
            table[last.name]?.content = .tables(tables + [new])
            return new
        case .table(let implied) where !isList && implied.origin == .implied:
            implied.origin = .header
            return implied
        default: throw twice(last, in: table)
        }
    }

    /// `key = value`, also in braces.
    private mutating func assignment(
        in table: TOMLTable,
        depth: Int
    ) throws(FrontMatterError) {
        let keys = try keys()
        guard scanner.skip("=") else {
            throw scanner.error(
                "TOML: a '=' is missing behind the key",
                hint: "write key = value"
            )
        }
        scanner.skipBlanks()
        let position = scanner.position
        let value = try value(depth: depth)
        var table = table
        for key in keys.dropLast() { table = try inner(key, of: table, adding: .dotted) }
        guard let last = keys.last else { return }
        if table[last.name] != nil { throw twice(last, in: table) }
        table[last.name] = TOMLTable.Entry(
            content: .value(value),
            keyPosition: last.position,
            valuePosition: position
        )
    }

    /// The table that a part of a name means.
    private func inner(
        _ key: Key,
        of table: TOMLTable,
        adding origin: TOMLTable.Origin
    ) throws(FrontMatterError) -> TOMLTable {
        switch table[key.name]?.content {
        case nil:
            let new = TOMLTable(origin)
            table[key.name] = entry(.table(new), key)
            return new
        case .table(let found) where origin == .implied || found.origin == .dotted: return found
        case .tables(let tables) where origin == .implied:
            if let last = tables.last { return last }
            throw twice(key, in: table)
        default: throw twice(key, in: table)
        }
    }

    private func entry(_ content: TOMLTable.Content, _ key: Key) -> TOMLTable.Entry {
        TOMLTable.Entry(content: content, keyPosition: key.position, valuePosition: key.position)
    }

    private func twice(_ key: Key, in table: TOMLTable) -> FrontMatterError {
        scanner.repeatedKey(
            key.name,
            at: key.position,
            first: table[key.name]?.keyPosition ?? key.position
        )
    }

    /// The parts of a key, between dots.
    private mutating func keys() throws(FrontMatterError) -> [Key] {
        var keys: [Key] = []
        repeat {
            guard keys.count < HeadScanner.mostDepth else {
                throw scanner.error("values are nested too deep")
            }
            scanner.skipBlanks()
            let (start, position) = (scanner.offset, scanner.position)
            switch scanner.next {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                var strings = TOMLStrings(scanner: scanner)
                let name = try strings.onOneLine()
                scanner = strings.scanner
                keys.append((name, position))
            default:
                scanner.skip(where: Self.isBare)
                guard scanner.offset > start else {
                    throw scanner.error(
                        "TOML: here should be a key",
                        hint: "letters, digits, - and _; put others in quotes"
                    )
                }
                keys.append((scanner.text(from: start), position))
            }
            scanner.skipBlanks()
        } while scanner.skip(".")
        return keys
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private mutating func value(depth: Int) throws(FrontMatterError) -> FrontMatterValue {
        try scanner.countValue()
        guard depth < HeadScanner.mostDepth else {
            throw scanner.error("values are nested too deep")
        }
        switch scanner.next {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            var strings = TOMLStrings(scanner: scanner)
            let text = try strings.any()
            scanner = strings.scanner
            return .string(text)
        case UInt8(ascii: "["): return .list(try list(depth: depth + 1))
        case UInt8(ascii: "{"): return try inlineTable(depth: depth + 1)
        default: return try TOMLWord.value(in: &scanner)
        }
    }

    /// Lists go over several lines, with comments in them.
    private mutating func list(depth: Int) throws(FrontMatterError) -> [FrontMatterValue] {
        let start = scanner.position
        scanner.advance()
        var values: [FrontMatterValue] = []
        while true {
            try skipEmpty()
            if scanner.skip("]") { return values }
            values.append(try value(depth: depth))
            try skipEmpty()
            if scanner.skip("]") { return values }
            guard scanner.skip(",") else {
                throw scanner.error(
                    "TOML: here should be ',' or ']' of the list that begins on line \(start.line)"
                )
            }
        }
    }

    private mutating func inlineTable(depth: Int) throws(FrontMatterError) -> FrontMatterValue {
        let start = scanner.position
        scanner.advance()
        let table = TOMLTable(.header)
        scanner.skipBlanks()
        if scanner.skip("}") { return table.value }
        while true {
            try assignment(in: table, depth: depth)
            scanner.skipBlanks()
            if scanner.skip("}") { return table.value }
            guard scanner.skip(",") else {
                throw scanner.error(
                    "TOML: here should be ',' or '}' of what begins on line \(start.line)",
                    hint: "what stands in braces stands on one line"
                )
            }
        }
    }

    /// Spaces, line breaks and comments.
    private mutating func skipEmpty() throws(FrontMatterError) {
        repeat {
            scanner.skip { " \t\n".utf8.contains($0) }
            try skipComment()
        } while scanner.next == 0x0A
    }

    private mutating func skipComment() throws(FrontMatterError) {
        guard scanner.next == UInt8(ascii: "#") else { return }
        while let byte = scanner.next, byte != 0x0A {
            guard scanner.plainBytes() != nil else {
                throw scanner.error("TOML: a comment holds a sign of control")
            }
        }
    }
}
