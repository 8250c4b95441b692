import Domain
import Foundation

extension DataModel {
    /// The keys that a row may have: those for which its reader asks once it has what it needs.
    var keys: [String] {
        let fields = required.map { key in
            let text = key == "start" ? "2026-11-21" : "a"
            return DataValue.Field(key: key, value: DataValue(.text(text)), line: nil)
        }
        let log = RowLog(path: "")
        let row = DataRow(fields, number: 1, line: nil, log: log, language: nil)
        var collector = RowCollector(
            ReadingContext(
                source: Source(id: "", kind: "", address: nil),
                origin: .sample,
                timeZone: .gmt,
                receivedAt: Date(timeIntervalSince1970: 0)
            )
        )
        read([row], into: &collector, log)
        return row.known
    }
}
