public import Domain

/// A file of rows in YAML, JSON or CSV whose columns nobody but the site knows.
public struct DataFile: Sendable {
    public let rows: [Row]
    /// All columns in their order, also those in which no row has anything.
    public let columns: [String]

    public struct Row: Sendable {
        public let fields: [(name: String, value: Value)]
        /// Counted from 1; nil where nobody can tell.
        public let line: Int?
    }

    public enum Value: Sendable {
        case text(String)
        case texts([String])
        case localized(LocalizedText)
        /// What no row of texts can hold, as a message quotes it.
        case other(String)
    }

    /// - Parameters:
    ///   - bytes: of the file.
    ///   - path: how messages name it; its ending tells the form.
    /// - Throws: what is wrong with the file as a whole.
    public init(_ bytes: [UInt8], path: String) throws(SourceError) {
        let document = DataDocument(AnswerPage(bytes: bytes), path: path)
        let table = try document.table()
        if let row = table.surplus.first {
            throw SourceError("\(path):\(row.line): \(row.message)", hint: row.hint)
        }
        var rows: [Row] = []
        var columns = table.columns
        var known = Set(columns)
        for (index, value) in table.rows.enumerated() {
            guard let fields = value.fields else {
                if value.isNothing { continue }
                throw SourceError(
                    "\(path)\(value.line.map { ":\($0)" } ?? ""): row \(index + 1) is \(value.shown)",
                    hint: "write 'key: value' lines under each '- '"
                )
            }
            for field in fields where known.insert(field.key).inserted {
                columns.append(field.key)
            }
            let shown = fields.filter { !$0.value.isNothing }
            rows.append(
                Row(fields: shown.map { ($0.key, Value($0.value)) }, line: value.line)
            )
        }
        self.rows = rows
        self.columns = columns
    }
}

extension DataFile.Value {
    fileprivate init(_ value: DataValue) {
        switch value.form {
        case .text(let text): self = .text(text.trimmed)
        case .nothing: self = .text("")
        case .list(let values):
            let texts = values.compactMap(\.text)
            self = texts.count == values.count ? .texts(texts) : .other("a list of more than texts")
        case .fields(let fields):
            let texts = fields.compactMap { field in
                field.value.text.map { (Language(field.key), $0) }
            }
            let areLanguages =
                texts.count == fields.count
                && fields.allSatisfy { (2...3).contains($0.key.prefix { $0 != "-" }.count) }
            self =
                areLanguages
                ? .localized(LocalizedText(Dictionary(texts) { first, _ in first }))
                : .other(value.shown)
        }
    }
}
