public import Foundation

/// The head and the body of a Markdown file.
public struct FrontMatterDocument: Sendable {
    public let path: String
    /// Nil for a file that is all text.
    public let form: FrontMatterForm?
    public let fields: [String: FrontMatterValue]
    public let body: String
    /// The line of the file on which the body begins, counted from 1.
    public let bodyLine: Int
    /// What stands at keys of texts and is no part of them, which hardly anybody means.
    public let losses: [FrontMatterError]
    private let keyPositions: [String: FilePosition]
    private let valuePositions: [String: FilePosition]
    private let itemPositions: [String: [FilePosition]]

    /// Reads a file that may begin with keys and values: YAML between two `---` lines, TOML between two `+++` lines, or an
    /// object of JSON.
    public static func parse(
        _ text: String,
        path: String
    ) throws(FrontMatterError) -> FrontMatterDocument {
        let block: FrontMatterBlock
        do {
            block = try FrontMatterBlock(text)
        } catch {
            throw FrontMatterError(
                path: path,
                line: 1,
                column: 1,
                message: "the front matter is not closed",
                hint: error.form.closingHint
            )
        }
        let fields = try block.form?.fields(of: block.head, path: path)
        return FrontMatterDocument(path: path, block: block, fields: fields ?? [])
    }

    /// The text below the head, whatever is wrong with that, and the line on which it begins; nil where the head has no end.
    public static func body(of text: String) -> (text: String, line: Int)? {
        (try? FrontMatterBlock(text)).map { ($0.body, $0.bodyLine) }
    }

    private init(path: String, block: FrontMatterBlock, fields: [FrontMatterField]) {
        self.path = path
        form = block.form
        body = block.body
        bodyLine = block.bodyLine
        losses = fields.compactMap(\.loss)
        // The readers have refused repeated keys.
        self.fields = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
        keyPositions = Dictionary(fields.map { ($0.name, $0.keyPosition) }) { first, _ in first }
        valuePositions = Dictionary(fields.map { ($0.name, $0.valuePosition) }) { first, _ in first
        }
        itemPositions = Dictionary(fields.map { ($0.name, $0.itemPositions) }) { first, _ in first }
    }

    /// The line of the file on which a key stands, counted from 1.
    public func line(of key: String) -> Int? {
        keyPositions[key]?.line
    }

    /// The keys that are not among the known ones, in the file's order.
    public func unknownKeys(known: Set<String>) -> [UnknownKey] {
        keyPositions
            .filter { !known.contains($0.key) }
            .sorted { ($0.value.line, $0.value.column) < ($1.value.line, $1.value.column) }
            .map { UnknownKey($0.key, path: path, position: $0.value, known: known) }
    }

    /// Makes a diagnostic that points at a key's value, or at the file's start if the key is missing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - item: the entry of its list that is meant, counted from 0; nil for the whole value.
    ///   - message: what is wrong.
    ///   - hint: what to do.
    /// - Returns: the diagnostic.
    public func error(
        at key: String,
        item: Int? = nil,
        _ message: String,
        hint: String?
    ) -> FrontMatterError {
        let items = itemPositions[key] ?? []
        let position =
            item.flatMap { items.indices.contains($0) ? items[$0] : nil } ?? valuePositions[key]
            ?? FilePosition(line: 1, column: 1)
        return FrontMatterError(path: path, position: position, message: message, hint: hint)
    }
}

/// Typed reading: nil when the key is missing or has no value, an error when it holds another type.
extension FrontMatterDocument {
    /// Text, numbers and dates are all text to whoever wants text.
    public func string(_ key: String) throws(FrontMatterError) -> String? {
        guard let value = value(key) else { return nil }
        guard let text = value.text else { throw mismatch(key, wanted: "text") }
        return text
    }

    /// A list of texts; a single text is a list of one.
    public func strings(_ key: String) throws(FrontMatterError) -> [String] {
        guard let value = value(key) else { return [] }
        if let text = value.text { return [text] }
        guard case .list(let values) = value else { throw mismatch(key, wanted: "a list of texts") }
        var texts: [String] = []
        for (index, value) in values.enumerated() {
            guard let text = value.text else {
                let message = "item \(index + 1) of '\(key)' must be text, not \(value.kind)"
                throw error(at: key, message, hint: nil)
            }
            texts.append(text)
        }
        return texts
    }

    /// `true` or `false`, also as `yes`, `no`, `on` or `off`.
    public func flag(_ key: String) throws(FrontMatterError) -> Bool? {
        switch value(key) {
        case nil: return nil
        case .bool(let flag, _): return flag
        case .string(let text):
            if ["yes", "on"].contains(text.lowercased()) { return true }
            if ["no", "off"].contains(text.lowercased()) { return false }
            let isQuoted = ["true", "false"].contains(text.lowercased())
            throw error(
                at: key,
                "'\(key)' must be true or false, not '\(text)'",
                hint: isQuoted ? "write it without quotation marks" : nil
            )
        default: throw mismatch(key, wanted: "true or false")
        }
    }

    public func number(_ key: String) throws(FrontMatterError) -> Double? {
        guard let value = value(key) else { return nil }
        guard case .number(let number, _) = value else { throw mismatch(key, wanted: "a number") }
        return number
    }

    /// Reads RFC 3339, `YYYY-MM-DD hh:mm[:ss]` or `YYYY-MM-DD`; the time zone is for a value that
    /// names none.
    public func date(
        _ key: String,
        timeZone: TimeZone
    ) throws(FrontMatterError) -> Date? {
        guard let value = value(key) else { return nil }
        let hint = "write 2026-03-14, 2026-03-14 09:30 or 2026-03-14T09:30:00+01:00"
        switch value {
        case .date(let text), .string(let text):
            guard let date = FrontMatterDate.parse(text, timeZone: timeZone) else {
                throw error(at: key, "'\(key)' must be a date, not '\(text)'", hint: hint)
            }
            guard date >= FrontMatterDate.earliest else {
                let message = "'\(key)' must be a date since 1600, not '\(text)'"
                throw error(at: key, message, hint: hint)
            }
            return date
        default:
            throw error(at: key, "'\(key)' must be a date, not \(value.kind)", hint: hint)
        }
    }

    private func value(_ key: String) -> FrontMatterValue? {
        fields[key].flatMap { $0 == .null ? nil : $0 }
    }

    private func mismatch(_ key: String, wanted: String) -> FrontMatterError {
        let kind = fields[key]?.kind ?? FrontMatterValue.null.kind
        return error(at: key, "'\(key)' must be \(wanted), not \(kind)", hint: nil)
    }
}
