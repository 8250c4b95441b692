import Basics

/// What an Apache server needs to publish a site, as a file in it (`.htaccess`).
struct ApacheFile {
    let table: ServingTable

    init(_ table: ServingTable) {
        self.table = table
    }

    var bytes: [UInt8] {
        var lines = [
            "# Made by pregonero.",
            "ErrorDocument 404 \"\(table.link("/404.html"))\"",
            // The page of what was withdrawn stands where it stood.
            "ErrorDocument 410 \"/%{REQUEST_URI}index.html\"",
            "AddDefaultCharset utf-8",
        ]
        lines += headerLines
        lines += rewritingLines
        lines += packingLines
        lines += ServingTable.hidden.map {
            "RedirectMatch 404 \"^\(Self.escaped(table.place($0)))$\""
        }
        let records = Self.escaped(table.place(ServingTable.hiddenFolder))
        lines.append("RedirectMatch 404 \"^\(records)\"")
        lines += table.redirects.map {
            "RedirectMatch 301 \"^\(Self.escaped(table.place($0.from)))$\" \"\(table.place($0.to))\""
        }
        lines += table.gone.map { "RedirectMatch 410 \"^\(Self.escaped(table.place($0)))$\"" }
        lines += protectionLines
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private var headerLines: [String] {
        var lines = ["<IfModule mod_headers.c>"]
        lines += table.headers.map {
            "    Header always set \($0.name) \"\(Self.quoted($0.value))\""
        }
        if let upgrade = table.upgrade, let policy = table.headers.first(where: \.isPolicy) {
            let value = Self.quoted(policy.value + upgrade)
            lines.append(
                "    Header always set \(policy.name) \"\(value)\" \"expr=%{HTTPS} == 'on'\""
            )
        }
        // The most general first: what comes later replaces it.
        for rule in table.rules.reversed() {
            lines.append("    <If \"%{REQUEST_URI} =~ m#\(expression(rule.pattern))#\">")
            lines.append("        Header set Cache-Control \"\(rule.cache)\"")
            if let type = rule.type { lines.append("        ForceType \"\(type)\"") }
            lines.append("    </If>")
            guard !rule.headers.isEmpty else { continue }
            // Those of pages: a folder's is what stands for it.
            lines.append("    <If \"%{REQUEST_URI} =~ m#/(index\\.html\(Self.coding))?$#\">")
            lines += rule.headers.map {
                "        Header set \($0.name) \"\(Self.quoted($0.value))\""
            }
            lines.append("    </If>")
        }
        for path in table.protection?.paths ?? [] {
            lines.append("    <If \"%{REQUEST_URI} =~ m#^\(Self.escaped(table.place(path)))#\">")
            lines.append("        Header set Cache-Control \"\(ServingTable.uncached)\"")
            lines.append("    </If>")
        }
        return lines + ["</IfModule>"]
    }

    /// The ending of a compressed copy, or none.
    private static let coding = "(\\.gz|\\.br)?"

    /// What has moved or is gone is not looked for in files. A folder without a page is none: where the host lists what is in
    /// folders, only it may forbid that. What others run in a folder of their own stays.
    private var rewritingLines: [String] {
        var lines = [
            "<IfModule mod_rewrite.c>", "    RewriteEngine On",
            "    RewriteBase \(table.link("/"))",
        ]
        lines += (table.redirects.map(\.from) + table.gone).map {
            "    RewriteRule \"^\(Self.escaped(String($0.dropFirst())))$\" - [END]"
        }
        lines.append("    RewriteCond %{REQUEST_FILENAME} -d")
        lines += ["html", "htm", "php"].map {
            "    RewriteCond \"%{REQUEST_FILENAME}index.\($0)\" !-f"
        }
        lines.append("    RewriteRule \"(^|/)$\" - [R=404,L]")
        return lines + copyLines + ["</IfModule>"]
    }

    /// Sends the compressed copy of a file to who takes one. Asked for under its own name, as it is then, it is not packed once more.
    private var copyLines: [String] {
        var lines = [
            "<IfModule mod_headers.c>",
            "    RewriteRule \"\\.(gz|br)$\" - [END,E=no-gzip:1,E=no-brotli:1]",
            "    RewriteCond %{REQUEST_FILENAME} -d",
            "    RewriteRule \"(^|/)$\" - [E=PREGONERO_INDEX:index.html]",
        ]
        for (name, ending) in [("br", "br"), ("gzip", "gz")] {
            lines += [
                "    RewriteCond %{HTTP:Accept-Encoding} \"\\b\(name)\\b\"",
                "    RewriteCond \"%{REQUEST_FILENAME}%{ENV:PREGONERO_INDEX}.\(ending)\" -f",
                "    RewriteRule \"^(.*)$\" \"$1%{ENV:PREGONERO_INDEX}.\(ending)\" [L]",
            ]
        }
        lines.append("    Header merge Vary Accept-Encoding")
        for (ending, type) in Self.types {
            lines.append("    <FilesMatch \"\\.\(ending)\\.(gz|br)$\">")
            lines.append("        ForceType \"\(type)\"")
            lines.append("    </FilesMatch>")
        }
        for (name, ending) in [("br", "br"), ("gzip", "gz")] {
            lines.append("    <FilesMatch \"\\.[a-z]+\\.\(ending)$\">")
            lines.append("        Header set Content-Encoding \(name)")
            lines.append("    </FilesMatch>")
        }
        return lines + ["</IfModule>"]
    }

    /// Packs what has no such copy. What is asked for again carries the ending that Apache puts to its mark, by which nothing is found.
    private var packingLines: [String] {
        let types = ([PackedTypes.html] + PackedTypes.others).joined(separator: " ")
        return [
            "<IfModule mod_filter.c>", "<IfModule mod_deflate.c>",
            "    AddOutputFilterByType DEFLATE \(types)",
            "    <IfModule mod_headers.c>",
            "        RequestHeader edit If-None-Match \"-gzip\\\"\" \"\\\"\"",
            "    </IfModule>", "</IfModule>", "</IfModule>",
        ]
    }

    /// Of the files that get copies, those whose type no rule names.
    private static let types = [
        ("html", "text/html; charset=utf-8"), ("css", "text/css"), ("js", "text/javascript"),
        ("svg", "image/svg+xml"),
    ]

    /// Apache takes passwords from a file only, and none may lie here: closed, unless the server's own
    /// configuration says where that file is.
    private var protectionLines: [String] {
        guard let protection = table.protection else { return [] }
        return protection.paths.flatMap { path in
            [
                "<If \"%{REQUEST_URI} =~ m#^\(Self.escaped(table.place(path)))#\">",
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
        case .exact(let path): "^\(Self.escaped(table.place(path)))\(Self.coding)$"
        case .folder(let folder): "^\(Self.escaped(table.place(folder)))"
        case .named(let name): "/\(Self.escaped(name))\(Self.coding)$"
        case .ending(let ending): "\\.\(Self.escaped(ending))\(Self.coding)$"
        case .any: "."
        }
    }

    /// The value of a header, in which a per cent sign begins a word of Apache's own.
    private static func quoted(_ text: String) -> String {
        text.backslashed("\\\"").spelled { $0 == UInt8(ascii: "%") ? "%%" : nil }
    }

    /// In some of Apache's rules nothing keeps a quote from ending the expression, so that its number stands for it.
    private static func escaped(_ text: String) -> String {
        text.backslashed(".+*?()[]{}^$|\\#").spelled { $0 == UInt8(ascii: "\"") ? "\\x22" : nil }
    }
}
