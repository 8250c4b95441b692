import Fetching
import Foundation
import ScriptedServer
import Testing
import TestSupport
import WebURL

@Suite struct CompressionTests {
    private func send(_ answer: ScriptedAnswer, maxBytes: Int = 16 << 20) async throws
        -> HTTPResponse
    {
        let server = try ScriptedServer { _ in answer }
        defer { server.stop() }
        var request = try Fixtures.request(server.origin + "/")
        request.maxBytes = maxBytes
        let sent = request
        return try await CurlClient(settings: Fixtures.settings()).send(sent)
    }

    @Test func gzipIsUnpacked() async throws {
        let body = Compression.storedGzip(Array("<rss/>".utf8))
        let response = try await send(.ok(body, headers: [("Content-Encoding", "gzip")]))
        #expect(try Fixtures.text(response) == "<rss/>")
    }

    @Test func capCountsUnpackedBytes() async throws {
        let plain = [UInt8](repeating: 120, count: 5000)
        let answer = ScriptedAnswer.ok(
            Compression.storedGzip(plain),
            headers: [("Content-Encoding", "gzip")]
        )
        #expect(try await send(answer, maxBytes: 5000).bytes() == plain)
        await #expect(throws: RequestError.tooLarge(.body(bytes: 4999))) {
            try await send(answer, maxBytes: 4999)
        }
    }

    @Test(arguments: ["gzip", "br", "zstd"])
    func bombIsStoppedByItsRatio(encoding: String) async throws {
        let bomb =
            switch encoding {
            case "gzip": Compression.gzipBomb(of: 200 << 20)
            case "br": Compression.brotliBomb(of: 192 << 20)
            default: Compression.zstdBomb(of: 200 << 20)
            }
        let plain = ScriptedAnswer.ok(bomb, headers: [("Content-Encoding", encoding)])
        let chunks = ScriptedAnswer.chunked([bomb], headers: [("Content-Encoding", encoding)])
        for answer in [plain, chunks] {
            await #expect(throws: RequestError.tooLarge(.compression)) { try await send(answer) }
        }
    }

    /// One read of a small bomb passes the running check, which must allow for uncounted bytes.
    @Test func smallBombIsStoppedAtItsEnd() async throws {
        let answer = ScriptedAnswer.chunked(
            [Compression.zstdBomb(of: 2 << 20)],
            headers: [("Content-Encoding", "zstd")]
        )
        await #expect(throws: RequestError.tooLarge(.compression)) { try await send(answer) }
    }

    @Test func layersOfCompressionAreRefused() async throws {
        let inner = Compression.storedGzip(Array("x".utf8))
        let answer = ScriptedAnswer.ok(
            Compression.storedGzip(inner),
            headers: [("Content-Encoding", "gzip, gzip")]
        )
        let error = await #expect(throws: RequestError.self) { try await send(answer) }
        #expect(error?.description == "unreadable encoding from 127.0.0.1: gzip, gzip")
    }

    @Test func brokenGzipIsNamed() async throws {
        let answer = ScriptedAnswer.ok("no gzip", headers: [("Content-Encoding", "gzip")])
        let error = await #expect(throws: RequestError.self) { try await send(answer) }
        guard case .badEncoding(host: "127.0.0.1", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func unknownEncodingIsNamed() async throws {
        let answer = ScriptedAnswer.ok("x", headers: [("Content-Encoding", "sdch")])
        let error = await #expect(throws: RequestError.self) { try await send(answer) }
        guard case .badEncoding(host: "127.0.0.1", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(
        .enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"),
        arguments: ["bomb-200MB.xml.gz", "bomb-double.gz"]
    )
    func hostileFileStaysWithinTheLimits(name: String) async throws {
        let file = Shared.folder.appending(path: "corpora/hostile/\(name)")
        let bytes = [UInt8](try Data(contentsOf: file))
        do {
            let response = try await send(.ok(bytes, headers: [("Content-Encoding", "gzip")]))
            #expect(try response.bytes().count <= 16 << 20)
        } catch {
            #expect(error as? RequestError == .tooLarge(.compression))
        }
    }
}
