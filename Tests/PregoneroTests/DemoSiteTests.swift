import FeedReader
import Foundation
import Testing

/// The repository's own edition, built without network.
@Suite struct DemoSiteTests {
    /// One build for all tests of the suite.
    private static let built = Task { try await Demo() }

    private struct Demo: Sendable {
        let workplace: Workplace
        let run: Workplace.Run

        init() async throws {
            workplace = try Workplace()
            try FileManager.default.copyItem(
                at: Workplace.repository.appending(path: "Content"),
                to: workplace.folder.appending(path: "Content")
            )
            // On a busy machine the pictures take longer than a newsroom would wait.
            let configuration = workplace.folder.appending(path: "Content/site.yaml")
            let text = try String(contentsOf: configuration, encoding: .utf8)
            try text.replacing(
                "site:\n",
                with: "site:\n  pictureDeadline: 300\n",
                maxReplacements: 1
            )
            .write(to: configuration, atomically: true, encoding: .utf8)
            run = try await workplace.build("--offline")
        }
    }

    private func site() async throws -> BuiltSite {
        try await Self.built.value.workplace.site()
    }

    @Test func hasAtLeastTwoHundredPagesAndSaysHow() async throws {
        let run = try await Self.built.value.run
        #expect(run.code == 0)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("39 sample"))
        #expect(try await site().pages.count >= 200)
    }

    @Test func everyInternalLinkResolves() async throws {
        #expect(try await site().brokenLinks() == [])
    }

    @Test func everyPageIsWhole() async throws {
        let site = try await site()
        let cut = site.pages.filter {
            !site.text($0).trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("</html>")
        }
        #expect(cut == [])
    }

    @Test func nothingOfAFeedRuns() async throws {
        let site = try await site()
        // Each page carries our own script for what readers prefer; the policy knows it by its hash.
        let opening = "<script>(pregonero=p=>{"
        let banned: Set = ["iframe", "object", "embed", "form", "math", "base", "style"]
        for page in site.pages {
            let inline = site.text(page).components(separatedBy: "<script>").count - 1
            let ours = site.text(page).components(separatedBy: opening).count - 1
            #expect(inline <= 1 && inline == ours, "\(page)")
            for tag in site.tags(of: page) {
                if tag.name == "script", !tag.attributes.isEmpty {
                    // Data, or a script of ours in a file of its own.
                    let type = tag.attributes["type"] ?? ""
                    let isData = ["application/ld+json", "application/json"].contains(type)
                    let isOurs = tag.attributes["src"]?.hasPrefix("/_/") == true
                    #expect(isData || isOurs, "\(page)")
                }
                // The forms of the search, within a list too, of the settings, and of shortcodes.
                let isOurs =
                    tag.attributes["id"] == "search-form"
                    || [
                        "search__form", "settings scripted", "filter scripted", "insert__form",
                    ].contains(tag.attributes["class"])
                #expect(isOurs || !banned.contains(tag.name), "\(page): <\(tag.name)>")
                let handlers = tag.attributes.keys.filter { $0.hasPrefix("on") || $0 == "style" }
                #expect(handlers == [], "\(page)")
                let address = tag.attributes["href"] ?? tag.attributes["src"] ?? ""
                #expect(!address.lowercased().hasPrefix("javascript:"), "\(page)")
            }
        }
    }

    private static func isOwn(_ address: String) -> Bool {
        address.hasPrefix("/") && !address.hasPrefix("//")
    }

    private static let loadingLinks: Set<Substring> = [
        "stylesheet", "preload", "modulepreload", "icon", "manifest",
    ]

    /// The addresses of a `srcset`.
    private static func candidates(_ set: String?) -> [String] {
        (set ?? "").split(separator: ",")
            .compactMap { $0.split(separator: " ").first }.map(String.init)
    }

    @Test func noPageAsksAThirdParty() async throws {
        let site = try await site()
        let loading: Set = ["img", "script", "source", "video", "audio", "use", "image"]
        for page in site.pages {
            for tag in site.tags(of: page) where loading.contains(tag.name) {
                // A sample of a song comes from its store, and only when somebody asks for it.
                if ["audio", "video"].contains(tag.name), tag.attributes["preload"] == "none" {
                    #expect(tag.attributes["autoplay"] == nil, "\(page)")
                    continue
                }
                let single = ["src", "href", "poster"].compactMap { tag.attributes[$0] }
                for address in single + Self.candidates(tag.attributes["srcset"]) {
                    #expect(Self.isOwn(address), "\(page): \(address)")
                }
            }
            for tag in site.tags(of: page) where tag.name == "link" {
                let words = Set((tag.attributes["rel"] ?? "").split(separator: " "))
                guard !words.isDisjoint(with: Self.loadingLinks) else { continue }
                // One for a picture names its files by their widths.
                let files = Self.candidates(tag.attributes["imagesrcset"])
                #expect(!files.isEmpty || tag.attributes["href"] != nil, "\(page)")
                for address in files + [tag.attributes["href"]].compactMap(\.self) {
                    #expect(Self.isOwn(address), "\(page): \(address)")
                }
            }
        }
    }

