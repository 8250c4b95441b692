import Foundation
import ScriptedServer
import Testing
import WebURL

@testable import Fetching

/// Several pages of one source, asked side by side and kept as one answer.
@Suite struct PagedFetchTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "paged-\(UUID().uuidString)", directoryHint: .isDirectory)
    private let now = Date(timeIntervalSince1970: 1_795_240_800)

    private var store: SnapshotStore { SnapshotStore(folder: folder) }

    private func fetch() -> PagedFetch {
        let client = CurlClient(
            settings: CurlSettings(
                userAgent: "Tests/1",
                deadline: nil,
                retryPause: nil,
                allowPrivate: .all
            )
        )
        return PagedFetch(
            client: client,
            fetch: ConditionalFetch(client: client, store: store) { _ in },
            spoolFolder: nil
        )
    }

    private func page(_ server: ScriptedServer, _ path: String) throws -> PagedQuestion.Page {
        let url = try #require(WebURL(server.origin + path))
        return .init(label: path, request: HTTPRequest(url: url, hostWidth: 4))
    }

    private func question(_ server: ScriptedServer, pages: Int = 3) throws -> PagedQuestion {
        PagedQuestion(first: try (1...pages).map { try page(server, "/\($0)") }, limit: pages)
    }

    private func bodies(_ answer: PagedAnswer) throws -> [String] {
        let bytes = try #require(answer.answer.snapshot).body()
        return try #require(AnswerBundle(bytes)).parts.map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
    }

    @Test func pagesComeInTheirOrderWhicheverAnswersFirst() async throws {
        // All have come before the first is answered, the last of them first.
        let server = try ScriptedServer { request in
            .ok("page \(request.path)").delayed(seconds: request.path == "/3" ? 0 : 0.2)
                .gathering(3)
        }
        defer { server.stop() }
        let answer = try await fetch().answer(to: question(server), key: "s", now: now)
        #expect(try bodies(answer) == ["page /1", "page /2", "page /3"])
        #expect(server.peakConcurrency > 1)
    }

    @Test func aPageThatIsPackedIsKeptUnpacked() async throws {
        let server = try ScriptedServer { request in
            let bytes = Array("page \(request.path)".utf8)
            return .ok(request.path == "/2" ? Compression.storedGzip(bytes) : bytes)
        }
        defer { server.stop() }
        let answer = try await fetch().answer(to: question(server), key: "s", now: now)
        #expect(try bodies(answer) == ["page /1", "page /2", "page /3"])
    }

    @Test func aFailedPageDoesNotLoseTheOthersAndItsLastGoodOneStandsIn() async throws {
        let isBroken = ScriptSwitch()
        let server = try ScriptedServer { request in
            request.path == "/2" && isBroken.isOn ? .status(500) : .ok("page \(request.path)")
        }
        defer { server.stop() }
        isBroken.isOn = true
        let first = try await fetch().answer(to: question(server), key: "s", now: now)
        #expect(try bodies(first) == ["page /1", "page /3"])
        #expect(
            first.faults
                == [.init(number: 2, error: .unexpectedStatus(code: 500), isReplaced: false)]
        )
        let bytes = try #require(first.answer.snapshot).body()
        #expect(AnswerBundle(bytes)?.isWhole == false)
        isBroken.isOn = false
        let second = try await fetch().answer(to: question(server), key: "s", now: now)
        #expect(second.faults == [])
        try store.commit(#require(second.answer.snapshot))
        isBroken.isOn = true
        let third = try await fetch().answer(to: question(server), key: "s", now: now)
        #expect(try bodies(third) == ["page /1", "page /2", "page /3"])
        #expect(third.faults.map(\.isReplaced) == [true])
    }

    @Test(arguments: [400, 404, 410, 416, 422])
    func whereAServerHasNoMorePagesTheyEnd(code: Int) async throws {
        let server = try ScriptedServer { request in
            request.path > "/2" ? .status(code) : .ok("page \(request.path)")
        }
        defer { server.stop() }
        var open = try question(server, pages: 5)
        #expect(await fetch().answer(to: open, key: "s", now: now).faults.count == 3)
        open.isOpenEnded = true
        let answer = await fetch().answer(to: open, key: "s", now: now)
        #expect(answer.faults == [])
        #expect(try bodies(answer) == ["page /1", "page /2"])
        let bytes = try #require(answer.answer.snapshot).body()
        #expect(AnswerBundle(bytes)?.isWhole == true)
    }

    @Test func aPageThatIsNotThereBeforeOthersIsMissing() async throws {
        let server = try ScriptedServer { request in
            request.path == "/2" ? .status(404) : .ok("page \(request.path)")
        }
        defer { server.stop() }
        var open = try question(server)
        open.isOpenEnded = true
        let answer = await fetch().answer(to: open, key: "s", now: now)
        #expect(answer.faults.map(\.number) == [2])
    }

    @Test func whereNoPageIsThereTheyAreMissing() async throws {
        let server = try ScriptedServer { _ in .status(404) }
        defer { server.stop() }
        var open = try question(server)
        open.isOpenEnded = true
        let answer = await fetch().answer(to: open, key: "s", now: now)
        guard case .failed(let error, nil) = answer.answer else {
            Issue.record("it gave \(answer.answer)")
            return
        }
        #expect(error == .unexpectedStatus(code: 404))
    }

    @Test func whenAllPagesFailTheLastAnswerStands() async throws {
        let isBroken = ScriptSwitch()
        let server = try ScriptedServer { request in
            isBroken.isOn ? .status(503) : .ok("page \(request.path)")
        }
        defer { server.stop() }
        let good = try await fetch().answer(to: question(server), key: "s", now: now)
        try store.commit(#require(good.answer.snapshot))
        isBroken.isOn = true
        let bad = try await fetch().answer(to: question(server), key: "s", now: now)
        guard case .failed(let error, let last) = bad.answer else {
            Issue.record("it gave \(bad.answer)")
            return
        }
        #expect(error == .unexpectedStatus(code: 503))
        #expect(last?.key == "s")
    }

    @Test func theSamePagesAgainAreUnchangedAndValidatorsAreSent() async throws {
        let server = try ScriptedServer { request in
            request["If-None-Match"] == "\"v\(request.path)\""
                ? .status(304)
                : .ok("page \(request.path)", headers: [("ETag", "\"v\(request.path)\"")])
        }
        defer { server.stop() }
        let first = try await fetch().answer(to: question(server), key: "s", now: now)
        try store.commit(#require(first.answer.snapshot))
        let second = try await fetch().answer(to: question(server), key: "s", now: now)
        guard case .unchanged = second.answer else {
            Issue.record("it gave \(second.answer)")
            return
        }
        #expect(try bodies(second) == ["page /1", "page /2", "page /3"])
        #expect(server.requests.count { $0["If-None-Match"] != nil } == 3)
    }

    @Test func anAnswerThatCannotBeReadCountsAsAFailedPage() async throws {
        let server = try ScriptedServer { request in .ok("page \(request.path)") }
        defer { server.stop() }
        var question = try question(server)
        question.fault = { $0.label == "/2" ? "it is a web page" : nil }
        let answer = await fetch().answer(to: question, key: "s", now: now)
        #expect(answer.faults.map(\.error) == [.unreadableAnswer("it is a web page")])
    }

    @Test func allPagesTogetherStayWithinTheCap() async throws {
        let server = try ScriptedServer { _ in .ok(String(repeating: "x", count: 600)) }
        defer { server.stop() }
        var question = try question(server)
        question.first = question.first.map { page in
            var request = page.request
            request.maxBytes = 1_000
            return .init(label: page.label, request: request)
        }
        let answer = await fetch().answer(to: question, key: "s", now: now)
        #expect(answer.faults.map(\.number) == [2, 3])
        #expect(answer.faults.first?.error == .tooLarge(.body(bytes: 1_000)))
    }

    @Test func aBundleThatIsDamagedIsNone() throws {
        #expect(AnswerBundle(Array("pregonero-pages 1 {\"isWhole\":true,\"parts\":[".utf8)) == nil)
        #expect(AnswerBundle(Array("[]".utf8)) == nil)
        let bundle = AnswerBundle(parts: [], isWhole: false)
        #expect(try AnswerBundle(bundle.encoded()) == bundle)
    }
}
