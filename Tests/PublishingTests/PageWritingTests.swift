import Pages
import TestSupport
import Testing

@testable import Publishing

/// Pages and feeds, a batch at a time.
@Suite struct PageWritingTests {
    private let trial: TrialSite
    private let pages: PageWriting

    init() throws {
        trial = try TrialSite()
        let site = trial.site(of: EditionStub(articles: InventedEdition.articles(12)))
        pages = PageWriting(
            portal: try site.portal(with: try site.publishedAssets()),
            templates: try PageTemplates.load(site.theme, types: []),
            writer: try SiteWriter(output: trial.output, isFirst: false)
        )
    }

    @Test func articlesAtScatteredPositionsAreWrittenEachAtItsOwnAddress() throws {
        let written = try pages.articles([0, 1, 4, 7, 8][...], keys: [])
        #expect(written.map(\.index) == [0, 1, 4, 7, 8])
        #expect(trial.files.count == 5)
        for file in written {
            let path = "n/es-economy-\(file.index)/index.html"
            #expect(trial.text(path).contains("<h1>es \(file.index)</h1>"))
            let standing = try #require(FileSystem.look("\(trial.output)/\(path)"))
            #expect(file.file.size == standing.size)
            #expect(file.file.changed == standing.changed)
        }
    }

    /// The buffer that all pages of a batch share is emptied between them.
    @Test func aPageIsTheSameAloneAndAmongOthers() throws {
        _ = try pages.articles([2, 3, 5][...], keys: [])
        let among = trial.text("n/es-economy-5/index.html")
        try FileSystem.remove("\(trial.output)/n/es-economy-5/index.html")
        _ = try pages.articles([5][...], keys: [])
        #expect(trial.text("n/es-economy-5/index.html") == among)
    }

    @Test func theFormatsOfAFeedAreWrittenFromOneList() throws {
        let feeds = pages.portal.feeds.filter {
            $0.path.hasPrefix("/feed.") || $0.path == "/atom.xml"
        }
        let files = feeds.enumerated().map { index, feed in
            (index: index, file: PlannedFile(path: feed.path, key: 1, content: .feed(feed)))
        }
        let written = try pages.files(files)
        #expect(written.map(\.index) == Array(feeds.indices))
        #expect(Set(trial.files.keys) == ["feed.xml", "atom.xml", "feed.json"])
        for name in trial.files.keys {
            #expect(trial.text(name).matches(of: /\/n\/es-economy-/).count >= 12, "\(name)")
        }
    }

    /// It is not known as written, and comes with the next build.
    @Test func aCopyThatHasVanishedIsLeftOut() throws {
        try Scratch.put("picture", at: "\(trial.folder)/a.webp")
        let files = ["a.webp", "b.webp"].enumerated().map { index, name in
            (
                index: index,
                file: PlannedFile(
                    path: "/_/\(name)",
                    key: 1,
                    content: .copy(of: "\(trial.folder)/\(name)")
                )
            )
        }
        #expect(try pages.files(files).map(\.index) == [0])
        #expect(trial.files == ["_/a.webp": Array("picture".utf8)])
    }
}
