import Domain
import Foundation
import Pages
import SourceKinds

/// Why the rows of a data file cannot be had.
struct DataFileFault: Error {
    let message: String
    let hint: String?
}

extension PageTypeData {
    /// - Parameters:
    ///   - file: in YAML, JSON or CSV.
    ///   - path: how messages name it.
    /// - Throws: why its rows cannot be had.
    init(_ file: URL, path: String) throws(DataFileFault) {
        guard !FileAccess.isMissing(file.filePath) else {
            throw DataFileFault(
                message: "there is no \(path)",
                hint: "name a file relative to Content/, as data/council.csv"
            )
        }
        let found: DataFile
        do {
            found = try DataFile([UInt8](OwnText(file).text.utf8), path: path)
        } catch let fault as OwnText.Fault {
            let diagnostic = Diagnostic(fault, path: path)
            throw DataFileFault(message: "\(path): \(diagnostic.message)", hint: diagnostic.hint)
        } catch let error as SourceError {
            // What is wrong with JSON is said of an answer, which has no name.
            let isNamed = error.message.hasPrefix(path)
            throw DataFileFault(
                message: isNamed ? error.message : "\(path): \(error.message)",
                hint: error.hint
            )
        } catch {
            throw DataFileFault(message: "\(path): \(error)", hint: nil)
        }
        if found.columns.contains(Self.permalink) {
            throw DataFileFault(
                message: "\(path) has a column '\(Self.permalink)'",
                hint: "templates call the address of a row's page so; call the column otherwise"
            )
        }
        var rows: [Row] = []
        for (index, row) in found.rows.enumerated() {
            let place = "\(path)\(row.line.map { ":\($0)" } ?? ""): row \(index + 1)"
            var values: [(column: String, value: Value)] = []
            for (name, value) in row.fields {
                switch value {
                case .text(let text): values.append((name, .text(LocalizedText(text))))
                case .texts(let texts): values.append((name, .texts(texts)))
                case .localized(let text): values.append((name, .text(text)))
                case .other(let shown):
                    throw DataFileFault(
                        message: "\(place): '\(name)' is \(shown)",
                        hint: "rows of a page type hold texts, lists of texts and {es: …, en: …}"
                    )
                }
            }
            rows.append(Row(values, line: row.line))
        }
        guard !found.columns.isEmpty else {
            throw DataFileFault(
                message: "\(path) has no rows, and so nobody knows its columns",
                hint: "write a row, or a CSV file with a header"
            )
        }
        self.init(file: path, columns: found.columns, rows: rows)
    }
}
