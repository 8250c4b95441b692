import Fetching
import Foundation
import ScriptedServer
import Testing
import WebURL

/// Widths, rests, retries and the deadline, seen from the servers.
@Suite struct PolitenessTests {
    private func sendAll(_ requests: [HTTPRequest], _ client: CurlClient) async -> [RequestError?] {
        await withTaskGroup(of: (Int, RequestError?).self) { group in
            for (index, request) in requests.enumerated() {
                group.addTask {
                    do throws(RequestError) {
                        _ = try await client.send(request)
                        return (index, nil)
                    } catch {
                        return (index, error)
                    }
                }
            }
            return await group.reduce(into: Array(repeating: nil, count: requests.count)) {
                $0[$1.0] = $1.1
            }
        }
    }

    @Test(arguments: [(1, nil, 1), (3, nil, 3), (1, 4, 4)])
    func hostSeesNoMoreRequestsThanItsWidth(perHost: Int, own: Int?, peak: Int) async throws {
        let server = try ScriptedServer { _ in .ok("x").delayed(seconds: 0.1).gathering(peak) }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings { $0.perHost = perHost })
        let requests = try (0..<8).map { index in
            var request = try Fixtures.request(server.origin + "/\(index)")
            request.hostWidth = own
            return request
        }
        let errors = await sendAll(requests, client)
        #expect(errors == Array(repeating: nil, count: 8))
        #expect(server.peakConcurrency == peak)
    }

    @Test func waitingForAPlaceAfterARedirectCountsForNoTime() async throws {
        let last = try ScriptedServer { _ in .ok("x").delayed(seconds: 2) }
        defer { last.stop() }
        let origin = last.origin
        let first = try ScriptedServer { .redirect(to: origin + $0.target) }
        defer { first.stop() }
        let requests = try (0..<7).map { index in
            var request = try Fixtures.request(first.origin + "/\(index)")
            // More than one takes by far, and less than all one after the other.
            request.timeout = .seconds(10)
            return request
        }
        let errors = await sendAll(requests, CurlClient(settings: Fixtures.settings()))
        #expect(errors == Array(repeating: nil, count: 7))
    }

    @Test func allHostsTogetherStayWithinTheTotalWidth() async throws {
        let log = ActiveCount()
        let servers = try (0..<8).map { _ in
            try ScriptedServer { _ in
                log.enter()
                while log.peak < 3 { Thread.sleep(forTimeInterval: 0.002) }
                log.leave()
                return .ok("x")
            }
        }
        defer { servers.forEach { $0.stop() } }
        let client = CurlClient(settings: Fixtures.settings { $0.maxInFlight = 3 })
        let requests = try servers.map { try Fixtures.request($0.origin + "/") }
        let errors = await sendAll(requests, client)
        #expect(errors == Array(repeating: nil, count: 8))
        #expect(log.peak == 3)
    }

    @Test(.timeLimit(.minutes(60))) func deadlineEndsRunningAndWaitingRequests() async throws {
        let server = try ScriptedServer { _ in ScriptedAnswer.ok("x").delayed(seconds: 600) }
        defer { server.stop() }
        let quick = try ScriptedServer { _ in .ok("x") }
        defer { quick.stop() }
        let client = CurlClient(settings: Fixtures.settings { $0.deadline = .seconds(12) })
        let requests =
            try (0..<3).map { try Fixtures.request(server.origin + "/\($0)") }
            + [Fixtures.request(quick.origin + "/")]
        let errors = await sendAll(requests, client)
        let late = RequestError.deadline(host: "127.0.0.1")
        #expect(errors == [late, late, late, nil])
        #expect(
            late.description
                == "no complete answer from 127.0.0.1 when time for fetching was up"
        )
        #expect(server.requests.count == 1)
        #expect(await sendAll([requests[3]], client) == [late])
        #expect(quick.requests.count == 1)
    }

    @Test func silentServerFreesItsPlace() async throws {
        let silent = try (0..<2).map { _ in
            try ScriptedServer { _ in .ok("late").held(by: Gate()) }
        }
        defer { silent.forEach { $0.stop() } }
        let quick = try ScriptedServer { _ in .ok("x") }
        defer { quick.stop() }
        let settings = Fixtures.settings { settings in
            settings.maxInFlight = 2
            settings.slowAfter = .milliseconds(200)
            settings.slowLane = 1
        }
        let client = CurlClient(settings: settings)
        let waiting = Task {
            await sendAll(try silent.map { try Fixtures.request($0.origin + "/") }, client)
        }
        for server in silent { try await server.hasSeen(1) }
        // In the ordinary lane it would wait until the others have timed out, and the deadline.
        #expect(await sendAll([try Fixtures.request(quick.origin + "/")], client) == [nil])
        waiting.cancel()
        #expect(try await waiting.value == [.cancelled, .cancelled])
    }

    @Test(arguments: [500, 502, 503])
    func failedServerIsAskedOnceMore(code: Int) async throws {
        let count = ActiveCount()
        let server = try ScriptedServer { _ in count.enter() == 1 ? .status(code) : .ok("x") }
        defer { server.stop() }
        let client = CurlClient(
            settings: Fixtures.settings { $0.retryPause = .milliseconds(50) }
        )
        let request = try Fixtures.request(server.origin + "/")
        #expect(try await client.send(request).status == 200)
        #expect(server.requests.count == 2)
    }

    @Test func secondFailureIsFinal() async throws {
        let server = try ScriptedServer { _ in .status(503) }
        defer { server.stop() }
        let client = CurlClient(
            settings: Fixtures.settings { $0.retryPause = .milliseconds(50) }
        )
        let error = await #expect(throws: RequestError.self) {
            try await client.send(Fixtures.request(server.origin + "/"))
        }
        #expect(error?.description == "the server answered 503")
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [(404, HTTPMethod.get), (501, .get), (500, .post)])
    func otherFailuresAreNotRetried(code: Int, method: HTTPMethod) async throws {
        let server = try ScriptedServer { _ in .status(code) }
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.method = method
        let sent = request
        let client = CurlClient(
            settings: Fixtures.settings { $0.retryPause = .milliseconds(50) }
        )
        await #expect(throws: RequestError.unexpectedStatus(code: code)) {
            try await client.send(sent)
        }
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [
        (429, [("Retry-After", "120")], RetryAfter.seconds(120)),
        (503, [("Retry-After", "6000")], .seconds(6_000)),
        (429, [], nil),
    ])
    func hostThatAsksForRestIsNotAskedAgain(
        code: Int,
        headers: [(String, String)],
        asked: RetryAfter?
    ) async throws {
        let server = try ScriptedServer { _ in .status(code, headers: headers) }
        defer { server.stop() }
        let client = CurlClient(
            settings: Fixtures.settings { $0.retryPause = .milliseconds(50) }
        )
        let requests = try (0..<4).map { try Fixtures.request(server.origin + "/\($0)") }
        let errors = await sendAll(requests, client)
        let first = RequestError.unexpectedStatus(code: code, retryAfter: asked)
        let paused = RequestError.hostPaused(
            host: "127.0.0.1",
            retryAfter: asked ?? .seconds(600)
        )
        #expect(errors.count { $0 == first } == 1)
        #expect(errors.count { $0 == paused } == 3)
        #expect(server.requests.count == 1)
        await #expect(throws: paused) { try await client.send(requests[0]) }
    }

    @Test(arguments: [429, 503]) func aRestOfNoTimeIsNone(code: Int) async throws {
        let server = try ScriptedServer { _ in .status(code, headers: [("Retry-After", "0")]) }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let requests = try (0..<3).map { try Fixtures.request(server.origin + "/\($0)") }
        let errors = await sendAll(requests, client)
        let error = RequestError.unexpectedStatus(code: code, retryAfter: .seconds(0))
        #expect(errors == Array(repeating: error, count: 3))
        #expect(server.requests.count == 3)
    }

    /// Many requests over few servers, a third of them cancelled at odd moments.
    @Test func everyRequestOfACrowdHasItsOutcome() async throws {
        let servers = try (0..<5).map { _ in
            try ScriptedServer { request in
                ScriptedAnswer.ok(request.path).delayed(seconds: 0.002)
            }
        }
        defer { servers.forEach { $0.stop() } }
        let client = CurlClient(settings: Fixtures.settings { $0.perHost = 8 })
        let requests = try (0..<300).map {
            try Fixtures.request(servers[$0 % 5].origin + "/\($0)")
        }
        let outcomes = await withTaskGroup(of: String.self) { group in
            for (index, request) in requests.enumerated() {
                group.addTask {
                    let task = Task { try await client.send(request) }
                    if index % 3 == 0 {
                        try? await Task.sleep(for: .milliseconds(index % 20))
                        task.cancel()
                    }
                    do {
                        let response = try await task.value
                        return try Fixtures.text(response) == request.url.path ? "ok" : "mixed up"
                    } catch {
                        return (error as? RequestError)?.description ?? "unknown"
                    }
                }
            }
            var outcomes: [String: Int] = [:]
            for await outcome in group { outcomes[outcome, default: 0] += 1 }
            return outcomes
        }
        #expect(outcomes["ok", default: 0] >= 200)
        let cancelled = outcomes[RequestError.cancelled.description, default: 0]
        #expect(outcomes["ok", default: 0] + cancelled == 300)
    }

    @Test func slowAnswerDoesNotDelayOtherHosts() async throws {
        let dripping = try ScriptedServer { _ in
            let head = ScriptedAnswer.head(200, [("Content-Length", "20000")])
            let drip = ScriptedAnswer.Step.drip([UInt8](repeating: 1, count: 20_000), seconds: 0.03)
            return ScriptedAnswer([.send(head), drip])
        }
        defer { dripping.stop() }
        let quick = try (0..<4).map { _ in try ScriptedServer { _ in .ok("x") } }
        defer { quick.forEach { $0.stop() } }
        let client = CurlClient(settings: Fixtures.settings())
        let slow = Task { await sendAll([try Fixtures.request(dripping.origin + "/")], client) }
        let errors = await sendAll(
            try quick.map { try Fixtures.request($0.origin + "/") },
            client
        )
        #expect(errors == [nil, nil, nil, nil])
        slow.cancel()
        #expect(try await slow.value == [.cancelled])
    }
}
