import Domain
import TestSupport
import Testing

@testable import Publishing

@Suite struct StrayPagesTests {
    private let trial: TrialSite

    init() throws {
        trial = try TrialSite()
    }

    private func build(_ edition: EditionStub = InventedEdition.whole) async throws -> [String] {
        _ = try await trial.site(of: edition, allowsShrinking: true).run()
        return trial.messages()
    }

    private func putPage() throws {
        try FileSystem.makeFolder("\(trial.output)/n/mine")
        try FileSystem.replace("\(trial.output)/n/mine/index.html", with: [1])
    }

    @Test func aStateThatIsLostKnowsNoPage() async throws {
        _ = try await build()
        try putPage()
        try FileSystem.remove(trial.places.manifest)
        #expect(try await build().contains { $0.contains("/n/mine/") })
    }

    @Test func aStateThatWasPutBackTellsWhatCameSince() async throws {
        _ = try await build()
        let former = try #require(FileSystem.read(trial.places.manifest))
        _ = try await build(EditionStub(articles: []))
        try putPage()
        try FileSystem.replace(trial.places.manifest, with: former)
        #expect(try await build().contains { $0.contains("/n/mine/") })
    }

    @Test func whatStandsAsTheStateKnowsItIsNotLookedThrough() async throws {
        _ = try await build()
        #expect(!(try await build().contains { $0.contains("does not know") }))
    }

    @Test func filesThatAreNoPagesAreNotTold() async throws {
        _ = try await build()
        try FileSystem.replace("\(trial.output)/mine.txt", with: [1])
        try FileSystem.remove(trial.places.manifest)
        #expect(!(try await build().contains { $0.contains("does not know") }))
    }
}
