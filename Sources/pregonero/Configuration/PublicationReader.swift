import Domain
import Publishing
import WebURL

/// Reads how the site meets crawlers, other sites and servers.
struct PublicationReader {
    /// The values of the `site` block.
    let values: [String: ConfigurationNode]
    let secrets: SecretReader

    /// The keys of the block that are read here.
    static let keys = ["contact", "aiCrawlers", "profiles", "hsts", "slots", "protect"]

    func read() -> SitePublication {
        SitePublication(
            contact: values["contact"]?.text(),
            aiCrawlers: values["aiCrawlers"]?.choice(SitePublication.AICrawlers.self) ?? .auto,
            profiles: values["profiles"].map(profiles) ?? [],
            strictTransport: values["hsts"]?.duration(),
            allowedHosts: values["slots"].map(hosts) ?? [],
            protection: values["protect"].flatMap(protection)
        )
    }

    private func profiles(_ value: ConfigurationNode) -> [String] {
        (value.isList ? value.list() : [value]).compactMap { node in
            guard let text = node.text() else { return nil }
            if WebURL(text)?.isHTTP == true { return text }
            node.error(
                "'\(text)' is no address of the web",
                hint: "write the whole address, as https://social.example/@portal"
            )
            return nil
        }
    }

    /// Names of hosts, perhaps with a port, from which the site's own slots may load.
    private func hosts(_ value: ConfigurationNode) -> [String] {
        guard let list = value.mapping(known: ["allow"])["allow"] else { return [] }
        return (list.isList ? list.list() : [list]).compactMap { node in
            guard let text = node.text() else { return nil }
            if let url = WebURL("https://\(text)/"), url.origin == "https://\(text)" { return text }
            node.error("'\(text)' is no name of a host", hint: "write it as counter.example.org")
            return nil
        }
    }

    private func protection(_ value: ConfigurationNode) -> SiteProtection? {
        let known = value.mapping(known: ["paths", "user", "password"])
        let paths = known["paths"].map(paths) ?? []
        if paths.isEmpty {
            value.error("'\(value.name)' names no paths", hint: "add 'paths: [/x/]'")
        }
        let secrets = (
            user: secret("user", known, value), password: secret("password", known, value)
        )
        guard let user = secrets.user, let password = secrets.password else { return nil }
        if !user.allSatisfy({ SitePath.isPlain(String($0)) || "@+".contains($0) }) {
            known["user"]?.error(
                "the user's name has signs that not every server takes",
                hint: "letters, digits, '-', '.', '_', '~', '@' and '+'"
            )
        }
        if !PasswordHash.takesPlainPasswords, !PasswordHash.isHash(password) {
            known["password"]?.error(
                "this system cannot hash passwords as servers keep them",
                hint: "give the hash itself, as htpasswd -nB prints it after the colon"
            )
        }
        return SiteProtection(paths: paths, user: user, password: password)
    }

    private func paths(_ value: ConfigurationNode) -> [String] {
        (value.isList ? value.list() : [value]).compactMap { node in
            guard let text = node.text() else { return nil }
            if text.hasPrefix("/"), text.allSatisfy(\.isASCII), SitePath.isPlain(text) {
                return text
            }
            node.error("'\(text)' is no path of the site", hint: "write it as /redaccion/")
            return nil
        }
    }

    /// What stands in the environment: without it the pages would be open.
    private func secret(
        _ name: String,
        _ known: [String: ConfigurationNode],
        _ whole: ConfigurationNode
    ) -> String? {
        guard let node = known[name] else {
            whole.error(
                "'\(whole.name)' has no \(name)",
                hint: "add '\(name): ${env:PORTAL_\(name.uppercased())}'"
            )
            return nil
        }
        let missing = secrets.missing(in: [node])
        for variable in missing {
            node.error(
                "the environment has no \(variable)",
                hint: "set it, so that nothing is published unprotected"
            )
        }
        guard missing.isEmpty, let text = secrets.text(of: node) else { return nil }
        if name == "password", secrets.variables(in: [node]).isEmpty {
            node.warning(
                "the password stands in the configuration",
                hint: "write ${env:NAME} and set NAME where the portal is built"
            )
        }
        return text
    }
}
