import Fetching
import Foundation
import Testing

@Suite struct FetchHistoryStoreTests {
    private let now = Date(timeIntervalSince1970: 1_795_240_800)

    private var history: FetchHistory {
        var history = FetchHistory()
        var source = SourceHistory(question: "q")
        source.fail("the server answered 503", effect: .backsOff, of: "a", every: 900, at: now)
        history.sources["a"] = source
        history.pausedHosts = [
            PausedHost(scheme: "https", name: "x.example", port: 443, until: now)
        ]
        return history
    }

    @Test func whatIsSavedIsRead() async throws {
        try await Fixtures.withFolder { folder in
            let store = FetchHistoryStore(file: folder.appending(path: "history.json"))
            #expect(store.load(at: now) { Issue.record("\($0)") } == FetchHistory())
            try store.save(history)
            #expect(store.load(at: now) { Issue.record("\($0)") } == history)
        }
    }

    @Test(arguments: [
        (0..<4, "its hash does not match"), (200..<201, "its hash does not match"),
    ])
    func aDamagedFileIsSetAsideAndReported(bytes: Range<Int>, reason: String) async throws {
        try await Fixtures.withFolder { folder in
            let file = folder.appending(path: "history.json")
            let store = FetchHistoryStore(file: file)
            try store.save(history)
            var content = try Data(contentsOf: file)
            for index in bytes { content[index] ^= 1 }
            try content.write(to: file)
            var problems: [String] = []
            #expect(store.load(at: now) { problems.append($0.reason) } == FetchHistory())
            #expect(problems == [reason])
            #expect(FileManager.default.fileExists(atPath: file.path + ".damaged"))
        }
    }

    @Test func timesThatCannotHaveBeenAreNotBelieved() async throws {
        try await Fixtures.withFolder { folder in
            let store = FetchHistoryStore(file: folder.appending(path: "history.json"))
            try store.save(history)
            let soon = now.addingTimeInterval(-86_400)
            #expect(store.load(at: soon) { Issue.record("\($0)") } == history)
            let past = store.load(at: now.addingTimeInterval(-3 * 86_400)) { _ in }
            #expect(past.pausedHosts == [])
            let source = try #require(past.sources["a"])
            #expect(source.lastAsked == nil && source.retryAt == nil)
            #expect(!source.isResting(at: now) && source.failures == 1)
        }
    }

    @Test func whatIsOverOrUnknownIsForgotten() {
        #expect(history.pruned(keeping: ["b"], at: now) == FetchHistory())
        let kept = history.pruned(keeping: ["a"], at: now.addingTimeInterval(-1))
        #expect(kept == history)
    }
}
