import Basics

/// What a Caddy server needs to publish a site: a snippet that takes the folder with the site.
struct CaddyFile {
    let table: ServingTable

    init(_ table: ServingTable) {
        self.table = table
    }

    var bytes: [UInt8] {
        var inner: [String] = []
        if !table.prefix.isEmpty { inner.append("uri strip_prefix \(table.prefix.doubleQuoted)") }
        inner += headerLines() + protectionLines + moveLines + packingLines
        // The most general first: what comes later replaces it.
        for (number, rule) in table.rules.enumerated().reversed() {
            inner += lines(of: rule, number: number)
        }
        if let protection = table.protection {
            for (number, path) in protection.paths.enumerated() {
                inner.append("@closed\(number) path \(Self.wild(path).doubleQuoted)")
                inner.append("header @closed\(number) Cache-Control \"\(ServingTable.uncached)\"")
            }
        }
        let hidden = ServingTable.hidden + [Self.wild(ServingTable.hiddenFolder)]
        inner.append("@hidden path \(Self.words(hidden))")
        inner.append("error @hidden 404")
        if !table.gone.isEmpty {
            inner.append("@gone path \(Self.words(table.gone))")
            inner += block("handle @gone", ["file_server {", "    status 410", "}"])
        }
        inner += block("file_server", ["precompressed br gzip"])
        let isRoot = table.prefix.isEmpty
        let route = isRoot ? "route" : "route \(table.place("/*").doubleQuoted)"
        var lines = ["root * {args.0}"]
        if !isRoot {
            lines.append(
                "redir \(table.place("").doubleQuoted) \(table.link("/").doubleQuoted) 301"
            )
        }
        lines += block(route, inner) + errors
        let head = [
            "# Made by pregonero. In the Caddyfile of the server:",
            "#     import /path/of/.pregonero/server/Caddyfile",
            "#     example.org {",
            "#         import pregonero /path/of/public",
            "#     }",
        ]
        return Array((head + block("(pregonero)", lines)).map { $0 + "\n" }.joined().utf8)
    }

    /// What every answer carries, and what only those that go over https do.
    ///
    /// - Parameter more: what is said beside.
    /// - Returns: the lines of both.
    private func headerLines(_ more: [ServingRule.Header] = []) -> [String] {
        let lines = block("header", (table.headers + more).map(Self.line))
        guard let upgrade = table.upgrade, let policy = table.headers.first(where: \.isPolicy)
        else {
            return lines
        }
        let whole = ServingRule.Header(policy.name, policy.value + upgrade)
        return lines + ["@secure protocol https", "header @secure \(Self.line(whole))"]
    }

    /// A table of former addresses: a matcher for paths would take capital letters for small ones, and an address
    /// that has moved to its own small letters would lead to itself.
    private var moveLines: [String] {
        guard !table.redirects.isEmpty else { return [] }
        let rows = table.redirects.map {
            "\($0.from.doubleQuoted) \(table.link($0.to).doubleQuoted)"
        }
        return block("map {http.request.uri.path} {pregonero_moved}", rows + ["default \"\""])
            + ["@moved not vars {pregonero_moved} \"\"", "redir @moved {pregonero_moved} 301"]
    }

    private var protectionLines: [String] {
        guard let protection = table.protection else { return [] }
        return protection.paths.flatMap { path in
            block(
                "basicauth \(Self.wild(path).doubleQuoted)",
                ["\(protection.user.doubleQuoted) \(protection.hash.doubleQuoted)"]
            )
        }
    }

    /// A piece of a file is sent as it is: packed, it would be none of the file that the answer tells it is of.
    private var packingLines: [String] {
        let others = PackedTypes.others.filter { !$0.hasPrefix("text/") }
        let match = block("match", (["text/"] + others).map { "header Content-Type \($0)*" })
        return ["@whole not header Range *"] + block("encode @whole", ["gzip"] + match)
    }

    private func lines(of rule: ServingRule, number: Int) -> [String] {
        var headers = [ServingRule.Header("Cache-Control", rule.cache)]
        if let type = rule.type { headers.append(.init("Content-Type", type)) }
        let set = headers.map(Self.line)
        let only = rule.headers.map(Self.line)
        switch rule.pattern {
        case .any:
            // Pages, unlike files, end in a slash.
            return block("header", set) + ["@pages path */"] + block("header @pages", only)
        case .exact(let path): return block("header \(path.doubleQuoted)", set)
        case .folder(let folder): return block("header \("\(folder)*".doubleQuoted)", set)
        case .named(let name):
            return ["@rule\(number) path \("*/\(name)".doubleQuoted)"]
                + block("header @rule\(number)", set)
        case .ending(let ending):
            return ["@rule\(number) path \("*.\(ending)".doubleQuoted)"]
                + block("header @rule\(number)", set)
        }
    }

    private var errors: [String] {
        block(
            "handle_errors",
            ["root * {args.0}", "@missing expression {http.error.status_code} == 404"]
                // In a `handle`, what has a condition would come first, and what has none would replace it.
                + block(
                    "route @missing",
                    headerLines(missing) + ["rewrite * /404.html", "file_server"]
                )
        )
    }

    /// What the file that is missing would have been does not matter.
    private var missing: [ServingRule.Header] {
        [.init("Content-Type", "text/html; charset=utf-8"), .init("Cache-Control", "no-cache")]
    }

    private static func words(_ texts: [String]) -> String {
        texts.map(\.doubleQuoted).joined(separator: " ")
    }

    /// A path and all below it.
    private static func wild(_ path: String) -> String { path + "*" }

    private func block(_ head: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["\(head) {"] + lines.map { "\t\($0)" } + ["}"]
    }

    private static func line(_ header: ServingRule.Header) -> String {
        "\(header.name) \(header.value.doubleQuoted)"
    }
}
