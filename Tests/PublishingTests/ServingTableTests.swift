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

    @Test func strictTransportIsSaidOnlyWhenAsked() {
        #expect(value("Strict-Transport-Security", of: "/", in: table()) == nil)
        let strict = table(publication: SitePublication(strictTransport: 86_400))
        #expect(value("Strict-Transport-Security", of: "/", in: strict) == "max-age=86400")
    }

    @Test func whatOnlySafePagesHeedIsNotSaidOverPlainHTTP() {
        let plain = table(BaseURL(origin: "http://example.org", pathPrefix: ""))
        #expect(value("Cross-Origin-Opener-Policy", of: "/", in: table()) == "same-origin")
        #expect(value("Cross-Origin-Opener-Policy", of: "/", in: plain) == nil)
        #expect(value("Cross-Origin-Resource-Policy", of: "/", in: plain) == "same-origin")
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
        #expect(caddy.contains("redir \"/viejo/\" \"/news/n/nuevo/\" 301"))
        #expect(caddy.contains("@gone path \"/n/x/\""))
        let files = table.publishedFiles.map(\.path)
        #expect(files == ["/_headers", "/.htaccess", "/_redirects"])
    }

    @Test func ofAPasswordOnlyTheHashIsSaidAndNothingOfItIsPublished() throws {
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
