import Fetching
import Foundation
import ScriptedServer
import Testing
import WebURL

@Suite struct RedirectTests {
    /// A server where `/301/302/end` redirects with 301, then 302, and ends with an answer.
    private func chain() throws -> ScriptedServer {
        try ScriptedServer { request in
            let steps = request.path.split(separator: "/")
            guard let code = steps.first.flatMap({ Int($0) }) else { return .ok("end") }
            return .redirect(code, to: "/" + steps.dropFirst().joined(separator: "/"))
        }
    }

    @Test(arguments: [
        ("/301/308/end", "/end"),
        ("/301/302/end", "/302/end"),
        ("/301/301/307/301/end", "/307/301/end"),
        ("/302/301/end", nil),
        ("/303/end", nil),
        ("/end", nil),
    ])
    func permanentPrefixIsReported(path: String, permanent: String?) async throws {
        let server = try chain()
        let client = CurlClient(settings: Fixtures.settings())
        let response = try await client.send(Fixtures.request(server.origin + path))
        #expect(response.url.href == server.origin + "/end")
        #expect(response.permanentRedirect?.href == permanent.map { server.origin + $0 })
        #expect(try Fixtures.text(response) == "end")
    }

    @Test func fiveRedirectsAreFollowedAndNoSixth() async throws {
        let server = try chain()
        let client = CurlClient(settings: Fixtures.settings())
        let five = try Fixtures.request(server.origin + "/302/302/302/302/302/end")
        #expect(try await client.send(five).status == 200)
        let six = try Fixtures.request(server.origin + "/302/302/302/302/302/302/end")
        let error = await #expect(throws: RequestError.self) { try await client.send(six) }
        #expect(error == .tooManyRedirects(host: "127.0.0.1"))
        #expect(error?.description == "too many redirects (the last to 127.0.0.1)")
    }

