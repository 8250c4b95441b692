import Basics

/// Goes through a text that a decoder refused to find the first place at which it is no JSON (RFC 8259).
struct JSONSyntax {
    private let bytes: [UInt8]
    private var place = 0
    /// Where the lists and objects begin in which the place is.
    private var open: [Int] = []

    /// - Parameter bytes: of UTF-8.
    /// - Returns: nil where nothing of the syntax is wrong.
    static func fault(in bytes: [UInt8]) -> JSONFault? {
        var syntax = Self(bytes: bytes)
        do throws(JSONFault) {
            try syntax.read()
            return nil
        } catch {
            return error
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// What may come next.
    private enum Wanted {
        case value
        /// The first value of a list, or its end.
        case firstValue
        case key
        /// The first key of an object, or its end.
        case firstKey
        /// A comma, or the end of what is open.
        case separator
    }

    private mutating func read() throws(JSONFault) {
        var wanted = Wanted.value
        while true {
            skipSpace()
            switch wanted {
            case .value: wanted = try value()
            case .firstValue: wanted = close("]") ? .separator : try value()
            case .key: wanted = try key()
            case .firstKey: wanted = close("}") ? .separator : try key()
            case .separator:
                guard let start = open.last else {
                    if place < bytes.count { throw fault("more follows behind the end") }
                    return
                }
                let isList = bytes[start] == UInt8(ascii: "[")
                if close(isList ? "]" : "}") { continue }
                guard skip(",") else { throw unseparated(isList) }
                wanted = isList ? .value : .key
            }
        }
    }

    private mutating func key() throws(JSONFault) -> Wanted {
        guard next == UInt8(ascii: "\"") else {
            let isLast = next == UInt8(ascii: "}")
            throw fault(
                isLast ? Self.idleComma : "here should be a key in quotes",
                hint: isLast ? nil : "write \"key\": value"
            )
        }
        try string()
        skipSpace()
        guard skip(":") else { throw fault("here should be a ':' behind the key") }
        return .value
    }

    private mutating func value() throws(JSONFault) -> Wanted {
        switch next {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            open.append(place)
            place += 1
            return bytes[place - 1] == UInt8(ascii: "[") ? .firstValue : .firstKey
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "]"):
            // What opens a list and is closed at once needs no value.
            let isList = open.last.map { bytes[$0] == UInt8(ascii: "[") } ?? false
            throw fault(isList ? Self.idleComma : Self.noValue)
        default: try word()
        }
        return .separator
    }

    private static let idleComma = "a comma stands behind the last entry"
    private static let noValue = "here should be a value"

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(JSONFault) {
        let word = bytes[place...].prefix { !" \t\r\n,:[]{}\"".utf8.contains($0) }
        let text = String(decoding: word, as: UTF8.self)
        guard ["true", "false", "null"].contains(text) || Self.isNumber(word) else {
            if word.isEmpty { throw fault(Self.noValue) }
            throw fault(
                "'\(text.prefix(40))' is no value",
                hint: "put a text or a date in quotes"
            )
        }
        place = word.endIndex
    }

    private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
        func digits() -> Int {
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            rest = rest[digits.endIndex...]
            return digits.count
        }
        let first = rest.first
        let count = digits()
        guard count == 1 || count > 1 && first != UInt8(ascii: "0") else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return false }
        }
        if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    private mutating func string() throws(JSONFault) {
        let start = place
        place += 1
        while let byte = next, byte >= 0x20 {
            place += 1
            if byte == UInt8(ascii: "\"") { return }
            guard byte == UInt8(ascii: "\\"), let escape = next else { continue }
            let isKnown = "\"\\/bfnrtu".utf8.contains(escape)
            guard isKnown else {
                place -= 1
                throw fault(
                    "there is no such escape",
                    hint: "a backslash itself is written \\\\"
                )
            }
            place += 1
        }
        place = start
        throw fault(
            "the text that begins here is not closed on its line",
            hint: "close the quote; a line break in a text is written \\n"
        )
    }

    // MARK: Faults

    private func unseparated(_ isList: Bool) -> JSONFault {
        let (bracket, what) = isList ? ("]", "list") : ("}", "object")
        return fault(
            "here should be ',' or the '\(bracket)' of the \(what)",
            hint: next == UInt8(ascii: "\"") || next == UInt8(ascii: "{")
                ? "put a comma between two entries" : nil
        )
    }

    /// What is wrong at the place; comments, other quotes and an end that comes too early are named whatever was expected.
    private func fault(_ message: String, hint: String? = nil) -> JSONFault {
        let rest = bytes[place...]
        if rest.isEmpty {
            return fault(
                at: open.last ?? 0,
                open.isEmpty ? "there is nothing" : "what begins here is not closed",
                hint: "the file may be cut off"
            )
        }
        if ["//", "/*", "#"].contains(where: { rest.starts(with: $0.utf8) }) {
            return fault(at: place, "there are no comments in JSON", hint: "take it away")
        }
        if Self.quotes.contains(where: { rest.starts(with: $0.utf8) }) {
            return fault(
                at: place,
                "a text in other quotes than those of JSON",
                hint: "put keys and texts in straight double quotes: \"…\""
            )
        }
        return fault(at: place, message, hint: hint)
    }

    private static let quotes = ["'", "“", "”", "„", "‘", "’", "«", "`"]

    private func fault(at place: Int, _ message: String, hint: String?) -> JSONFault {
        let before = bytes[..<place]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return JSONFault(
            line: 1 + before.count { $0 == UInt8(ascii: "\n") },
            column: 1 + before[start...].count { $0 & 0xC0 != 0x80 },
            message: message,
            hint: hint
        )
    }

    // MARK: Bytes

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = next, " \t\r\n".utf8.contains(byte) { place += 1 }
    }

    private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }

    /// Whether the bracket was there that ends what was opened last.
    private mutating func close(_ bracket: Unicode.Scalar) -> Bool {
        guard skip(bracket) else { return false }
        open.removeLast()
        return true
    }
}
