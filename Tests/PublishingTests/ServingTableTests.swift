import Domain
import Testing

@testable import Publishing

@Suite struct ServingTableTests {
    private func table(
        _ base: BaseURL = BaseURL(origin: "https://example.org", pathPrefix: ""),
        publication: SitePublication = SitePublication(),
        gone: [String] = []
    ) -> ServingTable {
        let settings = SiteSettings(
            title: "Bando",
            baseURL: base,
            languages: ["es"],
            sections: [],
            publication: publication
        )
        return ServingTable(
            settings: settings,
            contentPolicy: "default-src 'none'",
            stylesheet: "/_/base.1a2b3c4d.css",
            redirects: [Redirect(from: "/viejo/", to: "/n/nuevo/")],
            gone: gone
        )
    }

    private func value(_ name: String, of path: String, in table: ServingTable) -> String? {
        table.headers(for: path).first { $0.name == name }?.value
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test(arguments: [
        ("/_/base.1a2b3c4d.css", "public, max-age=31536000, immutable", nil),
        ("/_s/manifest.json", "no-cache", nil),
        ("/_s/t0.abcd.bin", "public, max-age=31536000, immutable", nil),
        ("/sw.js", "no-cache", nil),
        (
            "/secciones/ciencia/feed.xml", "public, max-age=300",
            "application/rss+xml; charset=utf-8"
        ),
        ("/feed.json", "public, max-age=300", "application/feed+json; charset=utf-8"),
        ("/sitemap.xml", "public, max-age=300", "application/xml; charset=utf-8"),
        ("/noticias/", "public, max-age=60, stale-while-revalidate=600", nil),
    ])
    func everyPathHasItsCaching(path: String, cache: String, type: String?) {
        let table = table()
        #expect(value("Cache-Control", of: path, in: table) == cache)
        #expect(value("Content-Type", of: path, in: table) == type)
        #expect(value("X-Content-Type-Options", of: path, in: table) == "nosniff")
    }

    /// A script that came as soon would run before the first paint.
    @Test func pagesAnnounceTheirStyle() {
        let table = table(BaseURL(origin: "https://example.org", pathPrefix: "/news"))
        let early = "</news/_/base.1a2b3c4d.css>; rel=preload; as=style"
        #expect(value("Link", of: "/noticias/", in: table) == early)
        #expect(value("Link", of: "/feed.xml", in: table) == nil)
        #expect(text(HeadersFile(table).bytes).contains("  Link: \(early)\n"))
        #expect(text(ApacheFile(table).bytes).contains("Header set Link \"\(early)\""))
    }

    @Test func strictTransportIsSaidOnlyWhenAsked() {
        #expect(value("Strict-Transport-Security", of: "/", in: table()) == nil)
        let strict = table(publication: SitePublication(strictTransport: 86_400))
        #expect(value("Strict-Transport-Security", of: "/", in: strict) == "max-age=86400")
    }

    @Test func whatOnlySafePagesHeedIsNotSaidOverPlainHTTP() {
        let plain = table(BaseURL(origin: "http://example.org", pathPrefix: ""))
        #expect(value("Cross-Origin-Opener-Policy", of: "/", in: table()) == "same-origin")
        #expect(value("Cross-Origin-Opener-Policy", of: "/", in: plain) == nil)
        #expect(value("Cross-Origin-Resource-Policy", of: "/", in: plain) == "cross-origin")
    }

    @Test func allServersLearnOfMovesAndOfWhatIsGone() throws {
        let base = BaseURL(origin: "https://example.org", pathPrefix: "/news")
        let table = table(base, gone: ["/n/x/"])
        let apache = text(ApacheFile(table).bytes)
        #expect(apache.contains("RedirectMatch 301 \"^/news/viejo/$\" \"/news/n/nuevo/\""))
        #expect(apache.contains("RedirectMatch 410 \"^/news/n/x/$\""))
        let nginx = text(NginxFile(table).bytes)
        #expect(nginx.contains("location = \"/news/viejo/\" {\n    return 301 \"/news/n/nuevo/\";"))
        #expect(nginx.contains("location = \"/news/n/x/\" {\n    error_page 410"))
        let caddy = text(CaddyFile(table).bytes)
        #expect(caddy.contains("\t\t\t\"/viejo/\" \"/news/n/nuevo/\"\n"))
        #expect(caddy.contains("@gone path \"/n/x/\""))
        let files = table.publishedFiles.map(\.path)
        #expect(files == ["/_headers", "/.htaccess", "/.nojekyll", "/_redirects"])
    }

    @Test func noServerShowsWhatAHostKeepsOfItself() {
        let table = table(BaseURL(origin: "https://example.org", pathPrefix: "/news"))
        #expect(text(ApacheFile(table).bytes).contains("RedirectMatch 404 \"^/news/_deploy/\"\n"))
        #expect(
            text(NginxFile(table).bytes)
                .contains("location ^~ \"/news/_deploy/\" {\n    return 404;\n}\n")
        )
        #expect(text(CaddyFile(table).bytes).contains("\"/.nojekyll\" \"/_deploy/*\"\n"))
        #expect(ServingTable.isHidden("/_deploy/manifest"))
        #expect(!ServingTable.isHidden("/_deployed/"))
    }

