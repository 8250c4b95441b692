import Basics
import Domain

/// Turns rows of any JSON into rows of a model: each key of the model from the path that the publisher wrote.
struct JSONMapping {
    private let rows: JSONPath?
    private let fields: [(key: String, path: JSONPath)]
    private let constants: [(key: String, value: SourceOption)]

    init(_ options: SourceOptions) {
        rows = options.text("rows").map { JSONPath($0) }
        fields = Self.leaves(options["fields"], "").compactMap { key, value in
            value.text.map { (key, JSONPath($0)) }
        }
        constants = options.pairs("constants").map { ($0.key, $0.value) }
    }

    /// Which keys of a mapping no row of its model has, and a form that no article has.
    static func faults(in options: SourceOptions, of model: DataModel) -> [OptionFault] {
        let known = model.keys
        let faults = ["fields", "constants"].flatMap { option in
            options.pairs(option).compactMap { pair -> OptionFault? in
                let key = pair.key.prefix { $0 != "." }
                if known.contains(String(key)) { return nil }
                let never = model == .person ? PersonRow.never[String(key)] : nil
                return OptionFault(
                    option,
                    key: pair.key,
                    "a row of the model '\(model.rawValue)' has no key '\(key)'",
                    hint: never ?? NearestName.of(String(key), in: known)
                        .map { "did you mean '\($0)'?" }
                        ?? "its keys: \(known.joined(separator: ", "))"
                )
            }
        }
        let forms = ArticleRow.forms.map(\.rawValue)
        guard model == .article, let form = options["constants"]?["form"]?.text,
            !forms.contains(form)
        else { return faults }
        return faults + [
            OptionFault(
                "constants",
                key: "form",
                "'constants.form' cannot be '\(form)'",
                hint: NearestName.of(form, in: forms).map { "did you mean '\($0)'?" }
                    ?? "one of: \(forms.joined(separator: ", "))"
            )
        ]
    }

    /// Keys and values of a mapping whose values may be mappings: `home: {name: …}` is `home.name`.
    private static func leaves(_ option: SourceOption?, _ prefix: String) -> [(
        String, SourceOption
    )] {
        guard case .mapping(let pairs)? = option else { return [] }
        return pairs.flatMap { pair -> [(String, SourceOption)] in
            if case .mapping = pair.value { return leaves(pair.value, "\(prefix)\(pair.key).") }
            return [(prefix + pair.key, pair.value)]
        }
    }

    /// The list of rows in an answer.
    func list(in tree: JSONValue) throws(SourceError) -> [JSONValue] {
        guard let value = rows.map({ $0.value(in: tree) }) ?? tree else {
            let path = rows?.text ?? ""
            throw SourceError(
                "nothing stands at 'rows: \(path)' in the answer",
                hint: rows?.hint(in: tree)
            )
        }
        if case .list(let list) = value { return list }
        throw SourceError(
            rows.map { "what stands at 'rows: \($0.text)' is no list" }
                ?? "the answer is no list",
            hint: value.keys.isEmpty
                ? nil : "add 'rows: …'; there are: \(value.keys.prefix(20).joined(separator: ", "))"
        )
    }

    /// The rows of the model, and what the mapping named in vain.
    func rows(
        _ list: [JSONValue],
        of model: DataModel,
        log: RowLog,
        language: Language?
    ) throws(SourceError) -> [DataRow] {
        for (key, path) in fields where !list.isEmpty {
            guard list.allSatisfy({ path.value(in: $0) == nil }) else { continue }
            let message = "'\(key): \(path.text)' matches nothing in any of \(list.count) rows"
            let hint = list.first.flatMap { path.hint(in: $0) }
            if model.required.contains(key) { throw SourceError(message, hint: hint) }
            log.add(message, line: nil, hint: hint)
        }
        return list.enumerated().compactMap { index, tree in
            DataRow(row(tree), number: index + 1, log: log, language: language)
        }
    }

    private func row(_ tree: JSONValue) -> DataValue {
        var row = FieldTree()
        for (key, value) in constants { row.set(key, DataValue(option: value)) }
        for (key, path) in fields {
            if let value = path.value(in: tree) { row.set(key, DataValue(json: value, line: nil)) }
        }
        return row.value(line: nil, keyLine: nil)
    }
}

extension DataValue {
    init(option: SourceOption) {
        switch option {
        case .text(let text): self.init(.text(text))
        case .list(let values): self.init(.list(values.map { DataValue(option: $0) }))
        case .mapping(let pairs):
            self.init(
                .fields(
                    pairs.map { Field(key: $0.key, value: DataValue(option: $0.value), line: nil) }
                )
            )
        }
    }
}
