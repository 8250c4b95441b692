import Domain
import FeedReader

/// YAML, JSON or CSV files of the publisher's own for any model: the club's matches, the school's people.
struct DataKind: DocumentKind {
    let name = Source.dataKind
    let optionKeys =
        [
            OptionKey(
                "model",
                .choice(DataModel.allCases.map(\.rawValue)),
                required: true,
                "what the rows of the file are"
            )
        ] + PersonConsent.optionKeys + CollectionLink.optionKeys

    func faults(in options: SourceOptions) -> [OptionFault] { CollectionLink.faults(in: options) }

    func read(
        _ answer: SourceAnswer,
        in context: ReadingContext
    ) throws(SourceError) -> SourceReadingResult {
        guard let page = answer.pages.first,
            let model = context.options.text("model").flatMap({ DataModel(rawValue: $0) })
        else { throw SourceError("it has no model", hint: "add 'model: match' or another") }
        let log = RowLog(path: context.path, isOwnFile: context.isOwnFile)
        let document = DataDocument(page, path: context.path)
        let rows = try document.rows(required: model.required, log).enumerated().compactMap {
            index,
            value in
            DataRow(value, number: index + 1, log: log, language: context.ownLanguage)
        }
        var collector = RowCollector(context)
        collector.takeCollectionLink(of: model)
        model.read(rows, into: &collector, log, isOwn: true)
        log.all.forEach { collector.diagnose($0) }
        // Nobody withdraws anything by a slip of the pen: a file that cannot be read at all was an error before this.
        return collector.result(isComplete: !collector.isCut)
    }
}

extension DataRow {
    /// A row of a list; what is no mapping is said.
    convenience init?(_ value: DataValue, number: Int, log: RowLog, language: Language?) {
        guard let fields = value.fields else {
            if !value.isNothing {
                log.add(
                    "row \(number) is \(value.shown), not a mapping",
                    line: value.line,
                    hint: "write 'key: value' lines under each '- '"
                )
            }
            return nil
        }
        self.init(fields, number: number, line: value.line, log: log, language: language)
    }
}