    @Test func whatHasNoCopyIsPackedOnItsWay() {
        let nginx = text(NginxFile(table()).bytes)
        // In locations alone: a server block around that says it too would make two of it.
        let lines = nginx.split(separator: "\n")
        #expect(lines.count { $0 == "    gzip on;" } == lines.count { $0.contains("gzip_types ") })
        #expect(!lines.contains { $0.hasPrefix("gzip on") })
        #expect(lines.contains("    gzip_types *;"))
        // Pages nginx packs by itself, and complains where it is told.
        #expect(!lines.contains { $0.contains("gzip_types") && $0.contains("text/html") })
        let caddy = text(CaddyFile(table()).bytes)
        #expect(caddy.contains("\t\t@whole not header Range *\n\t\tencode @whole {\n"))
        #expect(caddy.contains("\t\t\t\theader Content-Type application/feed+json*\n"))
        let apache = text(ApacheFile(table()).bytes)
        #expect(apache.contains("AddOutputFilterByType DEFLATE text/html text/css "))
        // A copy that is sent in the place of a file is packed already.
        #expect(apache.contains("RewriteRule \"\\.(gz|br)$\" - [END,E=no-gzip:1,E=no-brotli:1]\n"))
    }

    /// Of the classes that `AllowOverride` knows, hosts often leave out `Indexes` and `Options`.
    @Test func apacheIsToldNothingThatHostsForbid() {
        let apache = text(ApacheFile(table()).bytes)
        for line in apache.split(separator: "\n") {
            let word = String(line.drop { $0 == " " }.prefix { $0 != " " })
            #expect(!["DirectoryIndex", "Options", "IndexIgnore", "IndexOptions"].contains(word))
        }
        // A folder without a page is not listed either.
        let rule = """
                RewriteCond "%{REQUEST_FILENAME}index.php" !-f
                RewriteRule "(^|/)$" - [R=404,L]

            """
        #expect(apache.contains(rule))
    }

    /// Servers go by bytes: what stands upon a quote does not hide it.
    @Test func aValueEndsWhereItsQuotationDoes() {
        let value = "a\"\u{301}b \u{600}\"c \\\u{301}d %\u{301}e"
        let table = ServingTable(
            settings: SiteSettings(
                title: "Bando",
                baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
                languages: ["es"],
                sections: []
            ),
            contentPolicy: value,
            stylesheet: nil,
            redirects: [],
            gone: []
        )
        let quoted = "\"a\\\"\u{301}b \u{600}\\\"c \\\\\u{301}d %\u{301}e\""
        for bytes in [NginxFile(table).bytes, CaddyFile(table).bytes] {
            #expect(bytes.firstRange(of: Array(quoted.utf8)) != nil)
        }
        let apache = "\"a\\\"\u{301}b \u{600}\\\"c \\\\\u{301}d %%\u{301}e\""
        #expect(ApacheFile(table).bytes.firstRange(of: Array(apache.utf8)) != nil)
    }

    /// Over plain http it would keep a page from its own style.
    @Test func onlyAnswersOverHTTPSAskForIt() {
        let upgrade = "upgrade-insecure-requests"
        let table = table()
        #expect(value("Content-Security-Policy", of: "/", in: table)?.contains(upgrade) == false)
        #expect(!text(HeadersFile(table).bytes).contains(upgrade))
        let conditions = [
            (NginxFile(table).bytes, "if ($https) {"), (CaddyFile(table).bytes, "header @secure "),
            (ApacheFile(table).bytes, "expr=%{HTTPS} == 'on'"),
        ]
        for (bytes, condition) in conditions {
            let lines = text(bytes).split(separator: "\n").filter { $0.contains(upgrade) }
            #expect(!lines.isEmpty && lines.allSatisfy { $0.contains(condition) })
        }
        let plain = self.table(BaseURL(origin: "http://example.org", pathPrefix: ""))
        for bytes in [NginxFile(plain).bytes, CaddyFile(plain).bytes, ApacheFile(plain).bytes] {
            #expect(!text(bytes).contains(upgrade))
        }
    }

