import Basics
import Domain
import Foundation
import Importing
import WebURL

/// Rules for servers: old addresses with a query, which no file can answer, and those whose names no page can have.
struct ServerRules {
    /// The name of the value in the query, the value, and where it leads.
    private let queries: [(key: String, value: String, to: String)]
    private let paths: [(from: String, to: String)]
    /// How many of these are addresses of feeds.
    private let feedCount: Int
    /// Where the old site was asked for them: `/`, or its folder.
    private let root: String
    /// How the addresses of pictures in other sizes are written there; what is not in brackets goes.
    private let sizes: [String]
    /// The same for Netlify, where its rules can say it.
    private let spelledSizes: [String]

    init(_ site: ImportedSite, _ plan: ImportPlan, _ lists: ListAddresses) {
        queries = site.queries.compactMap { query, address in
            let parts = query.split(separator: "=", maxSplits: 1).map(String.init)
            // What reaches the settings of a server is a number, or as plain as one.
            guard parts.count == 2, parts.allSatisfy(SitePath.isPlain),
                let target = plan.answer(to: address)
            else { return nil }
            return (parts[0], parts[1], target)
        }
        let feeds =
            site.feeds.map { (from: plan.below($0), to: lists.feed) }.filter { $0.from != $0.to }
            + plan.feeds
        paths = (plan.rules + feeds).filter { !$0.from.hasControls }
        feedCount = feeds.count { !$0.from.hasControls }
        root = plan.below("\(site.prefix)/")
        sizes = Self.sizes[site.program] ?? []
        let images = "/content/images/"
        spelledSizes =
            site.program == "Ghost"
            ? [
                "\(images)size/:size/format/:format/* \(images):splat 301\n",
                "\(images)size/:size/* \(images):splat 301\n",
            ] : []
    }

    private static let sizes = [
        "WordPress": [
            "/((?:.+/)?wp-content/uploads/.+)-[0-9]{1,5}x[0-9]{1,5}(\\.(?:jpe?g|png|gif|webp))"
        ],
        "Ghost": [
            "/((?:.+/)?content/images/)size/w[0-9]+(?:h[0-9]+)?/(?:format/[a-z]+/)?(.+)"
        ],
    ]

    /// What the report says of them.
    func words(_ folder: String) -> [String] {
        guard !files.isEmpty else { return [] }
        return [
            "\(kinds.joined(separator: ", ")): a file cannot answer them. "
                + "The rules for the server lie in `\(folder)/`: `nginx-maps.conf` (within `http`) and "
                + "`nginx-redirects.conf` (within `server`), `Caddyfile`, `apache.conf` (within `VirtualHost`), `_redirects` for Netlify."
        ]
    }

    /// How many old addresses they answer, pictures in other sizes aside.
    var count: Int { queries.count + pathCount + feedCount }

    /// An address with and without a slash at its end is one.
    private var pathCount: Int {
        let others = paths.dropLast(feedCount).map(\.from)
        return Set(others.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }).count
    }

    private var kinds: [String] {
        [
            (queries.count, "with a query, such as `/?p=12`"), (feedCount, "of feeds"),
            (pathCount, "that no file can have"),
        ]
        .filter { $0.0 > 0 }.map { "\($0.0) address\($0.0 == 1 ? "" : "es") \($0.1)" }
            + (sizes.isEmpty ? [] : ["addresses of pictures in other sizes"])
    }

    var files: [(String, String)] {
        guard !queries.isEmpty || !paths.isEmpty || !sizes.isEmpty else { return [] }
        return [
            ("nginx-maps.conf", nginxMaps), ("nginx-redirects.conf", nginxRedirects),
            ("Caddyfile", caddy),
            ("apache.conf", apache), ("_redirects", netlify),
        ]
    }

    private var keys: [String] { Set(queries.map(\.key)).sorted() }

    private func values(_ key: String) -> [(value: String, to: String)] {
        queries.filter { $0.key == key }.map { ($0.value, $0.to) }
    }

    private var nginxMaps: String {
        keys.map { key in
            let lines = values(key).map { "    \(Self.quoted($0.value)) \(Self.target($0.to));\n" }
                .joined()
            return "map $arg_\(key) $import_\(key) {\n    default \"\";\n\(lines)}\n"
        }
        .joined()
    }

    private var nginxRedirects: String {
        keys.map { "if ($import_\($0)) {\n    return 301 $import_\($0);\n}\n" }.joined()
            + paths.map {
                "location = \(Self.quoted($0.from)) {\n    return 301 \(Self.target($0.to));\n}\n"
            }.joined()
            + sizes.map { "rewrite \"^\($0)$\" \"/$1$2\" permanent;\n" }.joined()
    }

    private var caddy: String {
        keys.map { key in
            let lines = values(key).map { "\t\(Self.quoted($0.value)) \(Self.target($0.to))\n" }
                .joined()
            return "map {query.\(key)} {import_\(key)} {\n\(lines)\tdefault \"\"\n}\n"
                + "@import_\(key) `{import_\(key)} != \"\"`\nredir @import_\(key) {import_\(key)} 301\n"
        }
        .joined()
            + paths.map { "redir \(Self.quoted($0.from)) \(Self.target($0.to)) 301\n" }.joined()
            + sizes.enumerated().map { number, size in
                let name = "import_size_\(number)"
                return "@\(name) path_regexp \(name) `^\(size)$`\n"
                    + "redir @\(name) /{re.\(name).1}{re.\(name).2} 301\n"
            }.joined()
    }

    private var apache: String {
        let path = root.dropFirst().dropLast()
        let folder = path.isEmpty ? "" : "\(Self.expression(String(path)))/?"
        let asked = queries.map { query in
            "RewriteCond %{QUERY_STRING} (?:^|&)\(query.key)=\(Self.expression(query.value))(?:&|$)\n"
                + "RewriteRule ^/?\(folder)(?:index\\.php)?$ \"\(query.to)?\" [R=301,L]\n"
        }
        let named = paths.map {
            "RewriteRule \"^/?\(Self.expression(String($0.from.dropFirst())))$\" \"\($0.to)?\" [R=301,L]\n"
        }
        let sized = sizes.map { size in
            "RewriteRule \"^/?\(size.dropFirst())$\" \"/$1$2\" [R=301,L]\n"
        }
        return "RewriteEngine On\n" + asked.joined() + named.joined() + sized.joined()
    }

    private var netlify: String {
        // At the root there is a page, which comes before a rule without the sign.
        queries.map { "\(root) \($0.key)=\($0.value) \(Self.spelled($0.to)) 301!\n" }.joined()
            + paths.map { "\(Self.spelled($0.from)) \(Self.spelled($0.to)) 301\n" }.joined()
            + spelledSizes.joined()
    }

    private static func quoted(_ text: String) -> String {
        text.spelled { $0 == UInt8(ascii: "$") ? "" : nil }.doubleQuoted
    }

    /// Where readers are sent, as an answer may say it.
    private static func target(_ path: String) -> String { "\"\(spelled(path))\"" }

    private static func spelled(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    /// In a rule of Apache's nothing keeps a quote from ending the expression, so that its number stands for it.
    private static func expression(_ text: String) -> String {
        text.backslashed("\\^$.|?*+()[]{}").spelled { $0 == UInt8(ascii: "\"") ? "\\x22" : nil }
    }
}
