import Basics
import Domain
import Foundation

/// Any JSON API for any model: what is asked, where the rows are and which path gives which key.
struct JSONKind: PagedKind {
    let name = "json"
    let place = SourcePlace.address
    let asksAPI = true
    let optionKeys =
        [
            OptionKey(
                "model",
                .choice(DataModel.allCases.map(\.rawValue)),
                default: "article",
                "what the rows are"
            ),
            OptionKey("rows", "the path to the list of rows, as data.items; the answer itself"),
            OptionKey(
                "fields",
                .mapping,
                required: true,
                "for each key of the model the path to its value, as {id: uuid, title: name.full}"
            ),
            OptionKey("constants", .mapping, "keys of the model that are the same in every row"),
            OptionKey("method", .choice(["GET", "POST"]), default: "GET", "how it is asked"),
            OptionKey("query", .mapping, "parameters beside those of the url"),
            OptionKey("body", .any, "of a POST: a text, or a mapping that becomes JSON"),
            OptionKey("paging", .keys(JSONPaging.keys), "by page, offset, cursor or link"),
            OptionKey("pages", .whole(1...100), "most pages; 5 with paging, else 1"),
            OptionKey("error", "the path at which the API says what went wrong"),
        ] + PersonConsent.optionKeys + CollectionLink.optionKeys

    /// Who is no longer listed among people wants to be forgotten; a place that is not is gone.
    func listsEverything(_ options: SourceOptions) -> Bool {
        [DataModel.person, .place].map(\.rawValue).contains(options.text("model"))
    }

    func faults(in options: SourceOptions) -> [OptionFault] {
        JSONMapping.faults(in: options, of: Self.model(options)) + JSONPaging.faults(in: options)
            + CollectionLink.faults(in: options)
    }

    private static func model(_ options: SourceOptions) -> DataModel {
        DataModel(rawValue: options.text("model") ?? "") ?? .article
    }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let paging = try JSONPaging(source.options)
        let endpoints = paging.known(try endpoint(source))
        return SourcePlan(endpoints, limit: paging.pages, isOpenEnded: true)
    }

    func next(after page: AnswerPage, number: Int, of source: Source) -> [Endpoint] {
        guard let paging = try? JSONPaging(source.options), paging.isLed,
            let endpoint = try? endpoint(source),
            let tree = try? JSONAnswer.decode(JSONValue.self, from: page)
        else { return [] }
        return paging.next(after: tree, at: page.address, endpoint).map { [$0] } ?? []
    }

    private func endpoint(_ source: Source) throws(SourceError) -> Endpoint {
        let address = try source.document()
        let query = source.options.pairs("query").map { ($0.key, $0.value.text) }
        let endpoint = Endpoint(.address(address), query: query)
        guard source.options.text("method") == "POST" else { return endpoint }
        let body = source.options["body"].map { $0.text ?? $0.json } ?? ""
        return endpoint.posting(body.isEmpty ? .empty : .json(body))
    }

    /// Where APIs usually say it, when the configuration names no path.
    func explanation(of answer: [UInt8]) -> String? {
        guard let tree = try? JSONAnswer.decode(JSONValue.self, from: answer) else { return nil }
        for path in ["message", "error.message", "error", "detail", "title"] {
            if let text = JSONPath(path).value(in: tree)?.text { return text }
        }
        return nil
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let tree = try JSONAnswer.decode(JSONValue.self, from: page)
        if let path = collector.options.text("error"),
            let text = JSONPath(path).value(in: tree)?.text
        {
            throw SourceError(
                "the API answered: \(Redaction.line(text, of: collector.context.source))"
            )
        }
        let model = Self.model(collector.options)
        collector.takeCollectionLink(of: model)
        let mapping = JSONMapping(collector.options)
        let log = RowLog(path: collector.context.path)
        let list = try mapping.list(in: tree)
        let language = collector.context.source.language
        let rows = try mapping.rows(list, of: model, log: log, language: language)
        model.read(rows, into: &collector, log)
        log.all.forEach { collector.diagnose($0) }
    }
}

extension SourceOption {
    /// As JSON, in which what looks like a number or a truth value is one.
    var json: String {
        switch self {
        case .text(let text): Self.literal(text)
        case .list(let values): "[\(values.map(\.json).joined(separator: ","))]"
        case .mapping(let pairs):
            "{\(pairs.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ","))}"
        }
    }

    private static func literal(_ text: String) -> String {
        if ["true", "false", "null"].contains(text) { return text }
        let isNumber = text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?/) != nil
        return isNumber ? text : quoted(text)
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
