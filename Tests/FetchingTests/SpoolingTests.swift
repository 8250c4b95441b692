import Fetching
import Foundation
import ScriptedServer
import Testing

/// Long answers wait in files, not in memory.
@Suite struct SpoolingTests {
    private let long = Array(String(repeating: "0123456789", count: 20_000).utf8)

    private func files(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Asks a server that says this, with a store and a spool in a folder.
    private func asking(
        _ bytes: [UInt8],
        _ test: (FetchAnswer, SnapshotStore, URL) async throws -> Void
    ) async throws {
        let server = try ScriptedServer { _ in .ok(bytes) }
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let client = CurlClient(settings: Fixtures.settings { $0.spoolFolder = folder.path })
            let store = SnapshotStore(folder: folder)
            let fetch = ConditionalFetch(client: client, store: store) { Issue.record("\($0)") }
            let request = try Fixtures.request(server.origin + "/")
            let answer = await fetch.answer(to: request, key: "a", now: .distantPast)
            try await test(answer, store, folder)
        }
    }

    @Test func aLongAnswerIsSpooledAndBecomesTheSnapshotsBody() async throws {
        try await asking(long) { answer, store, folder in
            let snapshot = try #require(answer.snapshot)
            #expect(try files(folder).map { $0.prefix(8) } == ["incoming"])
            #expect(try snapshot.body() == long)
            try store.commit(snapshot)
            #expect(try files(folder).filter { $0.hasPrefix("incoming") } == [])
            #expect(try store.load("a")?.body() == long)
        }
    }

    @Test func whatIsPackedInALongAnswerIsSpooledInItsPlace() async throws {
        try await asking(Compression.storedGzip(long)) { answer, store, folder in
            let snapshot = try #require(answer.snapshot)
            #expect(try files(folder).map { $0.prefix(8) } == ["incoming"])
            #expect(try snapshot.body() == long)
            try store.commit(snapshot)
            #expect(try store.load("a")?.body() == long)
        }
    }

    @Test func aShortAnswerIsPutIntoAFileWhileItWaitsForItsTurn() async throws {
        try await asking(Array("<rss/>".utf8)) { answer, store, folder in
            #expect(try files(folder) == [])
            let waiting = PagedAnswer(answer).spooled(in: folder.path)
            #expect(try files(folder).map { $0.prefix(8) } == ["incoming"])
            let snapshot = try #require(waiting.answer.snapshot)
            #expect(try snapshot.body() == Array("<rss/>".utf8))
            try store.commit(snapshot)
            #expect(try files(folder).filter { $0.hasPrefix("incoming") } == [])
            #expect(try store.load("a")?.body() == Array("<rss/>".utf8))
        }
    }

    @Test func whereItCannotBeWrittenAShortAnswerStaysInMemory() async throws {
        try await asking(Array("<rss/>".utf8)) { answer, _, _ in
            let waiting = PagedAnswer(answer).spooled(in: "/nowhere/at/all")
            let snapshot = try #require(waiting.answer.snapshot)
            #expect(try snapshot.body() == Array("<rss/>".utf8))
        }
    }

    @Test func anAnswerThatNobodyKeepsLeavesNothing() async throws {
        let server = try ScriptedServer { [long] _ in .ok(long) }
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let client = CurlClient(settings: Fixtures.settings { $0.spoolFolder = folder.path })
            do {
                let response = try await client.send(Fixtures.request(server.origin + "/"))
                #expect(try response.bytes() == long)
            }
            #expect(try files(folder) == [])
        }
    }

    @Test func aFolderThatCannotBeWrittenIsSaid() async throws {
        let server = try ScriptedServer { [long] _ in .ok(long) }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings { $0.spoolFolder = "/nowhere/at/all" })
        let request = try Fixtures.request(server.origin + "/")
        await #expect(
            throws: RequestError.network(
                host: "127.0.0.1",
                detail: "its answer cannot be kept on the disk"
            )
        ) { try await client.send(request) }
    }

    @Test func whatAKilledBuildLeftIsCleared() async throws {
        try await Fixtures.withFolder { folder in
            try Data("x".utf8).write(to: folder.appending(path: "incoming-abc123"))
            try SnapshotStore(folder: folder).prune(keeping: ["a"])
            #expect(try files(folder) == [])
        }
    }
}
