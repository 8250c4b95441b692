import Domain
import SourceKinds

/// Reads what opens a source: only from the environment, so that no key stands in a file.
struct CredentialsReader {
    let access: AccessNeed
    let secrets: SecretReader

    func read(_ values: [String: ConfigurationNode], of node: ConfigurationNode)
        -> SourceCredentials
    {
        let logIn = values["credentials"]?.mapping(known: ["user", "password"]) ?? [:]
        checkNeed(values, node)
        return SourceCredentials(
            key: values["key"].flatMap { secret($0, allowsPlain: access == .publicKey) },
            user: logIn["user"].flatMap { secret($0) },
            password: logIn["password"].flatMap { secret($0) }
        )
    }

    private func secret(_ value: ConfigurationNode, allowsPlain: Bool = false) -> String? {
        guard let text = value.expandableText() else { return nil }
        guard allowsPlain || text.contains(SecretReader.opening) else {
            let key = value.name.split(separator: ".").last ?? "key"
            value.error(
                "'\(value.name)' stands in the file itself",
                hint: "put it into the environment and write '\(key): ${env:NAME}'"
            )
            return nil
        }
        return secrets.text(of: value)
    }

    /// An API that opens to nobody without a key; a file or a server of one's own may need none.
    private func checkNeed(_ values: [String: ConfigurationNode], _ node: ConfigurationNode) {
        guard values["url"] == nil else { return }
        switch access {
        case .key(let variable) where values["key"] == nil:
            node.error(
                "the source needs a key",
                hint: "add 'key: ${env:\(variable)}' and set \(variable) in the environment"
            )
        case .logIn(let user, let password) where values["credentials"] == nil:
            node.error(
                "the source needs a log-in",
                hint: "add 'credentials: {user: ${env:\(user)}, password: ${env:\(password)}}'"
            )
        default: break
        }
    }
}
