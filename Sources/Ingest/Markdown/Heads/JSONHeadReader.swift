/// Reads a head that is an object of JSON, with the places of its keys and values.
struct JSONHeadReader {
    private var scanner: HeadScanner

    /// - Parameters:
    ///   - json: the object.
    ///   - path: how messages name the file.
    /// - Returns: its keys in their order.
    /// - Throws: what is wrong with it, and where.
    static func fields(
        of json: String,
        path: String
    ) throws(FrontMatterError) -> [FrontMatterField] {
        var reader = JSONHeadReader(scanner: HeadScanner(json, path: path, line: 1))
        return try reader.object(depth: 0)
    }

    private mutating func object(depth: Int) throws(FrontMatterError) -> [FrontMatterField] {
        let start = scanner.position
        _ = scanner.skip("{")
        var fields: [FrontMatterField] = []
        var places: [String: FilePosition] = [:]
        skipSpace()
        if scanner.skip("}") { return [] }
        while true {
            skipSpace()
            let keyPosition = scanner.position
            guard scanner.next == UInt8(ascii: "\"") else {
                throw scanner.error(
                    "JSON: here should be a key in quotes",
                    hint: "write \"key\": value; there is no comma behind the last one"
                )
            }
            let name = try string()
            if let first = places.updateValue(keyPosition, forKey: name) {
                throw scanner.repeatedKey(name, at: keyPosition, first: first)
            }
            skipSpace()
            guard scanner.skip(":") else {
                throw scanner.error("JSON: a ':' is missing behind the key '\(name)'")
            }
            skipSpace()
            let valuePosition = scanner.position
            fields.append(
                FrontMatterField(
                    name: name,
                    value: try value(depth: depth),
                    keyPosition: keyPosition,
                    valuePosition: valuePosition
                )
            )
            skipSpace()
            if scanner.skip("}") { return fields }
            guard scanner.skip(",") else { throw unended("}", since: start) }
        }
    }

    private mutating func list(depth: Int) throws(FrontMatterError) -> [FrontMatterValue] {
        let start = scanner.position
        _ = scanner.skip("[")
        var values: [FrontMatterValue] = []
        skipSpace()
        if scanner.skip("]") { return [] }
        while true {
            skipSpace()
            values.append(try value(depth: depth))
            skipSpace()
            if scanner.skip("]") { return values }
            guard scanner.skip(",") else { throw unended("]", since: start) }
        }
    }

    private mutating func value(depth: Int) throws(FrontMatterError) -> FrontMatterValue {
        try scanner.countValue()
        guard depth < HeadScanner.mostDepth else {
            throw scanner.error("values are nested too deep")
        }
        switch scanner.next {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "["): return .list(try list(depth: depth + 1))
        case UInt8(ascii: "{"):
            let fields = try object(depth: depth + 1)
            return .map(Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first })
        default: return try word()
        }
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(FrontMatterError) -> FrontMatterValue {
        let (start, position) = (scanner.offset, scanner.position)
        scanner.skip { !" \t\n,]}:".utf8.contains($0) }
        let text = scanner.text(from: start)
        switch text {
        case "null": return .null
        case "true", "false": return .bool(text == "true", text: text)
        default:
            let value = FrontMatterValue(plain: text)
            if case .number = value, text.first != "+", text.first != ".", text.last != "." {
                return value
            }
            throw scanner.error(
                "JSON: '\(text)' is no value",
                at: position,
                hint: "put a text or a date in quotes"
            )
        }
    }

    private mutating func string() throws(FrontMatterError) -> String {
        let start = scanner.position
        scanner.advance()
        var bytes: [UInt8] = []
        while true {
            if scanner.skip("\"") { return String(decoding: bytes, as: UTF8.self) }
            if scanner.skip("\\") {
                bytes += try escape().utf8
            } else if let plain = scanner.plainBytes() {
                bytes += plain
            } else {
                throw scanner.error(
                    "JSON: the text that begins here is not closed on its line",
                    at: start,
                    hint: "close the quote; a line break in a text is written \\n"
                )
            }
        }
    }

    private mutating func escape() throws(FrontMatterError) -> String {
        let position = scanner.position
        let byte = scanner.next
        scanner.advance()
        switch byte.map({ Character(Unicode.Scalar($0)) }) {
        case "\"": return "\""
        case "\\": return "\\"
        case "/": return "/"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            var units = [UInt16(truncatingIfNeeded: try scanner.codePoint(digits: 4))]
            if UTF16.isLeadSurrogate(units[0]), scanner.skip("\\u") {
                units.append(UInt16(truncatingIfNeeded: try scanner.codePoint(digits: 4)))
            }
            return String(decoding: units, as: UTF16.self)
        default:
            throw scanner.error(
                "JSON: there is no such escape",
                at: position,
                hint: "a backslash itself is written \\\\"
            )
        }
    }

    private func unended(_ bracket: String, since start: FilePosition) -> FrontMatterError {
        scanner.error(
            "JSON: here should be ',' or '\(bracket)' of what begins on line \(start.line)"
        )
    }

    private mutating func skipSpace() { scanner.skip { " \t\n".utf8.contains($0) } }
}
