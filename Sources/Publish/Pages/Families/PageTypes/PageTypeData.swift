import Basics
public import Domain

/// The rows of a file of the site's own, which pages list or show one by one.
public struct PageTypeData: Sendable {
    /// As messages name it.
    public let file: String
    public let rows: [Row]
    let columns: [Column]
    /// Differs whenever a row differs.
    let fingerprint: UInt64

    public struct Row: Sendable {
        public let values: [(column: String, value: Value)]
        /// On which it stands in the file, counted from 1.
        public let line: Int?

        public init(_ values: [(column: String, value: Value)], line: Int?) {
            self.values = values
            self.line = line
        }

        /// Differs whenever a value differs.
        var fingerprint: UInt64 {
            var hash = StableHash()
            for (column, value) in values {
                hash.add(column)
                value.add(to: &hash)
            }
            return hash.value
        }

        public subscript(column: String) -> Value? {
            values.first { $0.column == column }?.value
        }
    }

    public enum Value: Hashable, Sendable {
        case text(LocalizedText)
        case texts([String])

        fileprivate func add(to hash: inout StableHash) {
            switch self {
            case .text(let text): hash.add(text)
            case .texts(let texts):
                hash.add(texts.count)
                for text in texts { hash.add(text) }
            }
        }
    }

    /// A column, and whether it holds lists.
    struct Column: Hashable, Sendable {
        let name: String
        let isList: Bool
    }

    /// - Parameters:
    ///   - file: as messages name it.
    ///   - columns: their names, each once.
    ///   - rows: all of whose values stand in these columns.
    public init(file: String, columns: [String], rows: [Row]) {
        self.file = file
        self.rows = rows
        var lists: Set<String> = []
        var hash = StableHash()
        for column in columns { hash.add(column) }
        for row in rows {
            hash.add(row.fingerprint)
            for case (let column, .texts) in row.values { lists.insert(column) }
        }
        self.columns = columns.map { Column(name: $0, isList: lists.contains($0)) }
        fingerprint = hash.value
    }

    /// What templates call the address of a row's own page; no column can have the name.
    public static let permalink = "permalink"

    /// Whether rows have something in a column.
    public func has(_ column: String) -> Bool { columns.contains { $0.name == column } }

    /// For messages.
    public var columnNames: [String] { columns.map(\.name) }
}

/// A text with the names of columns in braces, which each row fills in.
public struct ColumnPattern {
    private let text: String

    public init(_ text: String) {
        self.text = text
    }

    public var columns: [String] { text.matches(of: /\{([^{}]*)\}/).map { String($0.output.1) } }

    /// - Parameters:
    ///   - row: what fills it.
    ///   - language: the one that is wanted.
    ///   - fallback: the one that is taken where a text is not in the wanted one.
    ///   - shape: what becomes of each value.
    /// - Returns: the text with the values of the row; nothing stands where it has none.
    public func filled(
        with row: PageTypeData.Row,
        in language: Language,
        fallback: Language,
        shape: (String) -> String = { $0 }
    ) -> String {
        text.replacing(/\{([^{}]*)\}/) { match in
            switch row[String(match.output.1)] {
            case .text(let text):
                return shape(text.text(in: language, fallback: fallback)?.text ?? "")
            case .texts(let texts): return shape(texts.joined(separator: ", "))
            case nil: return ""
            }
        }
    }
}
