import Basics
import Foundation
import ScriptedServer
import Testing
import WebURL

@testable import Fetching

@Suite struct LocalFileTests {
    private let now = Fixtures.now

    @Test func fileIsFreshOnceThenNotModified() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder.appending(path: "responses"))
            let path = folder.appending(path: "a feed ñ.xml")
            try Data("one".utf8).write(to: path)
            let file = LocalFile(path: path.path)
            let first = file.answer(key: "a", last: nil, now: now)
            guard case .fresh(let snapshot) = first else {
                Issue.record("\(first)")
                return
            }
            #expect(try snapshot.body() == Array("one".utf8))
            #expect(snapshot.nextCheck == nil && snapshot.isDue(at: now))
            #expect(LocalFile(snapshot.url) == file)
            try store.commit(snapshot)
            let loaded = try #require(try store.load("a"))
            #expect(try loaded.body() == Array("one".utf8))
            let second = file.answer(key: "a", last: loaded, now: now)
            #expect(second == .notModified(loaded))
        }
    }

    @Test func touchedFileIsUnchangedAndEditedFileIsFresh() async throws {
        try await Fixtures.withFolder { folder in
            let path = folder.appending(path: "feed.xml")
            try Data("one".utf8).write(to: path)
            let file = LocalFile(path: path.path)
            let last = file.answer(key: "a", last: nil, now: now).snapshot
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 0)],
                ofItemAtPath: path.path
            )
            guard case .unchanged(let touched) = file.answer(key: "a", last: last, now: now) else {
                Issue.record("touching is no change")
                return
            }
            try Data("two".utf8).write(to: path)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 0)],
                ofItemAtPath: path.path
            )
            guard case .fresh(let edited) = file.answer(key: "a", last: touched, now: now) else {
                Issue.record("same size and time hide no change")
                return
            }
            #expect(try edited.body() == Array("two".utf8))
        }
    }

    @Test func aReleasedAnswerReadsItsFileAgainUnlessThatHasChanged() async throws {
        try await Fixtures.withFolder { folder in
            let path = folder.appending(path: "feed.xml")
            try Data("one".utf8).write(to: path)
            let answer = LocalFile(path: path.path).answer(key: "a", last: nil, now: now)
            let released = try #require(answer.snapshot).released()
            #expect(try released.body() == Array("one".utf8))
            try Data("two".utf8).write(to: path)
            #expect(throws: RequestError.self) { try released.body() }
        }
    }

    @Test func whatIsPackedInAFileIsItsAnswer() async throws {
        try await Fixtures.withFolder { folder in
            let path = folder.appending(path: "feed.xml.gz")
            let packed = Compression.storedGzip(Array("one".utf8))
            try Data(packed).write(to: path)
            let file = LocalFile(path: path.path)
            let snapshot = try #require(file.answer(key: "a", last: nil, now: now).snapshot)
            #expect(try snapshot.body() == Array("one".utf8))
            #expect(try snapshot.released().body() == Array("one".utf8))
            #expect(snapshot.size == packed.count)
            try Data(packed.dropLast(9)).write(to: path)
            let cut = try #require(file.answer(key: "a", last: nil, now: now).snapshot)
            let expected = RequestError.unreadableFile(
                path: path.path,
                detail: "its gzip data are damaged or cut off"
            )
            #expect(throws: expected) { try cut.body() }
        }
    }

    @Test func missingEmptyAndStrangeFilesAreNamed() async throws {
        try await Fixtures.withFolder { folder in
            let missing = folder.appending(path: "none.xml").path
            #expect(
                LocalFile(path: missing).answer(key: "a", last: nil, now: now)
                    == .failed(
                        .unreadableFile(path: missing, detail: "No such file or directory"),
                        last: nil
                    )
            )
            let pipe = folder.appending(path: "pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            for place in [folder.path, pipe] {
                #expect(
                    LocalFile(path: place).answer(key: "a", last: nil, now: now)
                        == .failed(
                            .unreadableFile(path: place, detail: "it is no regular file"),
                            last: nil
                        )
                )
            }
            let empty = folder.appending(path: "empty")
            try Data().write(to: empty)
            #expect(
                LocalFile(path: empty.path).answer(key: "a", last: nil, now: now)
                    == .failed(.emptyAnswer(host: empty.path), last: nil)
            )
        }
    }

    @Test func changedFileNoLongerGivesTheOldBytes() async throws {
        try await Fixtures.withFolder { folder in
            let store = SnapshotStore(folder: folder.appending(path: "responses"))
            let path = folder.appending(path: "feed.xml")
            try Data("one".utf8).write(to: path)
            let file = LocalFile(path: path.path)
            let first = file.answer(key: "a", last: nil, now: now)
            try store.commit(try #require(first.snapshot))
            try Data("two".utf8).write(to: path)
            let loaded = try #require(try store.load("a"))
            let expected = RequestError.unreadableFile(
                path: path.path,
                detail: "its content has changed"
            )
            #expect(throws: expected) { try loaded.body() }
        }
    }

    @Test func fileAddressIsAPath() throws {
        #expect(LocalFile(try #require(WebURL("file:///a%20b/c")))?.path == "/a b/c")
        #expect(LocalFile(try #require(WebURL("https://example.org/a"))) == nil)
    }

    @Test func largeFileIsReadWhole() async throws {
        try await Fixtures.withFolder { folder in
            let path = folder.appending(path: "large.json")
            let bytes = [UInt8](repeating: 7, count: 5 << 20) + Array("end".utf8)
            try Data(bytes).write(to: path)
            let file = LocalFile(path: path.path)
            let snapshot = try #require(file.answer(key: "a", last: nil, now: now).snapshot)
            #expect(try snapshot.body() == bytes)
            #expect(snapshot.hash.value == ContentHash.of(bytes))
            try Data(bytes).write(to: path)
            guard case .unchanged = file.answer(key: "a", last: snapshot, now: now) else {
                Issue.record("writing the same is no change")
                return
            }
            for other in [Array(bytes.dropFirst()), Array(bytes.reversed())] {
                try Data(other).write(to: path)
                guard case .fresh = file.answer(key: "a", last: snapshot, now: now) else {
                    Issue.record("\(other.count) bytes")
                    return
                }
            }
        }
    }
}
