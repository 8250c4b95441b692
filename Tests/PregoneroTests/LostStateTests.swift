import Foundation
import ScriptedServer
import Testing

/// A build without the state of earlier ones, of a site that is deployed.
@Suite struct LostStateTests {
    private let workplace: Workplace
    private let server: ScriptedServer

    init() throws {
        workplace = try Workplace()
        server = try ScriptedServer(
            folder: workplace.folder.appending(path: "www", directoryHint: .isDirectory)
        )
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
    }

    private func configure(_ deploy: String = "  deploy: www\n") throws {
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n",
            site: "\(deploy)  network: {allowPrivate: true}",
            baseURL: "\(server.origin)/"
        )
    }

    private func lose() throws {
        try workplace.remove(".pregonero")
        try workplace.remove("public")
    }

    private var warning: String {
        """
        .pregonero/: warning: the state of earlier builds is gone: undated articles get other addresses, and what no \
        source lists any more is lost; \(server.origin)/ has 5 articles
        hint: 'pregonero state pull' fetches it; --require-state ends a build before it comes to that

        """
    }

    @Test func thePublishedSiteSaysThatThereWasOne() async throws {
        try configure()
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.run("deploy").code == 0)
        try lose()
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains(warning), "\(run.errors)")
        // With a state nobody is asked.
        let asked = server.requests.count
        #expect(try await workplace.build("--full").errors.contains(warning) == false)
        #expect(server.requests.count == asked)
    }

    @Test func nobodyIsAskedWhereThatIsNotWanted() async throws {
        try configure()
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.run("deploy").code == 0)
        try lose()
        let asked = server.requests.count
        #expect(try await workplace.build("--offline").errors.contains("state") == false)
        try lose()
        try configure("")
        #expect(try await workplace.build().errors.contains("state") == false)
        #expect(server.requests.count == asked)
    }

    @Test func whatIsNoRecordTellsNothing() async throws {
        try configure()
        for text in ["<!doctype html>", "pregonero-deployed 9\n", ""] {
            try workplace.write(text, to: "www/_deploy/manifest")
            let run = try await workplace.build()
            #expect(run.code == 0)
            #expect(!run.errors.contains("state of earlier builds"), "\(run.errors)")
            try lose()
        }
    }
}
