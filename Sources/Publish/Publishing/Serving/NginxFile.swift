import Basics

/// What an nginx server needs to publish a site, to be included in a `server` block.
struct NginxFile {
    let table: ServingTable

    init(_ table: ServingTable) {
        self.table = table
    }

    var bytes: [UInt8] {
        var lines = [
            "# Made by pregonero. In the server block:",
            "#     set $pregonero_public /path/of/public;",
            "#     set $pregonero_server /path/of/.pregonero/server;",
            "#     include /path/of/.pregonero/server/nginx.conf;",
            "# With the brotli module also: brotli_static on;",
            "index index.html;",
            "charset utf-8;",
            "charset_types text/css text/javascript application/javascript image/svg+xml;",
            "gzip_static on;",
            "gzip_vary on;",
            "absolute_redirect off;",
            "error_page 404 \(Self.quoted(table.place("/404.html")));",
        ]
        lines += policyLines
        lines += table.headers.map(Self.header)
        lines += authentication(for: "/")
        if table.prefix.isEmpty {
            lines.append("root $pregonero_public;")
        } else {
            let start = Self.quoted(table.link("/"))
            lines += location("= \(Self.quoted(table.place("")))", ["return 301 \(start);"])
        }
        for path in ServingTable.hidden {
            lines += location("= \(Self.quoted(table.place(path)))", ["return 404;"])
        }
        let records = table.place(ServingTable.hiddenFolder)
        lines += location("^~ \(Self.quoted(records))", ["return 404;"])
        for move in table.redirects {
            let target = Self.quoted(table.link(move.to))
            lines += location(
                "= \(Self.quoted(table.place(move.from)))",
                ["return 301 \(target);"]
            )
        }
        for path in table.gone {
            let page = Self.quoted(table.place(path + "index.html"))
            lines += location(
                "= \(Self.quoted(table.place(path)))",
                ["error_page 410 \(page);", "return 410;"]
            )
        }
        for path in table.protection?.paths ?? [] where path != "/" {
            lines += location(
                "^~ \(Self.quoted(table.place(path)))",
                alias(path) + authentication(for: path) + packing()
                    + caching(ServingTable.uncached)
            )
        }
        for rule in table.rules { lines += location(of: rule) }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// The policy stands once, in a variable: in answers over https it says more. nginx takes no word of more than 4 KB.
    private var policyLines: [String] {
        guard let policy = table.headers.first(where: \.isPolicy) else { return [] }
        let words = policy.value.split(separator: " ", omittingEmptySubsequences: false)
        var parts: [String] = [""]
        for word in words {
            if let last = parts.last, last.utf8.count + word.utf8.count > 2_000 { parts.append("") }
            parts[parts.count - 1] += (parts.count == 1 && parts[0].isEmpty ? "" : " ") + word
        }
        var lines = parts.enumerated().map { number, part in
            let start = number == 0 ? "" : "$\(Self.policy)"
            return "set $\(Self.policy) \"\(start)\(Self.plain(part))\";"
        }
        if let upgrade = table.upgrade {
            lines.append("if ($https) { set $\(Self.policy) \"$\(Self.policy)\(upgrade)\"; }")
        }
        return lines
    }

    private static let policy = "pregonero_policy"

    private func authentication(for path: String) -> [String] {
        guard let protection = table.protection, protection.paths.contains(path) else { return [] }
        return [
            "auth_basic \"Portal\";",
            "auth_basic_user_file $pregonero_server/\(ServingTable.passwordsName);",
        ]
    }

    private func location(of rule: ServingRule) -> [String] {
        // A location with headers of its own has none of those around it.
        let type = rule.type.map { ["types { }", "default_type \(Self.quoted($0));"] } ?? []
        let isOpen = table.protection?.paths.contains("/") != true
        let cache = isOpen ? rule.cache : ServingTable.uncached
        let lines =
            type + packing(hasType: rule.type != nil) + caching(cache)
            + rule.headers.map(Self.header)
        switch rule.pattern {
        case .exact(let path):
            return location("= \(Self.quoted(table.place(path)))", alias(path) + lines)
        case .folder(let folder):
            return location("^~ \(Self.quoted(table.place(folder)))", alias(folder) + lines)
        case .named(let name):
            return location(matching: "(?:.*/)?\(Self.escaped(name))", lines)
        case .ending(let ending):
            return location(matching: ".*\\.\(Self.escaped(ending))", lines)
        case .any: return location(Self.quoted(table.place("/")), alias("/") + lines)
        }
    }

    private func location(matching expression: String, _ lines: [String]) -> [String] {
        let start = Self.escaped(table.place("/"))
        let own = table.prefix.isEmpty ? [] : ["alias $pregonero_public/$1;"]
        return location("~ \"^\(start)(\(expression))$\"", own + lines)
    }

    /// In a location of ours it does not come twice where the `server` block around says it too. A type with its charset is no
    /// word that nginx compares: where a rule names one, all there is of it.
    private func packing(hasType: Bool = false) -> [String] {
        let types = hasType ? "*" : PackedTypes.others.joined(separator: " ")
        return ["gzip on;", "gzip_proxied any;", "gzip_types \(types);"]
    }

    private func caching(_ cache: String) -> [String] {
        table.headers.map(Self.header) + [Self.header(.init("Cache-Control", cache))]
    }

    /// Under a path of its own the site lies in another folder than addresses say.
    private func alias(_ path: String) -> [String] {
        table.prefix.isEmpty ? [] : ["alias $pregonero_public\(path);"]
    }

    private func location(_ match: String, _ lines: [String]) -> [String] {
        ["location \(match) {"] + lines.map { "    \($0)" } + ["}"]
    }

    private static func header(_ header: ServingRule.Header) -> String {
        let value = header.isPolicy ? "$\(policy)" : quoted(header.value)
        return "add_header \(header.name) \(value) always;"
    }

    private static func quoted(_ text: String) -> String { "\"\(plain(text))\"" }

    /// A dollar would be a variable; nginx has no way to write a plain one.
    private static func plain(_ text: String) -> String {
        text.spelled { $0 == UInt8(ascii: "$") ? "" : nil }.backslashed("\\\"")
    }

    private static func escaped(_ text: String) -> String {
        text.backslashed(".+*?()[]{}^$|\\\"")
    }
}
