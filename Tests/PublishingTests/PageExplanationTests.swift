import TestSupport
import Testing

@testable import Publishing

/// What is said of a page before it is built, and afterwards.
@Suite struct PageExplanationTests {
    private let trial: TrialSite

    init() throws {
        trial = try TrialSite()
    }

    private func edition(renamed: [Int: String] = [:]) -> EditionStub {
        EditionStub(articles: InventedEdition.articles(5, renamed: renamed))
    }

    private func state(
        of address: String,
        in edition: EditionStub? = nil,
        shared: UInt64 = 1
    ) throws -> PageExplanation.State? {
        try trial.site(of: edition ?? self.edition(), shared: shared).explain(address)?.state
    }

    @Test func aPageIsNewThenKeptThenToBeBuilt() async throws {
        #expect(try state(of: "/noticias/") == .new)
        _ = try await trial.site(of: edition()).run()
        #expect(try state(of: "/noticias/") == .kept)
        #expect(try state(of: "/noticias/", shared: 2) == .shared)
        #expect(try state(of: "/noticias/", in: edition(renamed: [2: "Otro"])) == .content)
        try Scratch.put("defaced", at: "\(trial.output)/noticias/index.html")
        #expect(try state(of: "/noticias/") == .unknown)
        #expect(try state(of: "/secciones/") == .kept)
    }

    @Test func whileABuildHasNotEndedNothingIsKnown() async throws {
        _ = try await trial.site(of: edition()).run()
        try ManifestFile(trial.places.journal, head: ManifestHead()).finish()
        #expect(try state(of: "/noticias/") == .unknown)
    }

    @Test func anArticleIsExplainedWithItsFile() async throws {
        _ = try await trial.site(of: edition()).run()
        let found = try trial.site(of: edition()).explain("public/n/es-economy-2/index.html")
        let explanation = try #require(found)
        let file = "n/es-economy-2/index.html"
        #expect(explanation.path == "/n/es-economy-2/")
        #expect(explanation.file == file)
        #expect(explanation.size == trial.files[file]?.count)
        #expect(explanation.state == .kept)
        #expect(try trial.site(of: edition()).explain("/n/es-economy-5/") == nil)
    }

    @Test(arguments: [
        ("/feed.xml", "the newest articles of its list that are no samples"),
        ("/robots.txt", "the theme, the newsroom's pictures or the site's configuration"),
        ("/sitemap.xml", "the names of the site's sitemaps, by how many pages it has"),
        ("/.htaccess", "the site's configuration, and what has moved or is gone"),
        ("/sw.js", "the theme, and the pages for when there is no connection"),
    ])
    func whatIsNoPageIsExplainedToo(path: String, part: String) throws {
        let explanation = try #require(try trial.site(of: edition()).explain(path))
        #expect(explanation.owner == "the site")
        #expect(explanation.parts == [part])
    }

    @Test func explainingWritesNothing() throws {
        _ = try state(of: "/")
        #expect(Scratch.files(in: trial.folder) == [:])
        #expect(!FileSystem.exists(trial.output))
    }
}
