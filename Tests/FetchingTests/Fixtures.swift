import Fetching
import Foundation
import ScriptedServer
import Testing
import WebURL

/// Settings and addresses as the tests of this target use them.
enum Fixtures {
    static let now = Date(timeIntervalSince1970: 1_795_262_400)

    /// Only this computer is reachable.
    static func settings() -> CurlSettings {
        CurlSettings(
            userAgent: "pregonero-tests/1 (+https://example.org/bot)",
            hostPause: .milliseconds(100),
            // Hundreds of tests share two cores: a test that needs a deadline sets its own.
            deadline: nil,
            connectTimeout: .seconds(60),
            lowSpeedTime: .seconds(600),
            retryPause: nil,
            allowPrivate: .all
        )
    }

    static func settings(_ change: (inout CurlSettings) -> Void) -> CurlSettings {
        var settings = settings()
        change(&settings)
        return settings
    }

    static func request(_ address: String) throws -> HTTPRequest {
        HTTPRequest(url: try #require(WebURL(address)), timeout: .seconds(600))
    }

    /// Runs a test in a new folder that is gone afterwards.
    static func withFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "fetching-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    static func text(_ response: HTTPResponse) throws -> String {
        String(decoding: try response.bytes(), as: UTF8.self)
    }
}
