import Basics
import Domain
import Foundation

/// A row of data, or a part of one, from which a model is read key by key.
///
/// What is wrong with a value is said with its line and costs that value; what nobody asked for is an unknown key.
final class DataRow {
    /// Counted from 1 among the rows of the answer.
    let number: Int
    let line: Int?
    let log: RowLog
    /// That of texts which name none; nil where nobody knows it.
    let language: Language?
    /// Before the keys in messages: `home.`.
    private let prefix: String
    private let fields: [String: DataValue.Field]
    private let order: [DataValue.Field]
    private var asked: Set<String> = []

    init(
        _ fields: [DataValue.Field],
        number: Int,
        line: Int?,
        log: RowLog,
        language: Language?,
        prefix: String = ""
    ) {
        self.language = language
        self.number = number
        self.line = line
        self.log = log
        self.prefix = prefix
        order = fields
        self.fields = Dictionary(fields.map { ($0.key, $0) }) { first, _ in first }
    }

    /// The value at a key; nil where there is none.
    func value(_ key: String) -> DataValue? {
        asked.insert(key)
        guard let value = fields[key]?.value, !value.isNothing else { return nil }
        return value
    }

    func name(_ key: String) -> String { prefix + key }

    func complain(_ key: String, _ value: DataValue, _ wanted: String, hint: String? = nil) {
        log.add(
            "'\(name(key))' must be \(wanted), not \(value.shown)",
            line: value.line,
            hint: hint
        )
    }

    /// A part of the row under a key.
    func part(_ key: String, _ value: DataValue, _ index: Int? = nil) -> DataRow? {
        guard let fields = value.fields else { return nil }
        return DataRow(
            fields,
            number: number,
            line: value.line,
            log: log,
            language: language,
            prefix: name(key) + (index.map { "[\($0)]" } ?? "") + "."
        )
    }

    /// Keys of a part that is left out are not looked at.
    func ignore() { asked.formUnion(order.map(\.key)) }

    /// The keys for which somebody has asked, in their order.
    var known: [String] { asked.sorted() }

    /// Says which keys nobody knows, with the nearest one that somebody does.
    func finish(never: [String: String] = [:]) {
        for field in order where !asked.contains(field.key) {
            if let reason = never[field.key] {
                log.add("'\(name(field.key))' is left out: \(reason)", line: field.line)
                continue
            }
            log.add(
                "unknown key '\(name(field.key))'",
                line: field.line,
                hint: NearestName.of(field.key, in: known).map { "did you mean '\($0)'?" }
                    ?? "known keys: \(known.joined(separator: ", "))"
            )
        }
    }
}
