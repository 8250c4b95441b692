import Basics
import Domain
import FeedReader
import Foundation
import ScriptedServer
import TestSupport
import Testing
import WebURL

@testable import pregonero

/// Every feed of three corpora, served over HTTP and published as one site.
@Suite(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
struct CorpusSiteTests {
    private static let corpora = ["feedreader-cs", "netnewswire", "rss-parser"]

    private struct Corpus {
        let workplace: Workplace
        let files: [String]
        let run: Workplace.Run
    }

    private static let built = Task { try await build() }

    private static func build() async throws -> Corpus {
        let root = Shared.folder.appending(path: "corpora/feeds", directoryHint: .isDirectory)
        var files: [String] = []
        for corpus in corpora {
            let folder = root.appending(path: corpus).path
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
            for name in names ?? [] where BuiltSite.isFile("\(folder)/\(name)") {
                files.append("\(corpus)/\(name)")
            }
        }
        files.sort()
        let server = try ScriptedServer(folder: root)
        defer { server.stop() }
        let workplace = try Workplace()
        let sources = files.enumerated().map { index, file in
            "  - {id: s\(index), kind: feed, url: \"\(server.origin)/\(file)\", maxItems: 5000, "
                + "future: keep, rights: licensed}\n"
        }
        try workplace.configure(
            sources.joined(),
            site: "  network: {allowPrivate: true}\n  deadline: 300\n  pictures: none"
        )
        let run = try await workplace.build()
        return Corpus(workplace: workplace, files: files, run: run)
    }

    @Test func theWholeCorpusIsPublishedInOneRun() async throws {
        let corpus = try await Self.built.value
        #expect(corpus.run.code == 0, "\(corpus.run.errors)")
        #expect(corpus.files.count >= 60)
        #expect(try corpus.workplace.site().brokenLinks() == [])
    }

    @Test func eachDatedEntryHasAPageOrStandsWithTheOneThatStandsForIt() async throws {
        let corpus = try await Self.built.value
        let site = try corpus.workplace.site()
        // …/slug-of-the-headline-k3f9q2abcd/index.html, or the id alone.
        let pages = site.pages.filter { $0.hasPrefix("n/") }
        let ids = Set(pages.compactMap { $0.split(separator: "/").dropLast().last?.suffix(10) })
        let withOthers = site.pages(containing: "id=\"also\"").map { site.text($0) }.joined()
        var limits = FeedReader.Limits()
        limits.entries = 5_000
        var entries = 0
        var missing: [String] = []
        for (index, file) in corpus.files.enumerated() {
            let data = try Data(contentsOf: Shared.folder.appending(path: "corpora/feeds/\(file)"))
            guard let feed = try? FeedReader(limits: limits).read([UInt8](data)) else { continue }
            for entry in feed.entries where entry.published != nil || entry.updated != nil {
                entries += 1
                let id = ItemID(source: SourceID("s\(index)"), identity: entry.key).text
                let link = (entry.resolvedLink?.href ?? entry.link ?? "-").escaped(for: .content)
                if !ids.contains(id[...]), !withOthers.contains("href=\"\(link)\"") {
                    missing.append("\(file): \(entry.key)")
                }
            }
        }
        #expect(entries > 500)
        #expect(missing == [])
    }

    @Test func nothingOfAFeedRunsInAnyPage() async throws {
        let site = try await Self.built.value.workplace.site()
        let banned: Set = [
            "iframe", "object", "embed", "form", "math", "style", "template", "noscript", "select",
        ]
        // Pages without a word of any feed, which have controls of their own.
        let own: Set = [
            "404.html", "ajustes/index.html", "buscar/index.html", "guardados/index.html",
            "en/saved/index.html", "en/search/index.html", "en/settings/index.html",
        ]
        var problems: [String] = []
        for page in site.pages {
            // One script in the head, for the reader's choices.
            if site.text(page).components(separatedBy: "<script>").count > 2 {
                problems.append("\(page): more than one <script> in the page")
            }
            for tag in site.tags(of: page) {
                let isTheme = tag.name == "select" && tag.attributes["id"] == "f-theme"
                let isFilter = tag.name == "form" && tag.attributes["class"] == "filter scripted"
                if banned.contains(tag.name), !isTheme, !isFilter, !own.contains(page) {
                    problems.append("\(page): <\(tag.name)>")
                }
                if tag.name == "script", !tag.attributes.isEmpty,
                    tag.attributes["type"]?.hasSuffix("json") != true,
                    tag.attributes["src"]?.hasPrefix("/_/") != true
                {
                    problems.append("\(page): <script> of \(tag.attributes)")
                }
                for (name, value) in tag.attributes {
                    let value = value.lowercased()
                    if name.hasPrefix("on") || name == "style" || value.hasPrefix("javascript:")
                        || value.hasPrefix("data:")
                    {
                        problems.append("\(page): \(name)=\(value.prefix(40))")
                    }
                }
            }
        }
        #expect(problems == [])
    }
}
