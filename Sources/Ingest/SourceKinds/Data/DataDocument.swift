import FeedReader
import WebURL

/// A file of rows in YAML, JSON or CSV, told apart by its name, else by its first character.
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

    func rows(of model: DataModel) throws(SourceError) -> [DataValue] {
        switch form {
        case .json: return try JSONRows(page).rows
        case .csv:
            return try CSVRows(PlainDocument.text(page.bytes, charset: page.charset))
                .rows(required: model.required, path: path)
        case .yaml:
            return try YAMLRows(PlainDocument.text(page.bytes, charset: page.charset), path: path)
                .rows
        }
    }

    private var form: Form {
        let name = (page.address?.path ?? path).lowercased()
        if name.hasSuffix(".csv") || name.hasSuffix(".tsv") { return .csv }
        if name.hasSuffix(".json") { return .json }
        if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return .yaml }
        let first = page.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        return first == UInt8(ascii: "[") || first == UInt8(ascii: "{") ? .json : .yaml
    }
}
