import Testing

@testable import Deploying

@Suite struct HostToolPlaceTests {
    private func records(_ published: PublishedAnswer) throws -> HostRecords {
        try HostToolPlace(
            tool: .netlify,
            project: "uno",
            branch: "main",
            folder: "/nowhere",
            published: published
        ).records()
    }

    @Test func eachIsNamedByItsOwners() {
        let places = [HostTool.netlify, .cloudflare].map {
            HostToolPlace(
                tool: $0,
                project: "uno",
                branch: "main",
                folder: "/nowhere",
                published: .nothing
            )
        }
        #expect(places.map(\.name) == ["netlify uno", "cloudflare uno"])
        #expect(places.map(\.limits) == [nil, .cloudflare])
    }

    @Test func eachToolIsToldTheProjectInItsOwnWords() {
        #expect(
            HostTool.netlify.arguments("/site", "uno", "main")
                == ["deploy", "--prod", "--no-build", "--dir", "/site", "--site", "uno"]
        )
        #expect(
            HostTool.cloudflare.arguments("/site", "uno", "otra").joined(separator: " ")
                == "pages deploy /site --project-name uno --branch otra --commit-dirty=true"
        )
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
