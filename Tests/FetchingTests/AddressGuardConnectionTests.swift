import Foundation
import ScriptedServer
import Testing
import WebURL

@testable import Fetching

/// The guard at work, at the moment of connecting.
@Suite struct AddressGuardConnectionTests {
    private let server: ScriptedServer

    init() throws {
        server = try ScriptedServer { _ in .ok("inside") }
    }

    private func error(_ address: String, _ settings: CurlSettings) async throws -> RequestError? {
        let request = try Fixtures.request(address)
        return await #expect(throws: RequestError.self) {
            try await CurlClient(settings: settings).send(request)
        }
    }

    @Test(arguments: ["127.0.0.1", "[::1]", "0.0.0.0", "[::ffff:127.0.0.1]"])
    func literalAddressIsRefused(host: String) async throws {
        let settings = Fixtures.settings { $0.allowPrivate = .none }
        let error = try await error("http://\(host):\(server.port)/", settings)
        guard case .refusedAddress = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.requests.isEmpty)
    }

    @Test func nameThatLeadsInsideIsRefused() async throws {
        let settings = Fixtures.settings { settings in
            settings.allowPrivate = .none
            settings.resolutions = ["inside.example:\(server.port):127.0.0.1"]
        }
        let error = try await error("http://inside.example:\(server.port)/", settings)
        #expect(
            error?.description
                == "inside.example is not fetched from: 127.0.0.1 is this computer's "
                + "own address (network.allowPrivate can permit it)"
        )
        #expect(server.requests.isEmpty)
    }

    @Test func nameThatLeadsInsideAfterARedirectIsRefused() async throws {
        let port = server.port
        let outside = try ScriptedServer { _ in .redirect(to: "http://inside.example:\(port)/") }
        defer { outside.stop() }
        let block = try #require(AddressBlock("127.0.0.1/32"))
        let settings = Fixtures.settings { settings in
            settings.allowPrivate = .blocks([block])
            settings.resolutions = [
                "outside.example:\(outside.port):127.0.0.1", "inside.example:\(port):127.0.0.2",
            ]
        }
        let error = try await error("http://outside.example:\(outside.port)/", settings)
        guard case .refusedAddress(host: "inside.example", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.requests.isEmpty)
    }

    /// A name with several addresses: those that are allowed are still used.
    @Test func allowedAddressOfAMixedNameIsUsed() async throws {
        let block = try #require(AddressBlock("127.0.0.1/32"))
        let settings = Fixtures.settings { settings in
            settings.allowPrivate = .blocks([block])
            settings.resolutions = ["mixed.example:\(server.port):10.0.0.1,127.0.0.1"]
        }
        let request = try Fixtures.request("http://mixed.example:\(server.port)/")
        #expect(try await CurlClient(settings: settings).send(request).status == 200)
    }

    @Test func configuredProxyIsUsedButNotForPrivateLiterals() async throws {
        let proxy = try ScriptedServer { _ in .ok("by proxy") }
        defer { proxy.stop() }
        let settings = Fixtures.settings { settings in
            settings.allowPrivate = .none
            settings.proxy = WebURL(proxy.origin)
        }
        let request = try Fixtures.request("http://example.invalid/feed")
        let response = try await CurlClient(settings: settings).send(request)
        #expect(try Fixtures.text(response) == "by proxy")
        #expect(proxy.requests.map(\.target) == ["http://example.invalid/feed"])
        let error = try await error("http://10.0.0.1/", settings)
        guard case .refusedAddress(host: "10.0.0.1", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: ["10.0.0.5", "127.0.0.1", "[::1]"])
    func aRedirectFromOutsideIsFollowedInsideOnlyWhereABlockSaysSo(host: String) async throws {
        // Behind a proxy a name may be anywhere in the world.
        let proxy = try ScriptedServer { request in
            request.target.contains("outside.example")
                ? .redirect(to: "http://\(host)/keys") : .ok("inside")
        }
        var settings = Fixtures.settings { $0.allowPrivate = .all }
        settings.proxy = WebURL(proxy.origin)
        let request = try Fixtures.request("http://outside.example/")
        let error = await #expect(throws: RequestError.self) {
            try await CurlClient(settings: settings).send(request)
        }
        guard case .refusedAddress = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let block = try #require(AddressBlock(host.filter { $0 != "[" && $0 != "]" }))
        settings.allowPrivate = .blocks([block])
        let response = try await CurlClient(settings: settings).send(request)
        #expect(try response.bytes() == Array("inside".utf8))
    }

    @Test func whoMaySpeakToAllOfTheNetworkIsStillNotLedToACloudsKeys() async throws {
        let leading = try ScriptedServer { _ in
            .redirect(to: "http://169.254.169.254/latest/meta-data/")
        }
        let settings = Fixtures.settings { $0.allowPrivate = .all }
        let error = try await error("http://127.0.0.1:\(leading.port)/", settings)
        #expect(
            error?.description
                == "169.254.169.254 is not fetched from: 169.254.169.254 is where a cloud or a link keeps "
                + "its own services (only its own block in network.allowPrivate can permit it)"
        )
    }
}
