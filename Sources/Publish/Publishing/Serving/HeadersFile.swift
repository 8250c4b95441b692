/// The headers of a site as Netlify, Cloudflare Pages and their like read them (`_headers`).
struct HeadersFile {
    let table: ServingTable

    init(_ table: ServingTable) {
        self.table = table
    }

    /// Where two patterns fit one path their headers are added up, so that no header may stand in two of them. What
    /// only answers over https may say has no place here, where nothing can be said under a condition.
    var bytes: [UInt8] {
        var text = "# Made by pregonero.\n"
        text += block("/*", table.headers)
        for (pattern, rule) in disjoint {
            var headers = [ServingRule.Header("Cache-Control", rule.cache)]
            if let type = rule.type { headers.append(.init("Content-Type", type)) }
            text += block(pattern, headers + rule.headers)
        }
        return Array(text.utf8)
    }

    private func block(_ pattern: String, _ headers: [ServingRule.Header]) -> String {
        let lines = headers.map { "  \($0.name): \($0.value)\n" }
        return "\(table.prefix)\(pattern)\n\(lines.joined())"
    }

    /// The rules with patterns that never meet: general endings are left to the host.
    private var disjoint: [(String, ServingRule)] {
        table.rules.flatMap { rule -> [(String, ServingRule)] in
            switch rule.pattern {
            case .exact(let path) where path.hasPrefix("/_s/"): []
            case .exact(let path): [(path, rule)]
            case .folder(let folder) where folder == "/_s/": [("\(folder)*.bin", rule)]
            case .folder(let folder): [("\(folder)*", rule)]
            case .named(let name): [("/\(name)", rule), ("/*/\(name)", rule)]
            case .ending(let ending)
            where ["opml", "geojson", "ics", "webmanifest"].contains(ending):
                [("/*.\(ending)", rule)]
            case .ending: []
            case .any: [("/", rule), ("/*/", rule)]
            }
        }
    }
}
