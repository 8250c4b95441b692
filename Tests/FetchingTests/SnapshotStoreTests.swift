import Foundation
import Testing
import WebURL

@testable import Fetching

@Suite struct SnapshotStoreTests {
    private func snapshot(_ key: String = "un-news/es", body: String = "<rss/>") throws -> Snapshot
    {
        let request = try Fixtures.request("https://example.org/feed?page=1")
        let response = HTTPResponse(
            status: 200,
            headers: [
                "ETag": "W/\"a/b\"", "Last-Modified": "yesterday", "Cache-Control": "max-age=600",
                "Content-Type": "application/rss+xml; Charset=\"ISO-8859-1\"",
            ],
            body: Array(body.utf8),
            url: try #require(WebURL("https://www.example.org/feed.xml")),
            permanentRedirect: WebURL("https://www.example.org/feed.xml")
        )
        return Snapshot(key, request, response, last: nil, every: nil, now: Fixtures.now)
    }

    @Test func anAnswerOfATimeToComeIsDueAndItsTimesUnknown() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder)
            try store.commit(try snapshot())
            let loaded = try #require(try store.load("un-news/es"))
            let before = Fixtures.now.addingTimeInterval(-2 * 86_400)
            #expect(loaded.isDue(at: before) && !loaded.isDue(at: Fixtures.now))
            #expect(loaded.confirmation(before: before) == nil)
            #expect(store.times(of: "un-news/es", at: before) == nil)
            #expect(store.times(of: "un-news/es", at: Fixtures.now) != nil)
        }
    }

    private func files(_ folder: URL, _ suffix: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(suffix) }.sorted().map { folder.appending(path: $0) }
    }

    private func problem(_ store: SnapshotStore) -> SnapshotProblem? {
        #expect(throws: SnapshotProblem.self) { try store.load("un-news/es") }
    }

    @Test func committedSnapshotComesBackWhole() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder.appending(path: "responses"))
            #expect(try store.load("un-news/es") == nil)
            let snapshot = try snapshot()
                .with(hints: FreshnessHints(interval: 1800, skipHours: [3], skipDays: [0]))
            try store.commit(snapshot)
            var loaded = try #require(try store.load("un-news/es"))
            #expect(try loaded.body() == Array("<rss/>".utf8))
            loaded.content = snapshot.content
            #expect(loaded == snapshot)
            #expect(loaded.contentType == snapshot.contentType)
            #expect(loaded.nextCheck == Fixtures.now.addingTimeInterval(1800))
            #expect(!loaded.isDue(at: Fixtures.now.addingTimeInterval(1799)))
            #expect(loaded.isDue(at: Fixtures.now.addingTimeInterval(1800)))
        }
    }

    @Test func newerSnapshotReplacesTheOlder() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder)
            try store.commit(snapshot(body: "one"))
            try store.commit(snapshot("other", body: "other"))
            try store.commit(snapshot(body: "two"))
            #expect(try store.load("un-news/es")?.body() == Array("two".utf8))
            #expect(try store.load("other")?.body() == Array("other".utf8))
            #expect(try files(folder, ".body").count == 2)
            #expect(try files(folder, ".new").isEmpty)
            try store.prune(keeping: ["other"])
            #expect(try store.load("un-news/es") == nil)
            #expect(try store.load("other") != nil)
            #expect(try files(folder, "").count == 2)
        }
    }

    @Test(arguments: ["../../etc/passwd", "a/b", "", "ñandú", String(repeating: "x", count: 999)])
    func anyKeyIsASafeName(key: String) async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder)
            try store.commit(snapshot(key))
            #expect(try store.load(key)?.key == key)
            #expect(try files(folder, "").count == 2)
        }
    }

    @Test func flippedBitInTheBodyIsNoticed() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder)
            try store.commit(snapshot())
            let body = try #require(try files(folder, ".body").first)
            try Data("<rsr/>".utf8).write(to: body)
            #expect(
                problem(store)?.description == "the stored answer of un-news/es is damaged "
                    + "(\(body.path): its content has changed)"
            )
        }
    }

    @Test(arguments: ["", "<rss", "<rss/> "])
    func cutBodyIsNoticed(text: String) async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder)
            try store.commit(snapshot())
            let body = try #require(try files(folder, ".body").first)
            try Data(text.utf8).write(to: body)
            #expect(problem(store)?.reason == "its content has changed")
        }
    }

    @Test func missingBodyIsNoticed() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder)
            try store.commit(snapshot())
            for body in try files(folder, ".body") { try FileManager.default.removeItem(at: body) }
            #expect(problem(store)?.reason == "No such file or directory")
        }
    }

    @Test func anyFlippedByteOfTheRecordIsNoticed() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder)
            try store.commit(snapshot())
            let record = try #require(try files(folder, ".json").first)
            let whole = try Data(contentsOf: record)
            for index in stride(from: 0, to: whole.count, by: 7) {
                var damaged = whole
                damaged[index] ^= 1
                try damaged.write(to: record)
                #expect(problem(store) != nil, "byte \(index)")
            }
            for length in [0, 10, 100, whole.count - 1] {
                try whole.prefix(length).write(to: record)
                #expect(problem(store) != nil, "length \(length)")
            }
            try whole.write(to: record)
            #expect(try store.load("un-news/es") != nil)
        }
    }

    @Test func damagedSnapshotIsSetAside() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder)
            try store.commit(snapshot())
            try store.setAside("un-news/es")
            #expect(try store.load("un-news/es") == nil)
            #expect(try files(folder.appending(path: "damaged"), "").count == 2)
        }
    }

    /// Killed between the two renames, the record still names the old body.
    @Test func newBodyWithoutNewRecordLeavesTheOldAnswer() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder)
            try store.commit(snapshot(body: "one"))
            let record = try #require(try files(folder, ".json").first)
            let old = try Data(contentsOf: record)
            let oldBody = try #require(try files(folder, ".body").first)
            try store.commit(snapshot(body: "two"))
            try old.write(to: record)
            try Data("one".utf8).write(to: oldBody)
            #expect(try files(folder, ".body").count == 2)
            #expect(try store.load("un-news/es")?.body() == Array("one".utf8))
            try store.prune(keeping: ["un-news/es"])
            #expect(try files(folder, ".body") == [oldBody])
            #expect(try store.load("un-news/es")?.body() == Array("one".utf8))
        }
    }

    /// As builds that were killed while they copied it left it: under its name, and beside.
    @Test func aPieceOfABodyIsTakenOverAnew() async throws {
        try await Fixtures.withFolder { folder in
            let other = SnapshotStore(folder: folder.appending(path: "part"))
            try other.commit(snapshot())
            let responses = folder.appending(path: "responses")
            let store = SnapshotStore(folder: responses)
            _ = try store.adopt("un-news/es", from: other)
            let body = try #require(try files(responses, ".body").first)
            try Data("<rs".utf8).write(to: body)
            try Data("<r".utf8).write(to: URL(filePath: body.path + ".new"))
            let adopted = try store.adopt("un-news/es", from: other)
            #expect(try adopted.body() == Array("<rss/>".utf8))
            #expect(try files(responses, "") == [body])
        }
    }
}