    @Test func everyCountryWithNewsHasAPageThatTheMapLeadsTo() async throws {
        let site = try await site()
        let data = try JSONSerialization.jsonObject(
            with: Data(site.files["mapa/news.geojson"] ?? [])
        )
        let features = ((data as? [String: Any])?["features"] as? [[String: Any]] ?? [])
            .compactMap { $0["properties"] as? [String: Any] }
        for (map, countries, ending) in [
            ("mapa", "paises", ""), ("en/map", "en/countries", "_en"),
            ("fr/carte", "fr/pays", "_fr"),
        ] {
            let depth = countries.split(separator: "/").count + 2
            let pages = site.pages.filter {
                $0.hasPrefix("\(countries)/") && $0.split(separator: "/").count == depth
            }
            let links = site.tags(of: "\(map)/index.html").compactMap { $0.attributes["href"] }
            #expect(pages.count >= 5, "\(map)")
            for page in pages {
                #expect(links.contains("/\(page.dropLast("index.html".count))"), "\(page)")
            }
            let told = features.compactMap { $0["url\(ending)"] as? String }
            #expect(
                Set(told)
                    == Set(pages.map { "https://example.org/\($0.dropLast("index.html".count))" })
            )
            #expect(features.allSatisfy { $0["name\(ending)"] is String }, "\(map)")
        }
    }

    @Test func samplesAreLabelledAndNotIndexed() async throws {
        let site = try await site()
        let pages = site.pages(containing: "Un tren cada media hora")
        #expect(!pages.isEmpty)
        let sample = try #require(
            site.pages.first { page in
                page.hasPrefix("n/") && site.text(page).contains("https://news.un.org")
            }
        )
        #expect(site.text(sample).contains("noindex"))
        #expect(site.text(sample).contains("muestra"))
    }

    @Test func samplesStandInNoFeedAndNoSitemap() async throws {
        let site = try await site()
        let ownPages = site.pages.filter { page in
            page.hasPrefix("n/") && !site.text(page).contains("noindex")
        }
        let sitemaps = site.files.keys.filter { $0.hasPrefix("sitemap-2026") }
            .map { site.text($0) }.joined()
        let listed = sitemaps.components(separatedBy: "<loc>").count - 1
        #expect(listed == ownPages.count)
        #expect(!site.text("feed.xml").contains("news.un.org"))
    }

    @Test(arguments: ["feed.xml", "atom.xml", "feed.json", "en/feed.xml", "fr/atom.xml"])
    func feedsAreReadByOurOwnReader(path: String) async throws {
        let bytes = try #require(try await site().files[path])
        let feed = try FeedReader().read(bytes)
        #expect(feed.warnings == [])
        #expect(!feed.entries.isEmpty)
        #expect(feed.entries.allSatisfy { $0.published != nil && $0.link != nil && $0.id != nil })
    }

    @Test func everyPageHasItsOwnTitleAndOneHeading() async throws {
        let site = try await site()
        var titles: [String: String] = [:]
        for page in site.pages {
            let tags = site.tags(of: page)
            #expect(tags.count { $0.name == "h1" } == 1, "\(page)")
            let text = site.text(page)
            let title = try #require(text.firstMatch(of: /<title>([^<]+)<\/title>/)?.output.1)
            // What search engines do not list, and what leads elsewhere, may be called as something else is.
            guard !text.contains("noindex"), !text.contains("http-equiv=\"refresh\"") else {
                continue
            }
            let language = tags.first { $0.name == "html" }?.attributes["lang"] ?? ""
            let known = titles.updateValue(page, forKey: "\(language) \(title)")
            #expect(known == nil, "\(page) and \(known ?? ""): \(title)")
        }
    }

    /// Networks take no drawings.
    @Test func whatIsSharedHasNoDrawing() async throws {
        let site = try await site()
        let shared = site.pages.flatMap { page in
            site.tags(of: page).filter { $0.attributes["property"] == "og:image" }
        }
        #expect(!shared.isEmpty)
        for tag in shared {
            let address = tag.attributes["content"] ?? ""
            #expect([".png", ".jpg", ".webp"].contains(where: address.hasSuffix), "\(address)")
        }
    }

    @Test func draftsFutureAndExpiredArticlesAreNotShown() async throws {
        let site = try await site()
        #expect(site.pages.filter { $0.contains("belen") }.isEmpty)
        #expect(site.pages.filter { $0.contains("nochebuena") }.isEmpty)
        #expect(try await Self.built.value.run.errors.contains("1 held (next 2026-12-24"))
    }

    @Test func twoFoldersGiveTheSameBytes() async throws {
        let first = try await Self.built.value.workplace
        let second = try await Demo()
        #expect(try first.site().files == second.workplace.site().files)
    }

    @Test func anHourLaterNothingIsWritten() async throws {
        let demo = try await Demo()
        let before = try demo.workplace.site()
        let again = try await demo.workplace.build("--offline", at: "2026-11-21T07:00:00Z")
        #expect(again.code == 0)
        #expect(again.errors.contains("files  0 written"))
        #expect(try demo.workplace.site().files == before.files)
    }

    @Test func aBasePathPrefixesLinksOnly() async throws {
        let demo = try await Demo()
        let run = try await demo.workplace.build(
            "--offline",
            "--base-url",
            "https://example.org/news/",
            "--output",
            "other",
            "--state",
            "otherstate"
        )
        #expect(run.code == 0)
        let site = try demo.workplace.site("other")
        #expect(site.files["index.html"] != nil)
        #expect(site.brokenLinks(prefix: "/news") == [])
    }
}
