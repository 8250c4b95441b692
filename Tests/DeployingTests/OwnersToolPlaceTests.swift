import Testing

@testable import Deploying

@Suite struct OwnersToolPlaceTests {
    private func records(_ published: PublishedAnswer) throws -> HostRecords {
        try OwnersToolPlace(
            owner: .netlify,
            project: "uno",
            branch: "main",
            folder: "/nowhere",
            published: published
        ).records()
    }

    /// Its address may be served by another project.
    @Test func whatTheSiteHasIsNotWhatAProjectHas() throws {
        let found = try records(.record([1]))
        #expect(found.manifest == [1])
        #expect(found.origin == .site(isLastSent: false))
    }

    @Test func noAnswerIsNoWordThatNothingIsThere() throws {
        #expect(try records(.nothing) == HostRecords(origin: .site(isLastSent: false)))
        #expect(try records(.unanswered("x")).origin == .unanswered("x"))
    }
}
