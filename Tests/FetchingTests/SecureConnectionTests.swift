import Foundation
import ScriptedServer
import Testing
import WebURL

@testable import Fetching

@Suite(.enabled(if: TLSServer.isAvailable, "openssl is not installed"))
struct SecureConnectionTests {
    private static let ok = "HTTP/1.0 200 OK\r\nContent-Length: 6\r\n\r\nsecure"

    private func settings(_ server: TLSServer, isTrusted: Bool) -> CurlSettings {
        Fixtures.settings { settings in
            settings.resolutions = ["tls.example", "other.example"]
                .map { "\($0):\(server.port):127.0.0.1" }
            settings.certificateAuthorities = isTrusted ? server.certificate.path : nil
        }
    }

    @Test func trustedCertificateIsAccepted() async throws {
        try await Fixtures.withFolder { folder in
            let server = try await TLSServer(folder: folder, answers: ["feed": Self.ok])
            defer { server.end() }
            let client = CurlClient(settings: settings(server, isTrusted: true))
            let request = try Fixtures.request("https://tls.example:\(server.port)/feed")
            #expect(try Fixtures.text(try await client.send(request)) == "secure")
        }
    }

    @Test(arguments: [
        ("tls.example", false, "SSL certificate problem: self-signed certificate"),
        (
            "other.example", true,
            "SSL: no alternative certificate subject name matches target host name "
                + "'other.example'"
        ),
    ])
    func certificateThatProvesNothingIsRefused(host: String, isTrusted: Bool, detail: String)
        async throws
    {
        try await Fixtures.withFolder { folder in
            let server = try await TLSServer(folder: folder, answers: ["feed": Self.ok])
            defer { server.end() }
            let client = CurlClient(settings: settings(server, isTrusted: isTrusted))
            let request = try Fixtures.request("https://\(host):\(server.port)/feed")
            let error = await #expect(throws: RequestError.self) {
                try await client.send(request)
            }
            #expect(error?.description == "no secure connection to \(host): \(detail)")
        }
    }

    @Test func aMachineWithoutCertificatesIsNamed() async throws {
        try await Fixtures.withFolder { folder in
            let server = try await TLSServer(folder: folder, answers: ["feed": Self.ok])
            defer { server.end() }
            var settings = settings(server, isTrusted: true)
            settings.certificateAuthorities = "/nonexistent/authorities.pem"
            let client = CurlClient(settings: settings)
            let request = try Fixtures.request("https://tls.example:\(server.port)/feed")
            let error = await #expect(throws: RequestError.self) {
                try await client.send(request)
            }
            guard case .noCertificates(let detail) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(detail.contains("/nonexistent/authorities.pem"))
        }
    }

    @Test func plainServerOnASecureAddressIsNamed() async throws {
        let server = try ScriptedServer { _ in .garbage }
        // It waits for a request that never comes, as the client does for its part of the handshake.
        let client = CurlClient(settings: Fixtures.settings { $0.connectTimeout = .seconds(2) })
        let error = await #expect(throws: RequestError.self) {
            try await client.send(Fixtures.request("https://127.0.0.1:\(server.port)/"))
        }
        server.stop()
        switch error {
        case .tls, .timeout: break
        default: Issue.record("\(String(describing: error))")
        }
    }

    @Test func redirectThatLeavesTheSecureConnectionIsRefused() async throws {
        let plain = try ScriptedServer { _ in .ok("plain") }
        defer { plain.stop() }
        try await Fixtures.withFolder { folder in
            let answer = "HTTP/1.0 301 Moved\r\nLocation: \(plain.origin)/\r\n\r\n"
            let server = try await TLSServer(folder: folder, answers: ["feed": answer])
            defer { server.end() }
            let client = CurlClient(settings: settings(server, isTrusted: true))
            let request = try Fixtures.request("https://tls.example:\(server.port)/feed")
            let expected = RequestError.redirectRefused(
                host: "127.0.0.1",
                reason: "it leaves the secure connection"
            )
            await #expect(throws: expected) { try await client.send(request) }
            #expect(plain.requests.isEmpty)
        }
    }

    /// OpenSSL writes without MSG_NOSIGNAL: a server that goes away must not kill the program.
    @Test func serverThatLeavesDuringAnUploadIsAnErrorAndNoSignal() async throws {
        try await Fixtures.withFolder { folder in
            let server = try await TLSServer(folder: folder, answers: ["feed": Self.ok])
            let client = CurlClient(settings: settings(server, isTrusted: true))
            var request = try Fixtures.request("https://tls.example:\(server.port)/feed")
            request.method = .post
            request.body = [UInt8](repeating: 120, count: 100 << 20)
            let sent = request
            let task = Task { try await client.send(sent) }
            try await server.hasRead(1 << 20)
            server.end()
            await #expect(throws: RequestError.self) { try await task.value }
        }
    }
}
