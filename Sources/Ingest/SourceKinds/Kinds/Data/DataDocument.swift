import FeedReader
import Fetching
import WebURL

/// A file of rows in YAML, JSON or CSV, told apart by its name, else by its media type or its first character.
struct DataDocument {
    private let page: AnswerPage
    /// How messages name it.
    private let path: String

    init(_ page: AnswerPage, path: String) {
        self.page = page
        self.path = path
    }

    private enum Form {
        case yaml
        case json
        case csv
    }

    /// - Parameters:
    ///   - required: keys without which no row can be read.
    ///   - log: gets warnings of rows with more in them than columns.
    /// - Returns: in the order of the file.
    /// - Throws: what is wrong with the file as a whole.
    func rows(required: [String], _ log: RowLog) throws(SourceError) -> [DataValue] {
        let table = try table(required: required)
        for row in table.surplus { log.add(row.message, line: row.line, hint: row.hint) }
        return table.rows
    }

    /// The rows, with the columns that the file names itself, whether or not a row has something there.
    func table(required: [String] = []) throws(SourceError) -> (
        rows: [DataValue], columns: [String], surplus: [CSVRows.Surplus]
    ) {
        if Self.workbooks.contains(where: page.bytes.starts(with:)) {
            throw SourceError(
                "\(path): the file is the workbook of a spreadsheet, as Excel keeps it",
                hint: "save the table as CSV (UTF-8), and name that file"
            )
        }
        switch form {
        case .json: return (try JSONRows(page, path: path).rows, [], [])
        case .csv:
            let csv = CSVRows(PlainDocument.text(page.bytes, charset: page.charset))
            let rows = try csv.rows(required: required, path: path)
            return (rows, csv.columns, csv.surplus)
        case .yaml:
            let text = PlainDocument.text(page.bytes, charset: page.charset)
            return (try YAMLRows(text, path: path).rows, [], [])
        }
    }

    /// How workbooks begin: the new ones are archives of zip, the old ones documents of OLE.
    private static let workbooks: [[UInt8]] = [
        [0x50, 0x4B, 0x03, 0x04], [0xD0, 0xCF, 0x11, 0xE0],
    ]

    private var form: Form {
        let name = (page.address?.path ?? path).lowercased()
        if name.hasSuffix(".csv") || name.hasSuffix(".tsv") { return .csv }
        if name.hasSuffix(".json") { return .json }
        if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return .yaml }
        switch page.contentType?.mediaType {
        case "text/csv", "text/tab-separated-values": return .csv
        case "application/json": return .json
        case "application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml": return .yaml
        default: break
        }
        let first = page.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        return first == UInt8(ascii: "[") || first == UInt8(ascii: "{") ? .json : .yaml
    }
}
