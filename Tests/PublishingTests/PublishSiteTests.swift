import Domain
import Foundation
import Pages
import TestSupport
import Testing

@testable import Publishing

/// An edition goes in, files come out; what is as it was is left alone.
@Suite struct PublishSiteTests {
    private let trial: TrialSite

    init() throws {
        trial = try TrialSite()
    }

    private func edition(_ count: Int, renamed: [Int: String] = [:]) -> EditionStub {
        EditionStub(articles: InventedEdition.articles(count, renamed: renamed))
    }

    private func page(_ number: Int) -> String { "n/es-economy-\(number)/index.html" }

    // MARK: A first build

    @Test func aFirstBuildWritesEveryPageAndNothingElseOutsideItsPlaces() async throws {
        let site = trial.site(of: InventedEdition.whole)
        let publication = try await site.run()
        let listed = try site.pages()
        let files = trial.files
        #expect(publication.pages == listed.count)
        #expect(publication.rendered == listed.count)
        #expect(publication.files == WriteTally(written: files.count))
        for page in listed { #expect(files[OutputPath.file(of: page.path)] != nil, "\(page.path)") }
        let pages = files.keys.filter { $0.hasSuffix(".html") }
        #expect(
            pages.count
                == Set(listed.map(\.path)).count { $0.hasSuffix("/") || $0.hasSuffix(".html") }
        )
        #expect(trial.brokenLinks == [])
        #expect(FileSystem.entries(of: trial.folder).map(\.name).sorted() == ["public", "state"])
        #expect(FileSystem.exists(trial.places.manifest))
        #expect(!FileSystem.exists(trial.places.journal))
        #expect(FileSystem.exists("\(trial.places.server)/serving.json"))
        #expect(trial.messages() == [])
    }