    /// Whatever the archive holds: a line of a server's settings is never made of it.
    @Test(arguments: [
        "/a\"; return 200 x; #/", "/a\n}\nroot /etc;\n/", "/$document_root/", "/{env.HOME}/",
        "/{$HOME}/",
        "/a;b/", "/%0Aroot/", "/a b/", "/a'b/", "/a\\/", "/a#b/", "/\u{202E}/", "/<x>/",
        "/a\u{0}b/",
    ])
    func hostilePathsReachNoServer(path: String) throws {
        let settings = SiteSettings(
            title: "Bando",
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
            languages: ["es"],
            sections: []
        )
        func files(_ redirects: [Redirect], _ gone: [String]) throws -> [[UInt8]] {
            let table = ServingTable(
                settings: settings,
                contentPolicy: "default-src 'none'",
                stylesheet: nil,
                redirects: redirects,
                gone: gone
            )
            return table.publishedFiles.map(\.bytes) + (try table.privateFiles().map(\.bytes))
        }
        let plain = [Redirect(from: "/viejo/", to: "/nuevo/")]
        let hostile = [Redirect(from: path, to: "/x/"), Redirect(from: "/x/", to: path)]
        #expect(try files(plain + hostile, ["/y/", path]) == files(plain, ["/y/"]))
    }

    @Test func lettersOfAnyScriptAreWrittenAsServersCompareAndAsAddressesSpellThem() {
        let settings = SiteSettings(
            title: "Bando",
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: "/peri%C3%B3dico"),
            languages: ["es"],
            sections: []
        )
        let table = ServingTable(
            settings: settings,
            contentPolicy: "default-src 'none'",
            stylesheet: nil,
            redirects: [Redirect(from: "/año/", to: "/ñu/")],
            gone: []
        )
        let nginx = text(NginxFile(table).bytes)
        #expect(nginx.contains("location = \"/periódico/año/\" {"))
        #expect(nginx.contains("return 301 \"/peri%C3%B3dico/%C3%B1u/\";"))
        let hosted = table.publishedFiles.first { $0.path == "/_redirects" }.map { text($0.bytes) }
        #expect(hosted == "/peri%C3%B3dico/a%C3%B1o/ /peri%C3%B3dico/%C3%B1u/ 301\n")
    }

    /// nginx takes no word of more than 4 096 bytes.
    @Test func aLongPolicyIsWrittenInParts() {
        let hosts = (0..<400).map { "https://host-\($0).example" }.joined(separator: " ")
        let table = ServingTable(
            settings: SiteSettings(
                title: "Bando",
                baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
                languages: ["es"],
                sections: []
            ),
            contentPolicy: "media-src \(hosts)",
            stylesheet: nil,
            redirects: [],
            gone: []
        )
        let lines = text(NginxFile(table).bytes).split(separator: "\n")
        #expect(lines.allSatisfy { $0.utf8.count < 2_500 })
        let whole = lines.filter { $0.hasPrefix("set $pregonero_policy ") }.map { line in
            String(line.dropFirst("set $pregonero_policy \"".count).dropLast(2))
                .replacing("$pregonero_policy", with: "")
        }.joined()
        #expect(whole == "media-src \(hosts)")
    }

    @Test(.enabled(if: PasswordHash.takesPlainPasswords))
    func ofAPasswordOnlyTheHashIsSaidAndNothingOfItIsPublished() throws {
        let protection = SiteProtection(paths: ["/redaccion/"], user: "ana", password: "secreto")
        let table = table(publication: SitePublication(protection: protection))
        let own = try table.privateFiles()
        #expect(own.map(\.name).contains("passwords"))
        #expect(own.contains { text($0.bytes).contains("$2b$10$") })
        for file in own { #expect(!text(file.bytes).contains("secreto")) }
        for file in table.publishedFiles {
            #expect(!text(file.bytes).contains("$2b$"))
            #expect(!text(file.bytes).contains("secreto"))
        }
        #expect(value("Cache-Control", of: "/redaccion/turnos/", in: table) == "private, no-store")
    }

    @Test func aTableIsReadAsItWasWritten() throws {
        let table = table(gone: ["/n/x/"])
        let file = try #require(try table.privateFiles().first { $0.name == "serving.json" })
        let folder = "\(Scratch.folder)/\(UInt64.random(in: 0 ... .max))"
        try FileSystem.makeFolder(folder)
        try FileSystem.write(file.bytes, to: "\(folder)/serving.json")
        #expect(ServingTable.standing(in: folder) == table)
        #expect(ServingTable.standing(in: folder + "/nowhere") == nil)
    }
}
