import Foundation
import Testing

/// A build that does only what has changed writes what a build of everything writes.
@Suite struct IncrementalBuildTests {
    /// The full number runs in `make torture`.
    private static let stories = UInt64(
        ProcessInfo.processInfo.environment["PREGONERO_STORIES"].flatMap { Int($0) } ?? 4
    )

    @Test(arguments: 1...stories)
    func whateverHappensTheSiteIsThatOfAFullBuild(seed: UInt64) async throws {
        var site = try ChangingSite(seed: seed)
        var story: [String] = []
        #expect(try await site.workplace.build(at: site.clock).code == 0)
        for step in 1...4 {
            story.append(try site.change())
            let run = try await site.workplace.build("--allow-shrink", at: site.clock)
            #expect(run.code == 0, "\(seed): \(story): \(run.errors)")
            let full = "full-\(step)"
            let whole = try await site.workplace.build(
                "--allow-shrink",
                "--full",
                "--output",
                full,
                at: site.clock
            )
            #expect(whole.code == 0, "\(seed): \(story): \(whole.errors)")
            let differing = try Self.differences(
                site.workplace.site().files,
                site.workplace.site(full).files
            )
            #expect(differing == [], "seed \(seed): \(story)")
        }
    }

    /// Styles and scripts of before stay for an hour; a build from nothing has none.
    private static func differences(_ one: [String: [UInt8]], _ other: [String: [UInt8]])
        -> [String]
    {
        Set(one.keys).union(other.keys).filter { name in
            let isStaying =
                other[name] == nil && name.hasPrefix("_/")
                && [".css", ".js"].contains(where: name.hasSuffix)
            return one[name] != other[name] && !isStaying
        }.sorted()
    }

    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...40), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        return workplace
    }

    @Test func nothingChangedMeansNothingRendered() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let run = try await workplace.build()
        #expect(run.errors.contains(" 0 rendered"))
        #expect(run.errors.contains("files  0 written"))
    }

    @Test func aNewArticleTouchesOnlyWhatShowsIt() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        try workplace.write(Workplace.feed(1...41), to: "Content/a.xml")
        let before = try workplace.site().files
        #expect(try await workplace.build().code == 0)
        let after = try workplace.site()
        let pages = after.pages.filter { before[$0] != after.files[$0] }
        // Its own page, its neighbour's, the lists that end with it, its day with the strokes of month and year, the
        // sources with their headlines, the front page, and what says how many news there are.
        #expect(pages.filter { $0.hasPrefix("n/") }.count == 2)
        #expect(pages.count <= 18, "\(pages)")
    }

    @Test func anotherTextOfAnOwnPageRendersThatPageAloneAndAnotherTitleAll() async throws {
        let workplace = try workplace()
        let file = "Content/pages/acerca.md"
        try workplace.write("---\ntitle: Acerca\n---\nUno.\n", to: file)
        #expect(try await workplace.build().code == 0)
        try workplace.write("---\ntitle: Acerca\nsummary: Todo\n---\nDos.\n", to: file)
        let run = try await workplace.build()
        #expect(run.errors.contains(" 1 rendered"), "\(run.errors)")
        #expect(try workplace.read("public/acerca/index.html").contains("Dos."))
        try workplace.write("---\ntitle: Nosotros\nslug: acerca\n---\nDos.\n", to: file)
        #expect(try await workplace.build().errors.contains(" 0 kept"))
        #expect(try workplace.read("public/noticias/index.html").contains("Nosotros"))
    }

    @Test func aNewArticleOfACountryTouchesItsPageAndTheMapsAndNoOtherCountry() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.write(Workplace.feed(50...52), to: "Content/b.xml")
        try workplace.configure(
            """
              - {id: a, kind: feed, url: a.xml, rights: licensed, country: es}
              - {id: b, kind: feed, url: b.xml, rights: licensed, country: mx}

            """
        )
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        try workplace.write(Workplace.feed(1...6), to: "Content/a.xml")
        #expect(try await workplace.build().code == 0)
        let after = try workplace.site().files
        for path in ["mapa/index.html", "mapa/news.geojson", "paises/es/index.html"] {
            #expect(before[path] != nil)
            #expect(before[path] != after[path], "\(path)")
        }
        #expect(before["paises/mx/index.html"] != nil)
        #expect(before["paises/mx/index.html"] == after["paises/mx/index.html"])
    }

    @Test func aSiteOfNoCountryHasNoMap() async throws {
        let workplace = try workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: own, country: es}\n")
        #expect(try await workplace.build().code == 0)
        #expect(workplace.exists("public/mapa/news.geojson"))
        #expect(try !workplace.site().pages(containing: "/mapa/").isEmpty)
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        #expect(try await workplace.build().code == 0)
        #expect(!workplace.exists("public/mapa"))
        #expect(!workplace.exists("public/paises"))
        #expect(try workplace.site().pages(containing: "/mapa/") == [])
    }

    @Test func aNewArticleTouchesOnlyTheNewestPartOfAMonthsSitemap() async throws {
        func feed(_ count: Int) -> String {
            let items = (0..<count).map { number in
                let time = "10:\(10 + number / 50):\(10 + number % 50)"
                return
                    #"{"id": "\#(number)", "title": "\#(number)", "date_published": "2026-11-20T\#(time)Z"}"#
            }
            return #"{"title": "Fuente", "items": [\#(items.joined(separator: ","))]}"#
        }
        let workplace = try Workplace()
        try workplace.write(feed(253), to: "Content/a.json")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.json, rights: own, maxItems: 600}\n"
        )
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site()
        func count(_ name: String, in site: BuiltSite) -> Int {
            site.text("\(name).xml").components(separatedBy: "<url>").count - 1
        }
        #expect(count("sitemap-2026-11", in: before) == 250)
        #expect(count("sitemap-2026-11-2", in: before) == 3)
        try workplace.write(feed(254), to: "Content/a.json")
        #expect(try await workplace.build().code == 0)
        let after = try workplace.site()
        #expect(count("sitemap-2026-11-2", in: after) == 4)
        #expect(before.text("sitemap-2026-11.xml") == after.text("sitemap-2026-11.xml"))
        #expect(after.text("sitemap.xml").contains("/sitemap-2026-11-2.xml"))
    }

    @Test func aFullBuildRendersEverything() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let run = try await workplace.build("--full")
        #expect(run.errors.contains(" 0 kept"))
        #expect(run.errors.contains("files  0 written"))
    }

    @Test func anotherProgramOrConfigurationMakesAllPagesAnew() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: own, weight: 2}\n")
        let run = try await workplace.build()
        #expect(run.errors.contains(" 0 kept"))
    }

    @Test func anItemThatComesDueAppearsWithoutAnyNewAnswer() async throws {
        let workplace = try workplace()
        try workplace.write(
            "---\ntitle: Luego\ndate: 2026-11-22 07:00\n---\nx\n",
            to: "Content/articles/luego.md"
        )
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.build().errors.contains("1 held"))
        #expect(try await workplace.build(at: "2026-11-22T06:00:00Z").code == 0)
        #expect(try !workplace.site().pages(containing: ">Luego<").isEmpty)
    }
}
