import Basics
import Domain
import TestSupport
import Testing

@testable import Publishing

/// What is told of a site to whoever sends it somewhere.
@Suite struct StandingSiteTests {
    private let trial: TrialSite

    init() throws {
        trial = try TrialSite()
    }

    private func standing(withCopies: Bool = false) throws -> StandingSite {
        try StandingSite(in: trial.places, withCopies: withCopies)
    }

    @Test func everyFileIsToldWithWhatItHolds() async throws {
        _ = try await trial.site(of: InventedEdition.whole).run()
        let site = try standing()
        #expect(Set(site.files.map(\.name)) == Set(trial.files.keys))
        #expect(site.files.map(\.name) == site.files.map(\.name).sorted())
        for file in site.files {
            let bytes = try #require(FileSystem.read("\(trial.output)/\(file.name)"))
            #expect(file.digest == ContentDigest(of: bytes), "\(file.name)")
            #expect(file.size == bytes.count)
        }
        #expect(site.gone == [])
        #expect(site.articles > 0)
    }

    @Test func whatSomebodyHasWrittenThereSinceIsWhatIsSent() async throws {
        _ = try await trial.site(of: InventedEdition.whole).run()
        let bytes = Array("otra cosa".utf8)
        try FileSystem.replace("\(trial.output)/index.html", with: bytes)
        let file = try #require(try standing().files.first { $0.name == "index.html" })
        #expect(file.digest == ContentDigest(of: bytes))
        #expect(file.size == 9)
    }

    @Test func whatIsGoneIsNamed() async throws {
        _ = try await trial.site(of: InventedEdition.whole).run()
        try FileSystem.remove("\(trial.output)/index.html")
        let site = try standing()
        #expect(site.gone == ["index.html"])
        #expect(!site.files.contains { $0.name == "index.html" })
    }

    @Test func compressedCopiesAreFilesWhereTheyAreWanted() async throws {
        _ = try await trial.site(of: InventedEdition.whole).run()
        let plain = try standing(withCopies: true)
        #expect(!plain.files.contains { $0.name.hasSuffix(".gz") })
        try FileSystem.replace("\(trial.output)/index.html.gz", with: [1, 2, 3])
        try FileSystem.replace("\(trial.output)/mine.gz", with: [1, 2, 3])
        let site = try standing(withCopies: true)
        let copies = site.files.filter { $0.name.hasSuffix(".gz") }
        #expect(copies.map(\.name) == ["index.html.gz"])
        #expect(copies.first?.size == 3)
        #expect(try standing().files == plain.files)
    }

    @Test func whereThereIsNoSiteNothingIsSent() {
        #expect(throws: StandingSite.Problem.noSite) { try standing() }
    }

    @Test func whatABuildHasNotEndedIsNotSent() async throws {
        _ = try await trial.site(of: InventedEdition.whole).run()
        try FileSystem.replace(trial.places.journal, with: [])
        #expect(throws: StandingSite.Problem.unfinished) { try standing() }
    }
}
