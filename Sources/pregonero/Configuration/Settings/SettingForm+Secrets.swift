import Basics
import Domain
import Publishing
import SourceKinds
import WebURL

extension SettingForm where Value == String {
    /// A text in which `${env:NAME}` is filled in. Nothing of it is shown.
    ///
    /// - Parameters:
    ///   - secrecy: whether the key may say more.
    ///   - read: takes it, and says what is wrong.
    /// - Returns: the form.
    static func secret(
        _ secrecy: SettingSecrecy,
        _ read: @escaping @Sendable (ConfigurationNode, SettingContext) -> String?
    ) -> SettingForm {
        SettingForm(
            type: .text,
            secrecy: secrecy,
            read: read,
            shown: { _ in .text(ShownSource.mask) }
        )
    }

    static var fillableText: SettingForm {
        secret(.mayHoldSecret) { node, context in context.secrets.text(of: node) }
    }

    /// What opens a source: only from the environment, so that no key stands in a file.
    static var credential: SettingForm {
        secret(.secret) { node, context in context.secrets.credential(of: node) }
    }

    /// The same; the public key of an API may stand in the file.
    static var key: SettingForm {
        secret(.mayHoldSecret) { node, context in
            context.access == .publicKey
                ? context.secrets.text(of: node) : context.secrets.credential(of: node)
        }
    }

    static var proxy: SettingForm {
        secret(.mayHoldSecret) { node, context in
            let text = context.secrets.text(of: node)
            for variable in context.secrets.missing(in: [node]) {
                node.error(
                    "the environment has no \(variable)",
                    hint: "set it where the portal is built"
                )
            }
            if let text, WebURL(text)?.isHTTP != true {
                node.error(
                    "'\(node.raw ?? "")' is no proxy",
                    hint: "write its address, as http://proxy.example:3128"
                )
            }
            return text
        }
    }

    static var userName: SettingForm {
        secret(.secret) { node, context in
            guard let user = context.secrets.present(node) else { return nil }
            if !user.allSatisfy({ SitePath.isPlain(String($0)) || "@+".contains($0) }) {
                node.error(
                    "the user's name has signs that not every server takes",
                    hint: "letters, digits, '-', '.', '_', '~', '@' and '+'"
                )
            }
            return user
        }
    }

    static var password: SettingForm {
        secret(.secret) { node, context in
            guard let password = context.secrets.present(node) else { return nil }
            if context.secrets.variables(in: [node]).isEmpty {
                node.warning(
                    "the password stands in the configuration",
                    hint: "write \"${env:NAME}\" and set NAME where the portal is built"
                )
            }
            if !PasswordHash.takesPlainPasswords, !PasswordHash.isHash(password) {
                node.error(
                    "this system cannot hash passwords as servers keep them",
                    hint: "give the hash itself, as htpasswd -nB prints it after the colon"
                )
            }
            return password
        }
    }
}

extension SecretReader {
    /// A text that comes from the environment and not from the file.
    fileprivate func credential(of node: ConfigurationNode) -> String? {
        guard let text = node.expandableText() else { return nil }
        guard text.contains(Self.opening) else {
            let key = node.name.split(separator: ".").last ?? "key"
            node.error(
                "'\(node.name)' stands in the file itself",
                hint: "put it into the environment and write '\(key): \"${env:NAME}\"'"
            )
            return nil
        }
        return self.text(of: node)
    }

    /// A text that has to be there: without it the pages would be open.
    fileprivate func present(_ node: ConfigurationNode) -> String? {
        let missing = missing(in: [node])
        for variable in missing {
            node.error(
                "the environment has no \(variable)",
                hint: "set it, so that nothing is published unprotected"
            )
        }
        guard missing.isEmpty, let text = text(of: node) else { return nil }
        if text.nonBlank == nil {
            node.error(
                "'\(node.name)' has no value",
                hint: "write \"${env:NAME}\", so that nothing is published unprotected"
            )
        }
        return text.nonBlank
    }
}
