import Domain
import Basics
import Pages
import TestSupport
import Testing

@testable import Publishing

/// Which pages are written first, and what a build leaves that does not end.
@Suite struct PortalWritingTests {
    private let trial: TrialSite

    init() throws {
        trial = try TrialSite()
    }

    private func edition(_ count: Int) -> EditionStub {
        EditionStub(articles: InventedEdition.articles(count))
    }

    /// So that those which show the same articles are made one after the other.
    @Test func pagesOfListsAreKnownByTheirNewestArticle() throws {
        let site = trial.site(of: edition(100))
        let portal = try site.portal(with: try site.publishedAssets())
        let news = portal.pages.filter { $0.path.hasPrefix("/noticias/") }
        #expect(news.map(\.path) == ["/noticias/p/1/", "/noticias/p/2/", "/noticias/"])
        #expect(try news.map(portal.newest) == [29, 59, 99])
        let settings = try #require(portal.pages.first { $0.path == "/ajustes/" })
        #expect(try portal.newest(on: settings) == 0)
    }

    /// Front pages come after all that they lead to: where the build ends there, no link is broken.
    @Test func aBuildThatFailsAtTheFrontPageHasWrittenAllThatItLeadsTo() async throws {
        _ = try await trial.site(of: edition(40)).run()
        let front = trial.text("index.html")
        let blocked = "\(trial.output)/index.html.pregonero-new"
        try FileSystem.makeFolder(blocked)
        let error = await #expect(throws: PublishingError.self) {
            try await trial.site(of: edition(41)).run()
        }
        #expect(
            error?.writing?.description == "\(blocked): a folder stands where a file is needed"
        )
        #expect(trial.text("index.html") == front)
        #expect(trial.text("n/es-economy-40/index.html").contains("<article"))
        #expect(trial.text("noticias/index.html").contains("/n/es-economy-40/"))
        #expect(!trial.text("feed.xml").contains("/n/es-economy-40/"))
        #expect(trial.brokenLinks == [])
        #expect(FileSystem.exists(trial.places.journal))
        #expect(ExistingSite(in: trial.places) == nil)

        #expect(FileSystem.removeEmptyFolder(blocked))
        _ = try await trial.site(of: edition(41)).run()
        #expect(!FileSystem.exists(trial.places.journal))
        let whole = try await TrialSite.files(of: edition(41))
        #expect(Scratch.differences(trial.files, whole) == [])
    }

    /// Pages name each other: the older article of a section names the newer one, and the other way round.
    @Test func newPagesStandAsHeadingsUntilTheyAreWritten() async throws {
        _ = try await trial.site(of: edition(40)).run()
        let blocked = "\(trial.output)/n/es-economy-39/index.html.pregonero-new"
        try FileSystem.makeFolder(blocked)
        // One worker comes to the new page after the one that cannot be written.
        await #expect(throws: PublishingError.self) {
            try await trial.site(of: edition(41), jobs: 1).run()
        }
        let placeholder = PagePlaceholder.bytes(heading: "El Pregonero", language: "es")
        #expect(
            trial.text("n/es-economy-40/index.html") == String(decoding: placeholder, as: UTF8.self)
        )
        #expect(trial.brokenLinks == [])
    }

    /// As when the system opens no more files for a moment.
    @Test func whatCouldNotBeReadIsLookedAtByTheNextBuild() async throws {
        let place = "\(trial.folder)/norma.pdf"
        try Scratch.put("norma", at: place)
        let state = try #require(FileState(place))
        let file = StaticFile(address: "norma.pdf", file: place, name: "norma.pdf", state: state)
        try FileSystem.remove(place)
        _ = try await trial.site(of: edition(3), files: [file]).run()
        #expect(!FileSystem.exists("\(trial.output)/norma.pdf"))
        #expect(ExistingSite(in: trial.places) == nil)
        try Scratch.put("norma", at: place)
        _ = try await trial.site(of: edition(3), files: [file]).run()
        #expect(trial.text("norma.pdf") == "norma")
        #expect(ExistingSite(in: trial.places) != nil)
    }

    @Test func whatThePowerTookIsWrittenAgainInAnotherRunOfTheMachine() async throws {
        _ = try await trial.site(of: edition(3)).run()
        let before = trial.files
        try FileSystem.write([], to: "\(trial.output)/noticias/index.html")
        // In the same run nobody has taken anything.
        #expect(try await trial.site(of: edition(3)).run().rendered == 0)
        let text = try #require(Scratch.text(trial.places.manifest))
        let now = " boot=\(Int64(bitPattern: BootSession.current)) "
        #expect(text.contains(now) || text.contains(now.dropLast() + "\n"))
        let earlier = text.replacing(now.dropLast(), with: " boot=1")
        try FileSystem.write(Array(earlier.utf8), to: trial.places.manifest)
        #expect(ExistingSite(in: trial.places) == nil)
        let publication = try await trial.site(of: edition(3)).run()
        #expect(publication.rendered == 1)
        #expect(Scratch.differences(before, trial.files) == [])
        #expect(ExistingSite(in: trial.places) != nil)
    }

    @Test func whereLessIsCompressedThanBeforeCopiesGo() async throws {
        func copies() -> [String] { trial.files.keys.filter { $0.hasSuffix(".br") } }
        _ = try await trial.site(of: edition(3), compress: .all).run()
        #expect(!copies().isEmpty)
        _ = try await trial.site(of: edition(3), shared: 2, compress: .assets).run()
        #expect(!copies().isEmpty && copies().allSatisfy { $0.hasPrefix("_/") })
        _ = try await trial.site(of: edition(3), shared: 3, compress: SiteSettings.Compress.none)
            .run()
        #expect(copies().isEmpty)
    }

    @Test func whatABuildHadBegunThatWasKilledIsOurs() async throws {
        _ = try await trial.site(of: edition(3)).run()
        let before = trial.files
        let journal = try ManifestFile(trial.places.journal, head: ManifestHead())
        try journal.add("/huerfana/", .unknown)
        try journal.add("/noticias/", .unknown)
        try journal.finish()
        try Scratch.put("half", at: "\(trial.output)/huerfana/index.html")
        try Scratch.put("half", at: "\(trial.output)/noticias/index.html.pregonero-new")
        try Scratch.put("half", at: "\(trial.output)/noticias/index.html")
        let publication = try await trial.site(of: edition(3)).run()
        #expect(publication.rendered == 1)
        #expect(publication.files.pruned == 1)
        #expect(Scratch.differences(before, trial.files) == [])
        #expect(!FileSystem.exists(trial.places.journal))
    }

    /// Such as a mount point, or a folder with a file of somebody else's.
    @Test func anOutputWithFilesOfOthersIsFilledInPlaceByAFirstBuild() async throws {
        try Scratch.put("example.org", at: "\(trial.output)/CNAME")
        _ = try await trial.site(of: edition(3)).run()
        var expected = try await TrialSite.files(of: edition(3))
        expected["CNAME"] = Array("example.org".utf8)
        #expect(Scratch.differences(expected, trial.files) == [])
        #expect(!FileSystem.exists(trial.places.journal))
    }
}
