import Basics
import Foundation
import Templating
import Testing
import Theme

@testable import Publishing

@Suite struct TemplateRulesTests {
    @Test func everyTemplateIsWholeAndUsed() throws {
        let theme = ThemeFiles(overrides: URL(filePath: "/nowhere"), folderName: "Templates")
        let store = try PageTemplates.load(theme, types: []).store
        try store.check()
        #expect(store.unusedPaths == [])
    }

    @Test func pagesHaveOneHeadingAndOneMainPart() throws {
        for page in try AllPages.rendered(by: try ThemeSite()) {
            #expect(page.html.hasPrefix("<!doctype html>\n<html lang=\"es\""), "\(page.name)")
            #expect(page.html.hasSuffix("</html>\n"), "\(page.name)")
            #expect(page.html.components(separatedBy: "<h1").count == 2, "\(page.name)")
            #expect(page.html.components(separatedBy: "<main").count == 2, "\(page.name)")
            #expect(page.html.prefix(1_024).contains("<meta charset=\"utf-8\">"), "\(page.name)")
        }
    }

    @Test func noPageLeavesABlankLineForWhatItDoesNotAddToItsHead() throws {
        for page in try AllPages.rendered(by: try ThemeSite()) {
            let head = page.html.components(separatedBy: "</head>")[0]
            #expect(!head.contains("\n\n"), "\(page.name)")
        }
    }

    @Test func identifiersAreUniqueAndReferencesResolve() throws {
        for page in try AllPages.rendered(by: try ThemeSite()) {
            let ids = page.html.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
            #expect(Set(ids).count == ids.count, "\(page.name)")
            let references = page.html.matches(of: /aria-labelledby="([^"]*)"/)
            for reference in references {
                #expect(ids.contains(String(reference.output.1)), "\(page.name)")
            }
        }
    }

    @Test func nothingIsStyledOrScriptedInline() throws {
        for page in try AllPages.rendered(by: try ThemeSite()) {
            #expect(page.html.firstMatch(of: /\s(style|on[a-z]+)="/) == nil, "\(page.name)")
            let scripts = page.html.components(separatedBy: "<script")
            let data = page.html.matches(of: /<script type="application\/(ld\+)?json"[ >]/)
            let files = page.html.matches(
                of: /<script type="module" src="[^"]+"( blocking="render")?><\/script>/
            )
            let inline = page.html.components(separatedBy: "<script>").count - 1
            #expect(inline == (page.name == "redirect" ? 0 : 1), "\(page.name)")
            #expect(scripts.count - 1 == data.count + files.count + inline, "\(page.name)")
            #expect(!page.html.contains("<style"), "\(page.name)")
        }
    }

    @Test func thePolicyAllowsTheOneInlineScript() throws {
        for page in try AllPages.rendered(by: try ThemeSite()) where page.name != "redirect" {
            let script = try #require(page.html.firstMatch(of: /<script>([^<]*)<\/script>/))
            let hash = Data(SHA256.digest(of: String(script.output.1))).base64EncodedString()
            // As an attribute spells it.
            #expect(page.html.contains("&#39;sha256-\(hash)&#39;"), "\(page.name)")
            #expect(script.output.1.utf8.count <= 490)
        }
    }

    @Test func everyLinkCarriesThePathOfTheBaseAddress() throws {
        for page in try AllPages.rendered(by: try ThemeSite(prefix: "/repo")) {
            for link in page.html.matches(of: /(?:href|src)="(\/[^"]*)"/) {
                #expect(link.output.1.hasPrefix("/repo/"), "\(page.name): \(link.output.1)")
            }
        }
    }

    @Test func headingsNeverSkipALevel() throws {
        for page in try AllPages.rendered(by: try ThemeSite()) {
            var level = 0
            for heading in page.html.matches(of: /<h([1-6])[ >]/) {
                let next = Int(heading.output.1) ?? 0
                #expect(next <= level + 1, "\(page.name)")
                level = next
            }
        }
    }

    /// What is no page, or none for programs, has none.
    @Test func structuredDataIsOneGraph() throws {
        let others = ["redirect", "search"]
        for page in try AllPages.rendered(by: try ThemeSite()) where !others.contains(page.name) {
            let match = try #require(
                page.html.firstMatch(of: /<script type="application\/ld\+json">([^<]*)<\/script>/)
            )
            let object = try JSONSerialization.jsonObject(with: Data(match.output.1.utf8))
            let graph = (object as? [String: Any])?["@graph"] as? [[String: Any]]
            #expect((graph?.count ?? 0) >= 3, "\(page.name)")
        }
    }

    @Test func anotherTitleIsSetAsText() throws {
        let page = try #require(AllPages.rendered(by: try ThemeSite(title: "La Voz")).first)
        #expect(page.html.contains(#"<a class="nameplate" href="/"><span>La Voz</span></a>"#))
        #expect(!page.html.contains("#wordmark"))
    }

    @Test func everyMarkIsInTheSprite() throws {
        let sprite = try #require(Theme.files.first { $0.path == "assets/sprite.svg" })
        let text = sprite.text
        let ids = Set(text.matches(of: /id="([^"]*)"/).map { String($0.output.1) })
        for page in try AllPages.rendered(by: try ThemeSite()) {
            for mark in page.html.matches(of: /sprite\.svg#([^"]*)"/) {
                #expect(ids.contains(String(mark.output.1)), "\(page.name): \(mark.output.1)")
            }
        }
        #expect((0..<16).allSatisfy { ids.contains("w-\($0)") })
        let wordmark = try #require(text.firstMatch(of: /<symbol id="wordmark".*/))
        #expect(wordmark.output.utf8.count <= 1_536)
    }

    @Test func redirectNamesItsTarget() throws {
        let page = try #require(
            AllPages.rendered(by: try ThemeSite(prefix: "/repo")).last { $0.name == "redirect" }
        )
        #expect(page.html.contains(#"<meta http-equiv="refresh" content="0; url=/repo/n/nuevo/">"#))
        #expect(
            page.html.contains(
                #"<link rel="canonical" href="https://example.org/repo/n/nuevo/">"#
            )
        )
    }
}
