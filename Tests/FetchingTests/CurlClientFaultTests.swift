import Fetching
import Foundation
import ScriptedServer
import Testing
import WebURL

/// Each fault that a server can commit, against the whole client.
@Suite struct CurlClientFaultTests {
    private func error(
        _ settings: CurlSettings = Fixtures.settings(),
        timeout: Duration = .seconds(600),
        maxBytes: Int = 4 << 20,
        script: @escaping ScriptedServer.Script
    ) async throws -> RequestError? {
        let server = try ScriptedServer(script)
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.timeout = timeout
        request.maxBytes = maxBytes
        let sent = request
        return await #expect(throws: RequestError.self) {
            try await CurlClient(settings: settings).send(sent)
        }
    }

    @Test func unknownNameIsNamed() async throws {
        let client = CurlClient(settings: Fixtures.settings())
        let error = await #expect(throws: RequestError.self) {
            try await client.send(Fixtures.request("http://example.invalid/feed"))
        }
        #expect(error == .unresolvedHost("example.invalid"))
        #expect(error?.description == "no address found for example.invalid")
        #expect(error?.isOwnNetworkFailure == true)
    }

    @Test func closedPortIsNamed() async throws {
        // Port 1 is never given to a server that asks for any port, as those of other tests do.
        let client = CurlClient(settings: Fixtures.settings())
        let error = await #expect(throws: RequestError.self) {
            try await client.send(Fixtures.request("http://127.0.0.1:1/"))
        }
        #expect(error?.description == "cannot connect to 127.0.0.1: Connection refused")
        #expect(error?.isOwnNetworkFailure == false)
    }

    @Test func silenceIsNamed() async throws {
        let error = try await error { _ in .silence }
        #expect(error == .network(host: "127.0.0.1", detail: "the answer is empty"))
    }

    @Test func resetIsNamed() async throws {
        let error = try await error { _ in ScriptedAnswer([.reset]) }
        #expect(
            error?.description
                == "failure talking to 127.0.0.1: Recv failure: Connection reset by peer"
        )
    }

    @Test func garbageIsNamed() async throws {
        let error = try await error { _ in .garbage }
        #expect(error == .network(host: "127.0.0.1", detail: "the answer is not HTTP"))
    }

    @Test func truncatedBodyIsNoAnswer() async throws {
        let error = try await error { _ in .truncated(Array("<rss>".utf8), announced: 500) }
        #expect(error == .truncated(host: "127.0.0.1"))
        #expect(error?.description == "the answer from 127.0.0.1 ended too early")
    }

    @Test func truncatedChunkIsNoAnswer() async throws {
        let error = try await error { _ in
            let head = ScriptedAnswer.head(200, [("Transfer-Encoding", "chunked")])
            return ScriptedAnswer([.send(head + Array("20\r\n<rss>".utf8))])
        }
        #expect(error == .truncated(host: "127.0.0.1"))
    }

    @Test func serverThatHangsIsGivenUp() async throws {
        let error = try await error(timeout: .milliseconds(600)) { _ in
            ScriptedAnswer.ok("late").held(by: Gate())
        }
        #expect(error == .timeout(host: "127.0.0.1", after: .milliseconds(600)))
        #expect(error?.description == "no complete answer from 127.0.0.1 within 0.6 s")
    }

    @Test func drippingServerIsGivenUp() async throws {
        let settings = Fixtures.settings { $0.lowSpeedTime = .seconds(2) }
        let error = try await error(settings) { _ in
            let head = ScriptedAnswer.head(200, [("Content-Length", "1000")])
            return ScriptedAnswer([
                .send(head), .drip([UInt8](repeating: 1, count: 1000), seconds: 0.1),
            ])
        }
        #expect(error == .tooSlow(host: "127.0.0.1"))
        #expect(error?.description == "127.0.0.1 sent less than 1 kB/s for too long")
    }

    @Test func endlessBodyStopsAtTheCap() async throws {
        let error = try await error { _ in .endlessBody }
        #expect(error == .tooLarge(.body(bytes: 4 << 20)))
        #expect(error?.description == "the answer is larger than 4 MiB")
    }

    @Test func bodyOfExactlyTheCapIsTaken() async throws {
        let server = try ScriptedServer { _ in .ok([UInt8](repeating: 120, count: 1000)) }
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.maxBytes = 1000
        let client = CurlClient(settings: Fixtures.settings())
        #expect(try await client.send(request).bytes().count == 1000)
        request.maxBytes = 999
        let tooSmall = request
        await #expect(throws: RequestError.tooLarge(.body(bytes: 999))) {
            try await client.send(tooSmall)
        }
    }

    @Test func endlessHeadersStopAtTheCap() async throws {
        let error = try await error { _ in .endlessHeaders }
        #expect(error == .tooLarge(.headers))
    }

    @Test func oneVeryLongHeaderStopsAtTheCap() async throws {
        let error = try await error { _ in
            .ok("x", headers: [("X-Long", String(repeating: "x", count: 70_000))])
        }
        #expect(error == .tooLarge(.headers))
    }

    @Test func errorPageWithoutEndIsNotRead() async throws {
        let error = try await error { _ in
            ScriptedAnswer([
                .send(ScriptedAnswer.head(404, [])), .flood([UInt8](repeating: 120, count: 9999)),
            ])
        }
        #expect(error == .unexpectedStatus(code: 404))
    }

    @Test func cancellingTheTaskEndsTheTransfer() async throws {
        let server = try ScriptedServer { _ in .ok("late").held(by: Gate()) }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let request = try Fixtures.request(server.origin + "/")
        let task = Task { try await client.send(request) }
        try await server.hasSeen(1)
        task.cancel()
        await #expect(throws: RequestError.cancelled) { try await task.value }
    }

    @Test func taskCancelledBeforeSendingSendsNothing() async throws {
        let server = try ScriptedServer { _ in .ok("") }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let request = try Fixtures.request(server.origin + "/")
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await client.send(request)
        }
        task.cancel()
        await #expect(throws: RequestError.cancelled) { try await task.value }
        #expect(server.requests.isEmpty)
    }
}
