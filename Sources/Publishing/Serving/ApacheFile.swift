/// What an Apache server needs to publish a site, as a file in it (`.htaccess`).
struct ApacheFile {
    let table: ServingTable

    init(_ table: ServingTable) {
        self.table = table
    }

    var bytes: [UInt8] {
        var lines = [
            "# Made by pregonero.",
            "DirectoryIndex index.html",
            "ErrorDocument 404 \(table.link("/404.html"))",
            "AddDefaultCharset utf-8",
            "<FilesMatch \"^(_headers|_redirects|\\.ht)\">",
            "    Require all denied",
            "</FilesMatch>",
            "<IfModule mod_headers.c>",
        ]
        lines += table.headers.map { "    Header always set \($0.name) \"\($0.value)\"" }
        // The most general first: what comes later replaces it.
        for rule in table.rules.reversed() {
            lines.append("    <If \"%{REQUEST_URI} =~ m#\(expression(rule.pattern))#\">")
            lines.append("        Header set Cache-Control \"\(rule.cache)\"")
            if let type = rule.type { lines.append("        ForceType \"\(type)\"") }
            lines.append("    </If>")
            guard !rule.headers.isEmpty else { continue }
            // Pages, unlike files, end in a slash.
            lines.append("    <If \"%{REQUEST_URI} =~ m#/$#\">")
            lines += rule.headers.map { "        Header set \($0.name) \"\($0.value)\"" }
            lines.append("    </If>")
        }
        lines.append("</IfModule>")
        lines += table.redirects.map {
            "RedirectMatch 301 \"^\(Self.escaped(table.link($0.from)))$\" \"\(table.link($0.to))\""
        }
        lines += table.gone.map { "RedirectMatch 410 \"^\(Self.escaped(table.link($0)))$\"" }
        lines += protectionLines
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// Apache takes passwords from a file only, and none may lie here: closed, unless the server's own
    /// configuration says where that file is.
    private var protectionLines: [String] {
        guard let protection = table.protection else { return [] }
        return protection.paths.flatMap { path in
            [
                "<If \"%{REQUEST_URI} =~ m#^\(Self.escaped(table.link(path)))#\">",
                "    <IfDefine PREGONERO_PASSWORDS>",
                "        AuthType Basic",
                "        AuthName \"Portal\"",
                "        AuthUserFile ${PREGONERO_PASSWORDS}",
                "        Require valid-user",
                "    </IfDefine>",
                "    <IfDefine !PREGONERO_PASSWORDS>",
                "        Require all denied",
                "    </IfDefine>",
                "</If>",
            ]
        }
    }

    private func expression(_ pattern: ServingRule.Pattern) -> String {
        switch pattern {
        case .exact(let path): "^\(Self.escaped(table.link(path)))$"
        case .folder(let folder): "^\(Self.escaped(table.link(folder)))"
        case .named(let name): "/\(Self.escaped(name))$"
        case .ending(let ending): "\\.\(Self.escaped(ending))$"
        case .any: "."
        }
    }

    private static func escaped(_ text: String) -> String {
        text.map { ".+*?()[]{}^$|\\#".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
