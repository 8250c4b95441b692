import Basics
import Domain

/// The rows of a CSV file (RFC 4180): comma, semicolon or tab, whichever its header has most of.
struct CSVRows {
    private let records: [Record]
    /// The line on which a quote begins that nothing ends: all behind it is in one cell.
    private let openQuote: Int?

    /// The cells of one record, and the line on which it begins.
    private struct Record {
        var cells: [String] = []
        let line: Int
    }

    init(_ text: String) {
        let header = text.prefix { !$0.endsRecord }
        let separators: [Character] = [",", ";", "\t"]
        let separator =
            separators.max { left, right in
                header.count { $0 == left } < header.count { $0 == right }
            } ?? ","
        (records, openQuote) = Self.records(text, separator)
    }

    /// The names in the header; what follows a dot in one belongs to a value of several parts.
    var columns: [String] {
        (records.first?.cells ?? []).map { String($0.trimmed.prefix { $0 != "." }) }
            .filter { !$0.isEmpty }
    }

    /// A row with more in it than the header has columns.
    struct Surplus {
        let message: String
        let line: Int
        let hint: String
    }

    /// Most often a text without quotes in which the separator stands.
    var surplus: [Surplus] {
        let columns = records.first?.cells.count ?? 0
        return records.dropFirst().compactMap { record in
            let behind = record.cells.dropFirst(columns).map(\.trimmed)
            guard let cell = behind.first(where: { !$0.isEmpty }) else { return nil }
            return Surplus(
                message: "'\(cell.plainLine.prefix(60))' stands behind the last column",
                line: record.line,
                hint: "the header has \(columns) columns; "
                    + "a text with the separator in it wants quotes"
            )
        }
    }

    /// - Throws: what is wrong with the header, or with the file from some line on.
    func rows(required: [String], path: String) throws(SourceError) -> [DataValue] {
        if let openQuote {
            throw SourceError(
                "\(path):\(openQuote): a quote is not closed, and all that follows is in it",
                hint: "write '\"' behind the text, or '\"\"' for a quote within one in quotes"
            )
        }
        guard let header = records.first else { return [] }
        let names = header.cells.map(\.trimmed)
        try check(names, required, path)
        return records.dropFirst().map { record in
            var tree = FieldTree()
            for (name, cell) in zip(names, record.cells) where !cell.trimmed.isEmpty {
                tree.set(name, DataValue(.text(cell), line: record.line))
            }
            return tree.value(line: record.line, keyLine: header.line)
        }
    }

    /// No table of news is wider; what is comes of a wrong separator, or wants the program to work for ever.
    private static let mostColumns = 1_000

    private func check(_ names: [String], _ required: [String], _ path: String) throws(SourceError)
    {
        if names.count > Self.mostColumns {
            throw SourceError(
                "\(path):1: the header has \(names.count) columns; at most \(Self.mostColumns) are read"
            )
        }
        let doubles = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 && !$0.isEmpty }
        if let double = doubles.keys.sorted().first {
            throw SourceError("\(path):1: the header has the column '\(double)' twice")
        }
        let heads = Set(names.map { String($0.prefix { $0 != "." }) })
        guard let missing = required.first(where: { !heads.contains($0) }) else { return }
        let shown = names.map { $0.isEmpty ? "''" : $0 }.joined(separator: ", ")
        throw SourceError(
            "\(path):1: the header has no column '\(missing)'; it has: \(shown.prefix(300))",
            hint: NearestName.of(missing, in: names).map { "is it '\($0)'? name it '\(missing)'" }
                ?? "these columns are needed: \(required.joined(separator: ", "))"
        )
    }

    private static func records(
        _ text: String,
        _ separator: Character
    ) -> (records: [Record], openQuote: Int?) {
        var records: [Record] = []
        var record = Record(line: 1)
        var cell = ""
        var line = 1
        var isQuoted = false
        var quoteLine = 1
        var characters = Array(text)[...]
        func isBlank(_ record: Record) -> Bool { record.cells.allSatisfy { $0.trimmed.isEmpty } }
        while let character = characters.popFirst() {
            if isQuoted {
                if character == "\"", characters.first == "\"" {
                    cell.append("\"")
                    characters.removeFirst()
                } else if character == "\"" {
                    isQuoted = false
                } else {
                    if character.endsRecord { line += 1 }
                    cell.append(character)
                }
            } else if character == "\"", cell.trimmed.isEmpty {
                isQuoted = true
                quoteLine = line
                cell = ""
            } else if character == separator {
                record.cells.append(cell)
                cell = ""
            } else if character.endsRecord {
                record.cells.append(cell)
                cell = ""
                if !isBlank(record) { records.append(record) }
                line += 1
                record = Record(line: line)
            } else {
                cell.append(character)
            }
        }
        record.cells.append(cell)
        if !isBlank(record) { records.append(record) }
        return (records, isQuoted ? quoteLine : nil)
    }
}

extension Character {
    /// The ends of lines of RFC 4180 and of old systems; what else breaks a line for a reader may stand in a cell.
    fileprivate var endsRecord: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
