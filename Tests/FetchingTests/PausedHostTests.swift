import Fetching
import Foundation
import ScriptedServer
import Testing

/// Pauses that outlive the build in which they were asked for.
@Suite struct PausedHostTests {
    private let clock = Date(timeIntervalSince1970: 1_795_240_800)

    private func paused(_ server: ScriptedServer, until: Date) throws -> PausedHost {
        let port = try #require(URL(string: server.origin)?.port)
        return PausedHost(
            scheme: "http",
            name: "127.0.0.1",
            port: UInt16(port),
            until: until
        )
    }

    @Test func aPausedHostIsNotAsked() async throws {
        let server = try ScriptedServer { _ in .ok("x") }
        defer { server.stop() }
        let until = clock.addingTimeInterval(80_000)
        let host = try paused(server, until: until)
        let client = CurlClient(settings: Fixtures.settings(), paused: [host], clock: clock)
        let request = try Fixtures.request(server.origin + "/")
        await #expect(
            throws: RequestError.hostPaused(host: "127.0.0.1", retryAfter: .date(until))
        ) { try await client.send(request) }
        #expect(server.requests.isEmpty)
        #expect(await client.pausedHosts(clock: clock) == [host])
    }

    @Test func aPauseThatIsOverIsForgotten() async throws {
        let server = try ScriptedServer { _ in .ok("x") }
        defer { server.stop() }
        let host = try paused(server, until: clock)
        let client = CurlClient(settings: Fixtures.settings(), paused: [host], clock: clock)
        _ = try await client.send(Fixtures.request(server.origin + "/"))
        #expect(await client.pausedHosts(clock: clock) == [])
    }

    @Test(arguments: [
        ([("Retry-After", "7200")], 7_200.0), ([(String, String)](), 600.0),
        (
            [
                ("Date", "Sat, 21 Nov 2026 06:00:00 GMT"),
                ("Retry-After", "Sat, 21 Nov 2026 07:00:00 GMT"),
            ], 3_600.0
        ),
    ])
    func whatAnAnswerAsksForIsKept(headers: [(String, String)], seconds: Double) async throws {
        let server = try ScriptedServer { _ in .status(429, headers: headers) }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings(), clock: clock)
        _ = try? await client.send(Fixtures.request(server.origin + "/"))
        let host = try paused(server, until: clock.addingTimeInterval(seconds))
        #expect(await client.pausedHosts(clock: clock) == [host])
    }
}
