import Fetching
import Foundation
import ScriptedServer
import Testing
import WebURL

@Suite struct CurlClientTests {
    @Test func answerCarriesStatusHeadersAndBody() async throws {
        let server = try ScriptedServer { _ in
            .ok("hello", headers: [("X-One", "1"), ("x-one", "2"), ("ETag", "W/\"a b\"")])
        }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let response = try await client.send(Fixtures.request(server.origin + "/a?b=c"))
        #expect(response.status == 200)
        #expect(try Fixtures.text(response) == "hello")
        #expect(response.headers["etag"] == "W/\"a b\"")
        #expect(response.headers.values(of: "X-ONE") == ["1", "2"])
        #expect(response.url.href == server.origin + "/a?b=c")
        #expect(response.permanentRedirect == nil)
        #expect(response.elapsed > .zero)
    }

    /// What is queued last may be all that holds the client: whoever queued it still wakes the queue.
    @Test func aClientMayEndBeforeWhoeverQueuedItsLastWorkIsDone() async {
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var paused = 0
                    for _ in 0..<2_500 {
                        let client = CurlClient(settings: Fixtures.settings())
                        paused += await client.pausedHosts(clock: .distantPast).count
                    }
                    return paused
                }
            }
            for await paused in group { #expect(paused == 0) }
        }
    }

    @Test func requestNamesTheProgramAndItsCompressions() async throws {
        let server = try ScriptedServer { _ in .ok("") }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        var request = try Fixtures.request(server.origin + "/feed")
        request.headers = ["Accept": "application/rss+xml", "X-Key": "k", "X-Empty": ""]
        _ = try await client.send(request)
        let seen = try #require(server.requests.first)
        #expect(seen.method == "GET")
        #expect(seen.target == "/feed")
        #expect(seen["User-Agent"] == "pregonero-tests/1 (+https://example.org/bot)")
        #expect(seen["Accept-Encoding"] == "gzip, br, zstd")
        #expect(seen["Accept"] == "application/rss+xml")
        #expect(seen["X-Key"] == "k")
        #expect(seen["X-Empty"] == "")
    }

    @Test(arguments: [0, 10, 300_000])
    func postSendsItsBody(of count: Int) async throws {
        let body = [UInt8](repeating: UInt8(ascii: "x"), count: count)
        let server = try ScriptedServer { .ok($0.body) }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        var request = try Fixtures.request(server.origin + "/api")
        request.method = .post
        request.headers = ["Content-Type": "application/json"]
        request.body = body
        let response = try await client.send(request)
        #expect(try response.bytes() == body)
        let seen = try #require(server.requests.first)
        #expect(seen.method == "POST")
        #expect(seen["Content-Type"] == "application/json")
        #expect(seen["Expect"] == nil)
    }

    @Test func headAsksForNoBody() async throws {
        let server = try ScriptedServer { _ in
            ScriptedAnswer(
                [.send(ScriptedAnswer.head(200, [("Content-Length", "5")]))],
                keepsConnection: true
            )
        }
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.method = .head
        let response = try await CurlClient(settings: Fixtures.settings()).send(request)
        #expect(response.status == 200)
        #expect(try response.bytes().isEmpty)
        #expect(server.requests.map(\.method) == ["HEAD"])
    }

    @Test func connectionIsUsedAgain() async throws {
        let server = try ScriptedServer { _ in .ok("x") }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        for _ in 0..<3 { _ = try await client.send(Fixtures.request(server.origin + "/")) }
        #expect(server.requests.count == 3)
        #expect(server.connectionCount == 1)
    }

    @Test func interimAnswerIsSkipped() async throws {
        let server = try ScriptedServer { _ in
            let early = ScriptedAnswer.head(103, [("Link", "</a.css>; rel=preload")])
            return ScriptedAnswer([.send(early)] + ScriptedAnswer.ok("late").steps)
        }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let response = try await client.send(Fixtures.request(server.origin + "/"))
        #expect(response.status == 200)
        #expect(response.headers["Link"] == nil)
        #expect(try Fixtures.text(response) == "late")
    }

    @Test func headerBytesThatAreNoUTF8AreReadAsLatin1() async throws {
        let server = try ScriptedServer { _ in
            let head = Array("HTTP/1.1 200 OK\r\nX-Name: caf".utf8) + [0xE9]
            let rest = Array("\r\nX-Long: a\r\n  b\r\nContent-Length: 0\r\n\r\n".utf8)
            return ScriptedAnswer([.send(head + rest)])
        }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let response = try await client.send(Fixtures.request(server.origin + "/"))
        #expect(response.headers["X-Name"] == "café")
        #expect(response.headers["X-Long"] == "a b")
    }

    @Test func notModifiedIsAnAnswerOnlyToValidators() async throws {
        let server = try ScriptedServer { _ in .status(304, headers: [("ETag", "\"1\"")]) }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        var request = try Fixtures.request(server.origin + "/")
        await #expect(throws: RequestError.unexpectedStatus(code: 304)) {
            try await client.send(request)
        }
        request.headers = ["If-None-Match": "\"1\""]
        let response = try await client.send(request)
        #expect(response.status == 304)
        #expect(server.requests.last?["If-None-Match"] == "\"1\"")
    }

    @Test(arguments: [
        (401, [], RequestError.unauthorized(code: 401)),
        (403, [], RequestError.unauthorized(code: 403)),
        (404, [], RequestError.unexpectedStatus(code: 404)),
        (410, [], RequestError.unexpectedStatus(code: 410)),
        (
            503, [("Retry-After", "120")],
            RequestError.unexpectedStatus(code: 503, retryAfter: .seconds(120))
        ),
        (403, [("cf-mitigated", "challenge")], RequestError.challenged(host: "127.0.0.1")),
        (300, [], RequestError.unexpectedStatus(code: 300)),
    ])
    func otherStatusIsAnError(code: Int, headers: [(String, String)], error: RequestError)
        async throws
    {
        let server = try ScriptedServer { _ in
            .status(code, headers: headers, body: Array("why".utf8))
        }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        await #expect(throws: error) {
            try await client.send(Fixtures.request(server.origin + "/"))
        }
    }

    @Test func errorBodyComesWhenAskedFor() async throws {
        let server = try ScriptedServer { _ in .status(401, body: Array("no key".utf8)) }
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.acceptsAnyStatus = true
        let response = try await CurlClient(settings: Fixtures.settings()).send(request)
        #expect(response.status == 401)
        #expect(try Fixtures.text(response) == "no key")
    }

    @Test(arguments: [
        ("ftp://example.org/", "ftp: addresses are not fetched, only http: and https:"),
        ("file:///etc/passwd", "file: addresses are not fetched, only http: and https:"),
        ("http://me:word@example.org/", "an address may not carry a user name or password"),
    ])
    func addressThatMayNotBeFetchedIsRefused(address: String, message: String) async throws {
        let client = CurlClient(settings: Fixtures.settings())
        let error = await #expect(throws: RequestError.self) {
            try await client.send(Fixtures.request(address))
        }
        #expect(error?.description == message)
    }

    @Test(arguments: [("X-A", "1\r\nHost: x"), ("Host", "x"), ("Bad Name", "x"), ("", "x")])
    func headerThatBreaksTheRequestIsRefused(name: String, value: String) async throws {
        var request = try Fixtures.request("http://example.org/")
        request.headers = HTTPHeaders([.init(name, value)])
        let client = CurlClient(settings: Fixtures.settings())
        await #expect(throws: RequestError.invalidHeader(name)) {
            try await client.send(request)
        }
    }
}
