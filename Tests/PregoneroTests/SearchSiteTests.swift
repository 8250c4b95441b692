import CZlib
import Foundation
import Testing

/// The search of a built site: its page, its index, and what is left out.
@Suite struct SearchSiteTests {
    private func workplace(
        _ numbers: ClosedRange<Int> = 1...40,
        site: String = "",
        rights: String = "cc"
    ) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(numbers), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, rights: \(rights)}\n",
            site: site
        )
        return workplace
    }

    private func index(_ site: BuiltSite) -> [String: [UInt8]] {
        site.files.filter { $0.key.hasPrefix("_s/") }
    }

    /// All that the index holds, as it was before compression.
    private func text(_ site: BuiltSite) -> String {
        index(site).map { path, bytes in
            guard path.hasSuffix(".bin") else { return String(decoding: bytes, as: UTF8.self) }
            var size = uLong(1 << 20)
            var output = [UInt8](repeating: 0, count: Int(size))
            let code = uncompress(&output, &size, bytes, uLong(bytes.count))
            return code == Z_OK ? String(decoding: output.prefix(Int(size)), as: UTF8.self) : ""
        }.joined(separator: "\n")
    }

    @Test func everyLanguageHasASearchPageThatTheNavigationNames() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        for (page, front) in [("buscar", "index.html"), ("en/search", "en/index.html")] {
            #expect(
                site.text("\(page)/index.html").contains(
                    "<meta name=\"robots\" content=\"noindex,follow\">"
                )
            )
            #expect(site.text(front).contains("href=\"/\(page)/\""))
        }
        #expect(!site.text("sitemap-pages.xml").contains("buscar"))
        #expect(site.text("_s/manifest.json").hasPrefix("{\"v\":1,\"segs\":[[0,41,"))
    }

    @Test func withoutSearchNothingOfItIsThere() async throws {
        let workplace = try workplace(site: "  search: none")
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(index(site).isEmpty)
        #expect(site.files.keys.filter { $0.contains("search") } == [])
        #expect(!site.pages.contains("buscar/index.html"))
        #expect(site.pages(containing: "buscar") == [])
        #expect(site.pages(containing: "<script src") == [])
    }

    @Test func aSiteThatGivesUpItsSearchLosesAllOfIt() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, rights: licensed}\n",
            site: "  search: none"
        )
        #expect(try await workplace.build().code == 0)
        #expect(!workplace.exists("public/_s"))
        #expect(!workplace.exists("public/buscar"))
    }

    @Test func oneNewArticleWritesAtMostFourFilesOfTheIndex() async throws {
        let workplace = try workplace(1...200)
        #expect(try await workplace.build().code == 0)
        let before = index(try workplace.site())
        try workplace.write(Workplace.feed(1...201), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        let after = index(try workplace.site())
        let written = after.filter { before[$0.key] != $0.value }
        #expect((1...4).contains(written.count))
        #expect(before.keys.filter { after[$0] == nil }.count <= 3)
    }

    @Test func anIndexMadeStepByStepIsTheOneMadeAtOnce() async throws {
        let workplace = try workplace(1...90)
        #expect(try await workplace.build().code == 0)
        try workplace.write(Workplace.feed(1...150), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        let clock = "2026-11-21T08:00:00Z"
        #expect(try await workplace.build(at: clock).code == 0)
        #expect(try await workplace.build("--output", "fresh", at: clock).code == 0)
        #expect(index(try workplace.site()) == index(try workplace.site("fresh")))
    }

    @Test func aWithdrawnArticleIsShownNoMoreAndTheOthersStay() async throws {
        let workplace = try workplace(1...100)
        let article = "---\ntitle: Quimera retirada\ndate: 2026-11-01\n---\nTexto.\n"
        try workplace.write(article, to: "Content/articles/quimera.md")
        // The page of the newsroom's own articles stays.
        try workplace.write(
            "---\ntitle: Otra\ndate: 2026-11-01\n---\nTexto.\n",
            to: "Content/articles/otra.md"
        )
        #expect(try await workplace.build().code == 0)
        let before = index(try workplace.site())
        #expect(text(try workplace.site()).contains("Quimera retirada"))
        try workplace.remove("Content/articles/quimera.md")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        let site = try workplace.site()
        #expect(!text(site).contains("Quimera retirada"))
        let written = index(site).filter { before[$0.key] != $0.value }.keys
        #expect(written.allSatisfy { !$0.contains("/t") })
        #expect(written.count <= 10)
        #expect(site.text("_s/manifest.json").contains(/\[\d+\]\]/))
    }

    @Test func aDamagedRecordCostsNothingButTime() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let before = index(try workplace.site())
        let state = workplace.folder.appending(path: ".pregonero").path
        let names = try FileManager.default.contentsOfDirectory(atPath: state)
        let record = try #require(names.first { $0.hasPrefix("search-") })
        try workplace.write("{\"segments\":[{", to: ".pregonero/\(record)")
        // Another text makes the build look at everything again.
        try workplace.write("front = Portada nueva\n", to: "Templates/texts/es.txt")
        #expect(try await workplace.build().code == 0)
        #expect(index(try workplace.site()) == before)
    }

    @Test func aMissingFileOfTheIndexIsWrittenAgain() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let before = index(try workplace.site())
        let victim = try #require(before.keys.filter { $0.hasSuffix(".bin") }.min())
        try workplace.remove("public/\(victim)")
        #expect(try await workplace.build("--full").code == 0)
        #expect(index(try workplace.site()) == before)
    }

    /// A folder where a file is to be written stops the build there, as a kill would: what is announced stays announced.
    @Test(arguments: [("_s/128", "_s/128"), ("_s/manifest.json", "_s/manifest.json/x")])
    func anIndexThatWasCutShortIsMended(place: String, file: String) async throws {
        let workplace = try workplace(1...90)
        #expect(try await workplace.build().code == 0)
        try workplace.write(Workplace.feed(1...150), to: "Content/a.xml")
        let clock = "2026-11-21T07:00:00Z"
        if workplace.exists("public/\(place)") { try workplace.remove("public/\(place)") }
        try workplace.write("x", to: "public/\(file)")
        #expect(try await workplace.build(at: clock).code == 1)
        try workplace.remove("public/\(place)")
        #expect(try await workplace.build(at: clock).code == 0)
        #expect(try await workplace.build("--output", "fresh", at: clock).code == 0)
        #expect(index(try workplace.site()) == index(try workplace.site("fresh")))
    }

    private static let long = """
        <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
        <title>Fuente</title><link>https://fuente.example/</link><description>d</description>
        <item><title>Titular</title><link>https://fuente.example/1</link><guid>urn:1</guid>
        <pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate><author>a@b.example (Remigia)</author>
        <description>Zarpa \(String(repeating: "medio ", count: 60)) xilofón</description>
        <content:encoded><![CDATA[<p>Zarpa con yunque</p>]]></content:encoded>
        </item></channel></rss>
        """

    @Test(arguments: [("excerpt", false), ("cc", true), ("own", true), ("licensed", true)])
    func theIndexHoldsWhatTheRightsAllow(rights: String, isWhole: Bool) async throws {
        let workplace = try workplace(rights: rights)
        try workplace.write(Self.long, to: "Content/a.xml")
        #expect(try await workplace.build().code == 0)
        let text = text(try workplace.site())
        #expect(text.contains("zarp"))
        #expect(text.contains("yunqu") == isWhole)
        #expect(text.contains("xilofon") == isWhole)
    }

    @Test func scriptsAreSentWithoutIndentationAndComments() async throws {
        let workplace = try workplace(1...3)
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let scripts = site.files.keys.filter { $0.hasPrefix("_/") && $0.hasSuffix(".js") }.sorted()
        // What others include is not sent by itself.
        let names = scripts.map { $0.dropFirst(2).prefix { $0 != "." } }
        #expect(
            names == [
                "agenda", "audio", "core", "countries", "filter", "live", "map", "near", "open",
                "saved",
                "search-help",
                "search", "settings",
            ]
        )
        for script in scripts {
            let lines = site.text(script).components(separatedBy: "\n").dropLast()
            #expect(lines.allSatisfy { !$0.hasPrefix(" ") && !$0.hasPrefix("//") && !$0.isEmpty })
        }
        let own = "const text = `\n  kept\n`;\n"
        try workplace.write(own, to: "Templates/assets/search.js")
        #expect(try await workplace.build().code == 0)
        // Its names stay too: they are not the theme's.
        #expect(
            try workplace.site().files.values.contains(Array("const text=`\n  kept\n`;\n".utf8))
        )
    }

    @Test func aScriptThatIncludesWhatIsNotThereIsAnError() async throws {
        let workplace = try workplace(1...3)
        try workplace.write(
            "const a = 1;\n// include reader/flod.js\n",
            to: "Templates/assets/search.js"
        )
        let run = try await workplace.build()
        #expect(run.code != 0)
        #expect(run.errors.contains("search.js:2: error: there is no script 'reader/flod.js'"))
        #expect(run.errors.contains("hint: did you mean 'reader/fold.js'?"))
    }

    @Test func anotherTextLeavesTheIndexAsItIs() async throws {
        let workplace = try workplace(1...200)
        #expect(try await workplace.build().code == 0)
        let names = index(try workplace.site()).keys.sorted()
        let times = try names.map { try changed($0, in: workplace) }
        try workplace.write("front = Portada nueva\n", to: "Templates/texts/es.txt")
        #expect(try await workplace.build().code == 0)
        #expect(index(try workplace.site()).keys.sorted() == names)
        #expect(try names.map { try changed($0, in: workplace) } == times)
    }

    @Test func aBuildOfAnotherPartLeavesTheIndexAndKeepsItOurs() async throws {
        let workplace = try workplace(1...80)
        #expect(try await workplace.build().code == 0)
        let before = index(try workplace.site())
        try workplace.write(Workplace.feed(1...90), to: "Content/a.xml")
        #expect(try await workplace.build("--only", "feeds").code == 0)
        #expect(index(try workplace.site()) == before)
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.build("--output", "fresh").code == 0)
        #expect(index(try workplace.site()) == index(try workplace.site("fresh")))
    }

    private func changed(_ file: String, in workplace: Workplace) throws -> Date? {
        let path = workplace.folder.appending(path: "public/\(file)").path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
