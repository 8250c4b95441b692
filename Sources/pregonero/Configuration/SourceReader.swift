import Domain
import SourceKinds

/// Reads one entry of a list of sources.
struct SourceReader {
    let node: ConfigurationNode
    let context: SettingContext

    func read() -> Source? {
        var source = Source(id: "", kind: "", address: nil)
        let all = Dictionary(node.mapping().map { ($0.key, $0.value) }) { first, _ in first }
        read(Settings.sourceKind, all, into: &source)
        let kind = SourceKindTable.kind(source.kind)
        let values = kind.map { node.mapping(known: Self.keys(of: $0)) } ?? all
        read(Settings.sourceID, values, into: &source)
        guard let kind, !source.id.text.isEmpty else { return nil }
        source.options = SourceOptionsReader(kind: kind, secrets: context.secrets)
            .read(values, of: node)
        source.terms = kind.terms(for: source.options)
        readVariables(of: kind, values, into: &source)
        Settings.source.read(values, of: node, into: &source, context(of: source, kind))
        checkAccess(to: kind, values)
        return source
    }

    /// All keys that a source of a kind may have.
    private static func keys(of kind: any SourceKind) -> [String] {
        Settings.source.names + kind.optionKeys.map(\.name)
    }

    private func read(
        _ setting: Setting<Source>,
        _ values: [String: ConfigurationNode],
        into source: inout Source
    ) {
        let place = SettingPlace(value: values[setting.name], block: node, context: context)
        setting.read(place, &source)
    }

    private func context(of source: Source, _ kind: any SourceKind) -> SettingContext {
        var context = context
        context.access = kind.access
        context.terms = source.terms
        return context
    }

    /// What the environment fills in is never shown or stored, and without it the source is not asked.
    private func readVariables(
        of kind: any SourceKind,
        _ values: [String: ConfigurationNode],
        into source: inout Source
    ) {
        let fillable = Settings.source.descriptions.filter { $0.secrecy != .open }.map(\.name)
        let nodes = (fillable + kind.optionKeys.map(\.name)).map { values[$0] }
        source.secrets = context.secrets.values(in: nodes)
        source.missingVariables = context.secrets.missing(in: nodes)
        source.variables = context.secrets.variables(in: nodes)
    }

    /// An API that opens to nobody without a key; a file or a server of one's own may need none.
    private func checkAccess(
        to kind: any SourceKind,
        _ values: [String: ConfigurationNode]
    ) {
        guard values["url"] == nil else { return }
        switch kind.access {
        case .key(let variable) where values["key"] == nil:
            node.error(
                "the source needs a key",
                hint: "add 'key: \"${env:\(variable)}\"' and set \(variable) in the environment"
            )
        case .logIn(let user, let password) where values["credentials"] == nil:
            node.error(
                "the source needs a log-in",
                hint: "add 'credentials: {user: \"${env:\(user)}\", "
                    + "password: \"${env:\(password)}\"}'"
            )
        default: break
        }
    }
}
