import FeedReader
import Foundation
import Testing

/// The repository's own edition, built without network.
@Suite struct DemoSiteTests {
    /// One build for all tests of the suite.
    private static let built = Result { try Demo() }

    private struct Demo: Sendable {
        let workplace: Workplace
        let run: Workplace.Run

        init() throws {
            workplace = try Workplace()
            try FileManager.default.copyItem(
                at: Workplace.repository.appending(path: "Content"),
                to: workplace.folder.appending(path: "Content")
            )
            run = try workplace.build("--offline")
        }
    }

    private func site() throws -> BuiltSite { try Self.built.get().workplace.site() }

    @Test func hasAtLeastTwoHundredPagesAndSaysHow() throws {
        let run = try Self.built.get().run
        #expect(run.code == 0)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("17 sample"))
        #expect(try site().pages.count >= 200)
    }

    @Test func everyInternalLinkResolves() throws {
        #expect(try site().brokenLinks() == [])
    }

    @Test func everyPageIsWhole() throws {
        let site = try site()
        let cut = site.pages.filter {
            !site.text($0).trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("</html>")
        }
        #expect(cut == [])
    }

    @Test func nothingOfAFeedRuns() throws {
        let site = try site()
        let banned: Set = ["iframe", "object", "embed", "form", "math", "base", "style"]
        for page in site.pages {
            for tag in site.tags(of: page) {
                if tag.name == "script" {
                    #expect(tag.attributes["type"] == "application/ld+json", "\(page)")
                }
                #expect(!banned.contains(tag.name), "\(page): <\(tag.name)>")
                let handlers = tag.attributes.keys.filter { $0.hasPrefix("on") || $0 == "style" }
                #expect(handlers == [], "\(page)")
                let address = tag.attributes["href"] ?? tag.attributes["src"] ?? ""
                #expect(!address.lowercased().hasPrefix("javascript:"), "\(page)")
            }
        }
    }

    @Test func noPageAsksAThirdParty() throws {
        let site = try site()
        let loading: Set = ["img", "script", "source", "video", "audio", "use", "image"]
        for page in site.pages {
            for tag in site.tags(of: page) where loading.contains(tag.name) {
                for name in ["src", "srcset", "href", "poster"] {
                    guard let address = tag.attributes[name] else { continue }
                    #expect(address.hasPrefix("/"), "\(page): \(address)")
                }
            }
        }
    }

    @Test func samplesAreLabelledAndNotIndexed() throws {
        let site = try site()
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

    @Test func samplesStandInNoFeedAndNoSitemap() throws {
        let site = try site()
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
    func feedsAreReadByOurOwnReader(path: String) throws {
        let bytes = try #require(try site().files[path])
        let feed = try FeedReader().read(bytes)
        #expect(feed.warnings == [])
        #expect(!feed.entries.isEmpty)
        #expect(feed.entries.allSatisfy { $0.published != nil && $0.link != nil && $0.id != nil })
    }

    @Test func everyPageHasItsOwnTitleAndOneHeading() throws {
        let site = try site()
        for page in site.pages {
            let headings = site.tags(of: page).count { $0.name == "h1" }
            #expect(headings == 1, "\(page)")
            #expect(site.text(page).contains("<title>"), "\(page)")
        }
    }

    @Test func draftsFutureAndExpiredArticlesAreNotShown() throws {
        let site = try site()
        #expect(site.pages.filter { $0.contains("belen") }.isEmpty)
        #expect(site.pages.filter { $0.contains("nochebuena") }.isEmpty)
        #expect(try Self.built.get().run.errors.contains("1 held (next 2026-12-24"))
    }

    @Test func twoFoldersGiveTheSameBytes() throws {
        let first = try Self.built.get().workplace
        let second = try Demo()
        #expect(try first.site().files == second.workplace.site().files)
    }

    @Test func anHourLaterNothingIsWritten() throws {
        let demo = try Demo()
        let before = try demo.workplace.site()
        let again = try demo.workplace.build("--offline", at: "2026-11-21T07:00:00Z")
        #expect(again.code == 0)
        #expect(again.errors.contains("files  0 written"))
        #expect(try demo.workplace.site().files == before.files)
    }

    @Test func aBasePathPrefixesLinksOnly() throws {
        let demo = try Demo()
        let run = try demo.workplace.build(
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
