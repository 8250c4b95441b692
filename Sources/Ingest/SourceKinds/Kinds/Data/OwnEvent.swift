public import Basics
public import Domain
public import Foundation
import Recurrence

/// An event in the head of a file of the newsroom's own, read as a row of data is.
public struct OwnEvent: Sendable {
    /// Nil where it has no title or no start.
    public let event: Event?
    /// Errors are mistakes in the head, which cost the file.
    public let diagnostics: [Diagnostic]

    /// A key of the head, and the line on which it stands.
    public struct Field: Sendable {
        public let key: String
        let value: JSONValue
        public let line: Int?

        public init(key: String, value: JSONValue, line: Int?) {
            self.key = key
            self.value = value
            self.line = line
        }
    }

    /// - Parameters:
    ///   - head: its keys, in their order.
    ///   - html: the text below it, cleaned.
    ///   - path: how messages name the file.
    ///   - language: in which it is written.
    ///   - timeZone: the site's.
    ///   - contentFolder: where pictures may lie.
    public init(
        _ head: [Field],
        html: String,
        path: String,
        language: Language,
        timeZone: TimeZone,
        contentFolder: URL
    ) {
        let log = RowLog(path: path, weight: .error)
        let fields = head.map { field in
            DataValue.Field(
                key: field.key,
                value: DataValue(json: field.value, line: field.line),
                line: field.line
            )
        }
        let row = DataRow(fields, number: 1, line: 1, log: log, language: language)
        // The reader of the file has looked at it.
        _ = row.value("draft")
        var judge = RuleJudge()
        let read = EventRow(
            row,
            SiteTime(zone: timeZone),
            PictureFiles(contentFolder: contentFolder),
            &judge
        )
        var event = read?.event
        let text = EventText.lines(ofHTML: html)
        if !text.isEmpty {
            if event?.details.text != nil {
                log.remark(
                    "'text' is left out: the text below the head says what it would",
                    line: row.value("text")?.line,
                    hint: "write one of the two"
                )
            }
            event?.details.text = LocalizedText(text, in: language)
        }
        self.event = event
        diagnostics = log.all
    }
}