    @Test(arguments: ["/", "/#again"])
    func circleIsSeenAtOnce(target: String) async throws {
        let server = try ScriptedServer { _ in .redirect(301, to: target) }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let error = await #expect(throws: RequestError.self) {
            try await client.send(Fixtures.request(server.origin + "/"))
        }
        #expect(error == .redirectLoop(host: "127.0.0.1"))
        #expect(server.requests.count == 1)
    }

    @Test(arguments: ["/cookie", "/feed"])
    func feedThatComesOnlyWithACookieIsHad(setter: String) async throws {
        let server = try ScriptedServer { request in
            if request["Cookie"] == "a=1" { return .ok("feed") }
            let cookie = ("Set-Cookie", "a=1; Path=/; HttpOnly")
            return request.path == setter
                ? .status(302, headers: [("Location", "/feed"), cookie]) : .redirect(to: setter)
        }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let request = try Fixtures.request(server.origin + "/feed")
        #expect(try Fixtures.text(await client.send(request)) == "feed")
        let legs = server.requests.count
        #expect(legs == (setter == "/feed" ? 2 : 3))
        // Nothing of it is remembered.
        _ = try await client.send(request)
        #expect(server.requests[legs]["Cookie"] == nil)
    }

    @Test func feedThatLeadsBackToItselfForACookieHasNotMoved() async throws {
        let server = try ScriptedServer { request in
            request["Cookie"] == "a=1"
                ? .ok("feed") : .status(301, headers: [("Location", "/"), ("Set-Cookie", "a=1")])
        }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let response = try await client.send(Fixtures.request(server.origin + "/"))
        #expect(try Fixtures.text(response) == "feed")
        #expect(response.permanentRedirect == nil)
    }

    @Test func circleWithACookieEnds() async throws {
        let server = try ScriptedServer { _ in
            .status(302, headers: [("Location", "/"), ("Set-Cookie", "a=1")])
        }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        await #expect(throws: RequestError.redirectLoop(host: "127.0.0.1")) {
            try await client.send(Fixtures.request(server.origin + "/"))
        }
        #expect(server.requests.map { $0["Cookie"] } == [nil, "a=1"])
    }

    @Test func circleWithEverNewCookiesEnds() async throws {
        let server = try ScriptedServer { request in
            let cookie = ("Set-Cookie", "a=\(request["Cookie"]?.utf8.count ?? 0)x; Path=/")
            let longer = ("Set-Cookie", "b=\(request["Cookie"] ?? "")")
            return .status(302, headers: [("Location", "/"), cookie, longer])
        }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        await #expect(throws: RequestError.tooManyRedirects(host: "127.0.0.1")) {
            try await client.send(Fixtures.request(server.origin + "/"))
        }
    }

    @Test func cookiesStayWithTheServerThatSetThemBesideTheCallersOwn() async throws {
        let other = try ScriptedServer { _ in .ok("other") }
        defer { other.stop() }
        let target = other.origin + "/"
        let server = try ScriptedServer { request in
            let location = request.path == "/" ? "/next" : target
            return .status(302, headers: [("Location", location), ("Set-Cookie", "a=1")])
        }
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.headers = ["Cookie": "own=2"]
        let sent = request
        _ = try await CurlClient(settings: Fixtures.settings()).send(sent)
        #expect(server.requests.map { $0["Cookie"] } == ["own=2", "own=2; a=1"])
        #expect(other.requests.map { $0["Cookie"] } == [nil])
    }

    @Test(arguments: [
        (
            "file:///etc/passwd",
            "redirect to 127.0.0.1 refused: it leads to a file: address"
        ),
        (
            "gopher://127.0.0.1/",
            "redirect to 127.0.0.1 refused: it leads to a gopher: address"
        ),
        (
            "http://me@127.0.0.1/",
            "redirect to 127.0.0.1 refused: an address may not carry a user name or password"
        ),
    ])
    func redirectOutOfTheWebIsRefused(target: String, message: String) async throws {
        let server = try ScriptedServer { _ in .redirect(to: target) }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let error = await #expect(throws: RequestError.self) {
            try await client.send(Fixtures.request(server.origin + "/"))
        }
        #expect(error?.description == message)
    }

    @Test func addressIsCheckedOnEachHop() async throws {
        let server = try ScriptedServer { _ in
            .redirect(to: "http://169.254.169.254/latest/meta-data/")
        }
        defer { server.stop() }
        let block = try #require(AddressBlock("127.0.0.0/8"))
        let settings = Fixtures.settings { $0.allowPrivate = .blocks([block]) }
        let error = await #expect(throws: RequestError.self) {
            try await CurlClient(settings: settings).send(Fixtures.request(server.origin + "/"))
        }
        #expect(
            error?.description == "169.254.169.254 is not fetched from: 169.254.169.254 is "
                + "where a cloud or a link keeps its own services "
                + "(only its own block in network.allowPrivate can permit it)"
        )
    }

    @Test func keysStayWithTheServerTheyWereMeantFor() async throws {
        let other = try ScriptedServer { _ in .ok("other") }
        defer { other.stop() }
        let target = other.origin + "/"
        let server = try ScriptedServer { request in
            request.path == "/" ? .redirect(to: "/same") : .redirect(to: target)
        }
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.headers = ["Accept": "text/xml", "X-Api-Key": "secret", "Authorization": "secret"]
        let sent = request
        _ = try await CurlClient(settings: Fixtures.settings()).send(sent)
        #expect(server.requests.map { $0["X-Api-Key"] } == ["secret", "secret"])
        #expect(server.requests.map { $0["Authorization"] } == ["secret", "secret"])
        #expect(other.requests.map { $0["X-Api-Key"] } == [nil])
        #expect(other.requests.map { $0["Authorization"] } == [nil])
        #expect(other.requests.map { $0["Accept"] } == ["text/xml"])
    }

    @Test(arguments: [(302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
    func postBecomesGetWhereTheStandardSaysSo(code: Int, method: String) async throws {
        let server = try ScriptedServer { request in
            request.path == "/" ? .redirect(code, to: "/next") : .ok("x")
        }
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.method = .post
        request.body = Array("data".utf8)
        let sent = request
        _ = try await CurlClient(settings: Fixtures.settings()).send(sent)
        #expect(server.requests.map(\.method) == ["POST", method])
        #expect(server.requests.last?.body == (method == "POST" ? Array("data".utf8) : []))
    }

    @Test func postedDataGoToNoOtherServer() async throws {
        let other = try ScriptedServer { _ in .ok("other") }
        defer { other.stop() }
        let target = other.origin + "/"
        let server = try ScriptedServer { _ in .redirect(307, to: target) }
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.method = .post
        request.body = Array("data".utf8)
        let sent = request
        let expected = RequestError.redirectRefused(
            host: "127.0.0.1",
            reason: "it would send data to another server"
        )
        await #expect(throws: expected) {
            try await CurlClient(settings: Fixtures.settings()).send(sent)
        }
        #expect(other.requests.isEmpty)
    }

    @Test func longBodyOfARedirectIsNotRead() async throws {
        let server = try ScriptedServer { request in
            guard request.path == "/" else { return .ok("end") }
            let head = ScriptedAnswer.head(302, [("Location", "/end")])
            return ScriptedAnswer([.send(head), .flood([UInt8](repeating: 120, count: 9999))])
        }
        defer { server.stop() }
        let client = CurlClient(settings: Fixtures.settings())
        let response = try await client.send(Fixtures.request(server.origin + "/"))
        #expect(try Fixtures.text(response) == "end")
    }
}
