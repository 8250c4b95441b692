import Basics
import SourceKinds

/// The keys that only sources of one kind have, with what each takes and is for.
struct KindKeys {
    private let kind: any SourceKind

    /// - Throws: `ExitReason` for a kind that there is not, with the nearest name.
    init(named name: String) throws(ExitReason) {
        guard let kind = SourceKindTable.kind(name) else {
            let names = SourceKindTable.names
            let hint =
                NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
                ?? "kinds: \(names.joined(separator: ", "))"
            throw .usage("config: there is no kind '\(name)'", hint: hint)
        }
        self.kind = kind
    }

    /// For people: each key with its type and default, and below it what it is for.
    var text: String {
        let rows = kind.optionKeys.map(Row.init)
        let keys = rows.map { row in
            let standard = row.isRequired ? "; required" : row.default.map { "; default: \($0)" }
            return "\(row.name): \(row.type)\(standard ?? "")\n    \(row.purpose)\n"
        }
        let own = keys.isEmpty ? "'\(kind.name)' has no keys of its own.\n" : keys.joined()
        return own + access + "Every source has these, too: "
            + "\(Settings.source.names.joined(separator: ", ")).\n"
            + "What they are for: \(Guide.page("configuration"))"
    }

    private var access: String {
        switch kind.access {
        case .none: ""
        case .publicKey: "It takes a 'key'.\n"
        case .key(let variable): "It needs a key: add 'key: \"${env:\(variable)}\"'.\n"
        case .logIn(let user, let password):
            "It needs a log-in: add 'credentials: {user: \"${env:\(user)}\", "
                + "password: \"${env:\(password)}\"}'.\n"
        }
    }

    /// For programs.
    func json() throws -> String { try PlainJSON.text(kind.optionKeys.map(Row.init)) }

    /// A key as it is printed.
    private struct Row: Encodable {
        let name: String
        let type: String
        let `default`: String?
        let isRequired: Bool
        let purpose: String

        init(_ key: OptionKey) {
            name = key.name
            type = key.type.words()
            `default` = key.standard
            isRequired = key.isRequired
            purpose = key.purpose
        }
    }
}
