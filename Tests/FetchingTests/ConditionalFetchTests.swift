import Basics
import Foundation
import ScriptedServer
import Synchronization
import Testing
import WebURL

@testable import Fetching

@Suite struct ConditionalFetchTests {
    private let now = Fixtures.now
    private let problems = ProblemLog()

    private func fetch(_ folder: URL) -> (ConditionalFetch, SnapshotStore) {
        let store = SnapshotStore(folder: folder)
        let client = CurlClient(settings: Fixtures.settings { $0.hostPause = .zero })
        return (ConditionalFetch(client: client, store: store, report: problems.add), store)
    }

    /// Sends a new body until it sees the validator of that body.
    private func server(_ body: String = "one") throws -> ScriptedServer {
        try ScriptedServer { request in
            request["If-None-Match"] == "W/\"1\""
                ? .status(304, headers: [("Cache-Control", "max-age=3600")])
                : .ok(
                    body,
                    headers: [
                        ("ETag", "W/\"1\""), ("Last-Modified", "Sat,  21 Nov 2026 odd"),
                        ("Cache-Control", "max-age=600"),
                    ]
                )
        }
    }

    @Test func firstAnswerIsFresh() async throws {
        let server = try server()
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            let request = try Fixtures.request(server.origin + "/feed")
            let answer = await fetch.answer(to: request, key: "a", now: now)
            guard case .fresh(let snapshot) = answer else {
                Issue.record("\(answer)")
                return
            }
            #expect(try snapshot.body() == Array("one".utf8))
            #expect(snapshot.etag == "W/\"1\"")
            #expect(snapshot.fetchedAt == now)
            #expect(snapshot.nextCheck == now.addingTimeInterval(600))
            #expect(server.requests.first?["If-None-Match"] == nil)
            // Nothing is kept before the caller says so.
            #expect(try store.load("a") == nil)
        }
    }

    @Test(arguments: [1, 2])
    func gzipThatNoHeaderNamesIsKeptUnpacked(layers: Int) async throws {
        let packed = (0..<layers).reduce(Array("<rss/>".utf8)) { bytes, _ in
            Compression.storedGzip(bytes)
        }
        let server = try ScriptedServer { _ in .ok(packed, type: "application/gzip") }
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            let request = try Fixtures.request(server.origin + "/feed.xml.gz")
            let answer = await fetch.answer(to: request, key: "a", now: now)
            let snapshot = try #require(answer.snapshot)
            #expect(try snapshot.body() == Array("<rss/>".utf8))
            try store.commit(snapshot)
            #expect(try store.load("a")?.body() == Array("<rss/>".utf8))
        }
    }

    @Test func gzipThatIsDamagedOrTooLargeIsNamed() async throws {
        let packed = Compression.storedGzip(Array(repeating: 120, count: 5_000))
        let server = try ScriptedServer { request in
            .ok(request.path == "/cut" ? Array(packed.prefix(2_000)) : packed)
        }
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, _) = fetch(folder)
            let cut = try Fixtures.request(server.origin + "/cut")
            let damage = RequestError.badEncoding(
                host: "127.0.0.1",
                detail: "its gzip data are damaged or cut off"
            )
            #expect(await fetch.answer(to: cut, key: "a", now: now) == .failed(damage, last: nil))
            var large = try Fixtures.request(server.origin + "/")
            large.maxBytes = 5_030
            #expect(await fetch.answer(to: large, key: "a", now: now).snapshot?.size == 5_000)
            let double = Compression.storedGzip(Compression.gzipBomb(of: 100_000))
            #expect(double.count < 5_030)
            let bomb = try ScriptedServer { _ in .ok(double) }
            defer { bomb.stop() }
            var small = try Fixtures.request(bomb.origin + "/")
            small.maxBytes = 5_030
            #expect(
                await fetch.answer(to: small, key: "b", now: now)
                    == .failed(.tooLarge(.body(bytes: 5_030)), last: nil)
            )
        }
    }

    @Test func validatorsGoBackVerbatimAndNotModifiedKeepsTheBody() async throws {
        let server = try server()
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            let request = try Fixtures.request(server.origin + "/feed")
            let first = await fetch.answer(to: request, key: "a", now: now)
            let hints = FreshnessHints(interval: 7200)
            try store.commit(#require(first.snapshot).with(hints: hints))
            let later = now.addingTimeInterval(8000)
            let answer = await fetch.answer(to: request, key: "a", now: later)
            guard case .notModified(let snapshot) = answer else {
                Issue.record("\(answer)")
                return
            }
            #expect(server.requests.dropFirst().first?["If-None-Match"] == "W/\"1\"")
            #expect(
                server.requests.dropFirst().first?["If-Modified-Since"] == "Sat,  21 Nov 2026 odd"
            )
            #expect(try snapshot.body() == Array("one".utf8))
            #expect(snapshot.fetchedAt == now)
            #expect(snapshot.checkedAt == later)
            #expect(snapshot.nextCheck == later.addingTimeInterval(7200))
            try store.commit(snapshot)
            #expect(try store.load("a")?.checkedAt == later)
            #expect(try store.load("a")?.body() == Array("one".utf8))
        }
    }

    @Test func identicalBytesAreUnchanged() async throws {
        let server = try ScriptedServer { _ in .ok("same") }
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            let request = try Fixtures.request(server.origin + "/feed")
            try store.commit(
                #require(await fetch.answer(to: request, key: "a", now: now).snapshot)
            )
            let later = now.addingTimeInterval(600)
            let answer = await fetch.answer(to: request, key: "a", now: later)
            guard case .unchanged(let snapshot) = answer else {
                Issue.record("\(answer)")
                return
            }
            try store.commit(snapshot)
            #expect(try store.load("a")?.fetchedAt == later)
        }
    }

    @Test func oldValidatorsAreDropped() async throws {
        let server = try server()
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            let request = try Fixtures.request(server.origin + "/feed")
            try store.commit(
                #require(await fetch.answer(to: request, key: "a", now: now).snapshot)
            )
            let week = now.addingTimeInterval(8 * 86400 + 1)
            let answer = await fetch.answer(to: request, key: "a", now: week)
            #expect(server.requests.dropFirst().first?["If-None-Match"] == nil)
            guard case .unchanged = answer else {
                Issue.record("\(answer)")
                return
            }
        }
    }

    @Test func validatorsOfAnotherAddressAreNotSent() async throws {
        let server = try server()
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            let one = try Fixtures.request(server.origin + "/one")
            try store.commit(#require(await fetch.answer(to: one, key: "a", now: now).snapshot))
            let two = try Fixtures.request(server.origin + "/two")
            let answer = await fetch.answer(to: two, key: "a", now: now)
            #expect(server.requests.dropFirst().first?["If-None-Match"] == nil)
            guard case .fresh = answer else {
                Issue.record("\(answer)")
                return
            }
        }
    }

    @Test func validatorThatBreaksARequestIsNotSent() async throws {
        let server = try ScriptedServer { _ in .ok("x", headers: [("ETag", "\"a\u{1}b\"")]) }
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            let request = try Fixtures.request(server.origin + "/feed")
            try store.commit(
                #require(await fetch.answer(to: request, key: "a", now: now).snapshot)
            )
            guard case .unchanged = await fetch.answer(to: request, key: "a", now: now) else {
                Issue.record("the second request was not sent")
                return
            }
            #expect(server.requests.dropFirst().first?["If-None-Match"] == nil)
        }
    }

    @Test func failureKeepsTheLastGoodAnswer() async throws {
        let calls = ActiveCount()
        let server = try ScriptedServer { _ in calls.enter() == 1 ? .ok("good") : .status(503) }
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            let request = try Fixtures.request(server.origin + "/feed")
            try store.commit(
                #require(await fetch.answer(to: request, key: "a", now: now).snapshot)
            )
            let answer = await fetch.answer(to: request, key: "a", now: now)
            guard case .failed(.unexpectedStatus(code: 503, retryAfter: nil), let last) = answer
            else {
                Issue.record("\(answer)")
                return
            }
            #expect(try last?.body() == Array("good".utf8))
        }
    }

    @Test func emptyBodyIsNoAnswer() async throws {
        let server = try ScriptedServer { _ in .ok("") }
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, _) = fetch(folder)
            let request = try Fixtures.request(server.origin + "/feed")
            let answer = await fetch.answer(to: request, key: "a", now: now)
            #expect(answer == .failed(.emptyAnswer(host: "127.0.0.1"), last: nil))
        }
    }

    @Test func damagedSnapshotIsReportedAndFetchedAnew() async throws {
        let server = try server()
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            let request = try Fixtures.request(server.origin + "/feed")
            try store.commit(
                #require(await fetch.answer(to: request, key: "a", now: now).snapshot)
            )
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where file.hasSuffix(".body") {
                try Data("bad".utf8).write(to: folder.appending(path: file))
            }
            let answer = await fetch.answer(to: request, key: "a", now: now)
            guard case .fresh = answer else {
                Issue.record("\(answer)")
                return
            }
            #expect(server.requests.dropFirst().first?["If-None-Match"] == nil)
            #expect(problems.all.map(\.reason) == ["its content has changed"])
        }
    }

    @Test func secretsOfTheAddressAreNotStored() async throws {
        let server = try ScriptedServer { request in
            request.path == "/a" ? .redirect(301, to: "/b?key=s%2Fecret") : .ok("x")
        }
        defer { server.stop() }
        try await Fixtures.withFolder { folder in
            let (fetch, store) = fetch(folder)
            var request = try Fixtures.request(server.origin + "/a?key=s%2Fecret&page=2")
            request.secrets = ["s/ecret"]
            let answer = await fetch.answer(to: request, key: "a", now: now)
            try store.commit(#require(answer.snapshot))
            let loaded = try #require(try store.load("a"))
            #expect(loaded.url.href == server.origin + "/a?key=SECRET&page=2")
            #expect(loaded.finalURL.href == server.origin + "/b?key=SECRET")
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                let data = try Data(contentsOf: folder.appending(path: file))
                #expect(!String(decoding: data, as: UTF8.self).contains("ecret\""))
                #expect(!String(decoding: data, as: UTF8.self).contains("s%2Fecret"))
            }
        }
    }

    @Test func stubAnswersWithoutAnyNetwork() async throws {
        try await Fixtures.withFolder { folder in
            let url = try #require(WebURL("https://example.org/feed"))
            let response = HTTPResponse(status: 200, body: Array("x".utf8), url: url)
            let fetch = ConditionalFetch(
                client: StubHTTPClient([url.href: .success(response)]),
                store: SnapshotStore(folder: folder),
                report: problems.add
            )
            let known = await fetch.answer(to: HTTPRequest(url: url), key: "a", now: now)
            #expect(known.snapshot?.hash.value.hasPrefix("2d711642b726b044") == true)
            let unknown = try Fixtures.request("https://example.org/none")
            let answer = await fetch.answer(to: unknown, key: "b", now: now)
            #expect(answer == .failed(.unexpectedStatus(code: 404), last: nil))
        }
    }
}

/// Collects what a fetch reports.
private final class ProblemLog: Sendable {
    private let problems = Mutex<[SnapshotProblem]>([])

    @Sendable func add(_ problem: SnapshotProblem) {
        problems.withLock { $0.append(problem) }
    }

    var all: [SnapshotProblem] { problems.withLock { $0 } }
}
