import Basics
import Domain
import FeedReader

/// A program that prints JSON Feed, or rows of a model as JSON.
struct CommandKind: SourceKind {
    let name = "command"
    let place = SourcePlace.program
    let optionKeys =
        [
            OptionKey(
                "command",
                .any,
                required: true,
                "the program and its arguments, run in Content/ without a shell"
            ),
            OptionKey(
                "model",
                .choice(DataModel.allCases.map(\.rawValue)),
                default: "article",
                "what the rows that it prints are"
            ),
        ] + PersonConsent.optionKeys + CollectionLink.optionKeys

    func faults(in options: SourceOptions) -> [OptionFault] { CollectionLink.faults(in: options) }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        // Nothing is asked of a server.
        SourcePlan([])
    }

    /// The last line that the program wrote about its failure.
    func explanation(of answer: [UInt8]) -> String? {
        PlainDocument.text(answer).split(whereSeparator: \.isNewline).last.map(String.init)
    }

    func read(
        _ answer: SourceAnswer,
        in context: ReadingContext
    ) throws(SourceError) -> SourceReadingResult {
        guard let page = answer.pages.first else { throw SourceError("it printed nothing") }
        let model = DataModel(rawValue: context.options.text("model") ?? "") ?? .article
        let tree: JSONValue
        do throws(SourceError) {
            tree = try JSONAnswer.decode(JSONValue.self, from: page)
        } catch {
            throw SourceError(
                error.message.replacing("the answer", with: "what it printed"),
                hint: "it has to print JSON Feed, or a list of rows as JSON"
            )
        }
        if model == .article, tree["version"]?.text?.contains("jsonfeed") == true {
            return try FeedKind().read(page, in: context)
        }
        var collector = RowCollector(context)
        collector.title = tree["title"]?.text
        collector.home = WebAddress.checked(tree["home"]?.text)
        collector.takeCollectionLink(of: model)
        let rows: [JSONValue]
        switch (tree, tree["items"]) {
        case (.list(let list), _), (_, .list(let list)): rows = list
        default:
            throw SourceError(
                "what it printed is no list of rows",
                hint: "print [{\"id\": …}, …], or {\"items\": […]}"
            )
        }
        let log = RowLog(path: context.source.id.text)
        model.read(
            rows.enumerated().compactMap { index, row in
                DataRow(
                    DataValue(json: row, line: nil),
                    number: index + 1,
                    log: log,
                    language: context.source.language
                )
            },
            into: &collector,
            log
        )
        log.all.forEach { collector.diagnose($0) }
        return collector.result(isComplete: model != .article && !collector.isCut)
    }
}