    /// The last file of a first build is its manifest, under the name that a journal has.
    @Test func aFirstBuildThatFailsLeavesNothingBehind() async throws {
        let blocked = "\(trial.places.journal).new"
        try FileSystem.makeFolder(blocked)
        let error = await #expect(throws: PublishingError.self) {
            try await trial.site(of: edition(3)).run()
        }
        #expect(
            error?.writing?.description == "\(blocked): a folder stands where a file is needed"
        )
        #expect(FileSystem.entries(of: trial.folder).map(\.name) == ["state"])
        #expect(!FileSystem.exists(trial.places.manifest))
    }

    // MARK: The second build

    @Test func aSecondBuildOfTheSameWritesNothing() async throws {
        let edition = InventedEdition.whole
        _ = try await trial.site(of: edition).run()
        let before = FileSystem.changes(in: trial.output)
        let publication = try await trial.site(of: edition).run()
        #expect(publication.rendered == 0)
        #expect(publication.files.written == 0)
        #expect(publication.files.pruned == 0)
        #expect(FileSystem.changes(in: trial.output) == before)
    }

    @Test func anotherHeadlineRewritesThePagesThatShowItAndNoOther() async throws {
        _ = try await trial.site(of: edition(80)).run()
        let before = trial.files
        let next = edition(80, renamed: [3: "Otro titular"])
        let publication = try await trial.site(of: next).run()
        let changed = Scratch.differences(before, trial.files)
        let pages = changed.filter { $0.hasSuffix(".html") }
        // Its own, those of its neighbours, and of those that name it among the older ones of its section.
        #expect(pages.filter { $0.hasPrefix("n/") } == (2...8).map(page))
        #expect(pages.contains("noticias/p/1/index.html"))
        #expect(!pages.contains("noticias/index.html"))
        #expect(!pages.contains("index.html"))
        // One page is made anew and says what it said.
        #expect(publication.rendered == pages.count + 1)
        // The rest are files of the search, whose names tell what they hold.
        let standing = trial.files
        #expect(publication.files.written == changed.count { standing[$0] != nil })
        #expect(publication.files.pruned == changed.count { standing[$0] == nil })
        #expect(try await Scratch.differences(trial.files, TrialSite.files(of: next)) == [])
        // What was not written anew is known as well as before.
        #expect(try await trial.site(of: next).run().rendered == 0)
    }

    @Test func whatTheSiteNoLongerHasIsTakenAwayAndNothingOfOthers() async throws {
        _ = try await trial.site(of: edition(40)).run()
        try Scratch.put("mine", at: "\(trial.output)/n/mine.txt")
        let next = EditionStub(articles: Array(InventedEdition.articles(40).dropLast()))
        let publication = try await trial.site(of: next).run()
        #expect(publication.files.pruned >= 1)
        #expect(!FileSystem.exists("\(trial.output)/n/es-economy-39"))
        #expect(trial.text("n/mine.txt") == "mine")
        #expect(
            try await Scratch.differences(trial.files, TrialSite.files(of: next)) == ["n/mine.txt"]
        )
    }

    @Test func aFileThatSomebodyTookAwayComesBack() async throws {
        _ = try await trial.site(of: edition(5)).run()
        let before = trial.files
        try FileSystem.remove("\(trial.output)/index.html")
        try Scratch.put("defaced", at: "\(trial.output)/\(page(2))")
        let publication = try await trial.site(of: edition(5)).run()
        #expect(publication.rendered == 2)
        #expect(publication.files.written == 2)
        #expect(Scratch.differences(before, trial.files) == [])
    }

    @Test func whatAllPagesShareMakesAllPagesAnewAndWritesWhatDiffers() async throws {
        _ = try await trial.site(of: edition(5)).run()
        let publication = try await trial.site(of: edition(5), shared: 2).run()
        #expect(publication.rendered == publication.pages)
        #expect(publication.files.written == 0)
    }

    // MARK: Full and partial builds

    /// Beneath the uppermost folder, a build does not look at files that it believes to know.
    @Test func aFullBuildMakesEverythingAnewAndMendsWhatNobodySaw() async throws {
        _ = try await trial.site(of: edition(5)).run()
        let before = trial.files
        try Scratch.put("defaced", at: "\(trial.output)/\(page(2))")
        #expect(try await trial.site(of: edition(5)).run().rendered == 0)
        let publication = try await trial.site(of: edition(5), isFull: true).run()
        #expect(publication.rendered == publication.pages)
        #expect(publication.files.written == 1)
        #expect(publication.files.kept == before.count - 1)
        #expect(Scratch.differences(before, trial.files) == [])
    }

    @Test func aPartLeavesTheOthersAsTheyAreButForNewPages() async throws {
        _ = try await trial.site(of: edition(40)).run()
        let before = trial.files
        let next = EditionStub(articles: Array(InventedEdition.articles(41).dropFirst()))
        _ = try await trial.site(of: next, only: [.feeds]).run()
        #expect(trial.text("feed.xml").contains("es 40"))
        #expect(trial.text(page(40)).contains("es 40"))
        for path in ["index.html", "noticias/index.html", "_s/manifest.json", page(0)] {
            #expect(before[path] != nil && trial.files[path] == before[path], "\(path)")
        }
        #expect(trial.brokenLinks == [])
        // The next whole build knows what this one left, and what it did not touch.
        #expect(try await trial.site(of: next).run().rendered < 30)
        #expect(try await Scratch.differences(trial.files, TrialSite.files(of: next)) == [])
    }

    @Test func aPartNeedsASiteToBeAPartOf() async throws {
        let error = await #expect(throws: PublishingError.self) {
            try await trial.site(of: edition(3), only: [.feeds]).run()
        }
        guard case .nothingToAddTo? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(FileSystem.entries(of: trial.folder).map(\.name) == ["state"])
    }

    // MARK: What is refused

    @Test func aSiteThatWouldLoseMuchStaysAsItIs() async throws {
        _ = try await trial.site(of: edition(12)).run()
        let before = FileSystem.changes(in: trial.output)
        let error = await #expect(throws: PublishingError.self) {
            try await trial.site(of: edition(8)).run()
        }
        guard case .shrunk(from: 12, to: 8)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(FileSystem.changes(in: trial.output) == before)
        _ = try await trial.site(of: edition(8), allowsShrinking: true).run()
        #expect(!FileSystem.exists("\(trial.output)/\(page(11))"))
        // What was published last is what the next build is measured by.
        _ = try await trial.site(of: edition(7)).run()
    }

    @Test func aStrictBuildPublishesNothingWhileThereIsAWarning() async throws {
        let warning = "no slot loads from 'count.example': the policy stays closed to it"
        let publication = SitePublication(allowedHosts: ["count.example"])
        let error = await #expect(throws: PublishingError.self) {
            try await trial.site(of: edition(3), publication: publication, isStrict: true).run()
        }
        guard case .warned? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(trial.messages() == [warning])
        #expect(FileSystem.entries(of: trial.folder).map(\.name) == ["state"])
        _ = try await trial.site(of: edition(3), publication: publication).run()
        #expect(trial.messages() == [warning])
        #expect(ExistingSite(in: trial.places)?.warnings.map(\.message) == [warning])
        _ = try await trial.site(of: edition(3), isStrict: true).run()
        #expect(ExistingSite(in: trial.places)?.warnings == [])
    }

    @Test func aDamagedManifestIsSetAsideAndThenNothingIsPruned() async throws {
        _ = try await trial.site(of: edition(40)).run()
        try Scratch.put(
            "pregonero-manifest 2 live=40\n../outside\nend\n",
            at: trial.places.manifest
        )
        let next = edition(39)
        let publication = try await trial.site(of: next).run()
        #expect(
            trial.messages() == [
                "the manifest is damaged and was set aside; nothing is pruned this time",
                "pages of builds that this state does not know stay: 1, as /n/es-economy-39/",
            ]
        )
        #expect(publication.files.pruned == 0)
        #expect(publication.rendered == publication.pages)
        #expect(FileSystem.exists("\(trial.places.manifest).damaged"))
        let left = try await Scratch.differences(trial.files, TrialSite.files(of: next))
        #expect(left.contains(page(39)))
        #expect(try await trial.site(of: next).run().files.written == 0)
    }

    @Test func theSiteThatStandsThereIsKnownByItsInputsUntilSomebodyTouchesIt() async throws {
        #expect(ExistingSite(in: trial.places) == nil)
        _ = try await trial.site(of: edition(3)).run()
        let clock = edition(3).clock
        let existing = try #require(ExistingSite(in: trial.places))
        #expect(existing.articles == 3)
        #expect(existing.holds(inputs: 1, at: clock))
        #expect(!existing.holds(inputs: 2, at: clock))
        #expect(!existing.holds(inputs: 1, at: clock.addingTimeInterval(-1)))
        try Scratch.put("", at: "\(trial.output)/mine.txt")
        #expect(ExistingSite(in: trial.places) == nil)
    }
}
