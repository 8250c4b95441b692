import Foundation
import Testing

@testable import Fetching

@Suite("RecordedAnswers")
struct RecordedAnswersTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "recorded-\(UUID().uuidString)",
        directoryHint: .isDirectory
    )
    private let errors: [RequestError] = [
        .timeout(host: "a.example", after: .milliseconds(1_500)),
        .unexpectedStatus(code: 429, retryAfter: .seconds(60)),
        .tooLarge(.body(bytes: 1 << 20)),
        .explained(.unauthorized(code: 401), answer: [0, 255, 10]),
    ]

    @Test("a failure comes as it was, whatever it was")
    func failures() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorder = try AnswerRecorder(in: folder)
        var records: [String: AnswerRecord] = [:]
        for (index, error) in errors.enumerated() {
            records["s\(index)"] = try recorder.keep(
                PagedAnswer(.failed(error, last: nil)),
                without: SecretRedaction([])
            )
        }
        try recorder.finish(records, paused: [])
        let answers = try RecordedAnswers(in: [folder], for: store("own"))
        for (index, error) in errors.enumerated() {
            #expect(answers.answer(of: "s\(index)", last: nil)?.answer == .failed(error, last: nil))
        }
        #expect(answers.answer(of: "another", last: nil) == nil)
        #expect(!answers.contains("another"))
    }

    @Test("what a server repeats of a secret stands in no file")
    func secrets() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let secret = "geheim-4711"
        let words = "no such key: \(secret)"
        let failures: [RequestError] = [
            .explained(.unauthorized(code: 401), answer: Array(words.utf8)),
            .redirectRefused(host: "a.example", reason: words),
            .network(host: "a.example", detail: words),
            .failedProgram(words),
        ]
        let recorder = try AnswerRecorder(in: folder)
        var records: [String: AnswerRecord] = [:]
        for (index, failure) in failures.enumerated() {
            let fault = PagedAnswer.Fault(number: 2, error: failure, isReplaced: false)
            records["s\(index)"] = try recorder.keep(
                PagedAnswer(.failed(failure, last: nil), faults: [fault]),
                without: SecretRedaction([secret])
            )
        }
        try recorder.finish(records, paused: [])
        let text = try String(contentsOf: folder.appending(path: "answers.json"), encoding: .utf8)
        #expect(!text.contains(secret))
        let answers = try RecordedAnswers(in: [folder], for: store("own"))
        let explained = try #require(answers.answer(of: "s0", last: nil))
        guard case .failed(let error, _) = explained.answer else {
            Issue.record("it did not fail")
            return
        }
        #expect(error.bare == .unauthorized(code: 401))
        #expect(error.explanation.map { String(decoding: $0, as: UTF8.self) } == "no such key: …")
    }

    @Test("of two shards that know of one pause the longer counts")
    func pauses() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func paused(_ seconds: Double) -> PausedHost {
            PausedHost(
                scheme: "https",
                name: "a.example",
                port: 443,
                until: Date(timeIntervalSince1970: seconds)
            )
        }
        let places = ["1", "2"].map { folder.appending(path: $0, directoryHint: .isDirectory) }
        try AnswerRecorder(in: places[0]).finish([:], paused: [paused(200)])
        try AnswerRecorder(in: places[1]).finish([:], paused: [paused(100)])
        let answers = try RecordedAnswers(in: places, for: store("own"))
        #expect(answers.paused == [paused(200)])
    }

    @Test("a list that was cut is named")
    func damage() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try AnswerRecorder(in: folder).finish([:], paused: [])
        let file = folder.appending(path: "answers.json")
        try Data(try Data(contentsOf: file).dropLast(3)).write(to: file)
        #expect(throws: SnapshotProblem.self) {
            try RecordedAnswers(in: [folder], for: store("own"))
        }
    }

    @Test(
        "what lies beside the list is looked through",
        arguments: ["cut", "other", "gone", "record"]
    )
    func damagedAnswers(how: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorder = try AnswerRecorder(in: folder)
        let one = try answer("s1", body: String(repeating: "<item/>", count: 100_000))
        let two = try answer("s2", body: "")
        let secrets = SecretRedaction([])
        try recorder.finish(
            [
                "s1": recorder.keep(PagedAnswer(.fresh(one)), without: secrets),
                "s2": recorder.keep(PagedAnswer(.fresh(two)), without: secrets),
            ],
            paused: []
        )
        try RecordedAnswers.check(folder)
        let responses = folder.appending(path: "responses")
        let names = try FileManager.default.contentsOfDirectory(atPath: responses.path)
        let ending = how == "record" ? ".json" : ".body"
        let name = try #require(names.first { $0.hasPrefix("s1-") && $0.hasSuffix(ending) })
        let file = responses.appending(path: name)
        var data = try Data(contentsOf: file)
        data[data.count / 2] ^= 1
        switch how {
        case "gone": try FileManager.default.removeItem(at: file)
        case "cut": try data.prefix(300).write(to: file)
        default: try data.write(to: file)
        }
        let problem = #expect(throws: SnapshotProblem.self) { try RecordedAnswers.check(folder) }
        #expect(problem?.key == "s1")
    }

    @Test("what came again as it was needs no bytes of its own")
    func keptAnswers() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = store("own")
        try own.commit(try answer("s1", body: "<rss/>"))
        let kept = try #require(try own.load("s1"))
        let recorder = try AnswerRecorder(in: folder)
        let record = try recorder.keep(
            PagedAnswer(.notModified(kept)),
            without: SecretRedaction([])
        )
        try recorder.finish(["s1": record], paused: [])
        try RecordedAnswers.check(folder)
    }

    private func answer(_ key: String, body: String) throws -> Snapshot {
        let request = try Fixtures.request("https://example.org/\(key).xml")
        let response = HTTPResponse(
            status: 200,
            headers: [:],
            body: Array(body.utf8),
            url: request.url,
            permanentRedirect: nil
        )
        return Snapshot(key, request, response, last: nil, every: nil, now: Fixtures.now)
    }

    @Test("a second try begins with nothing of the first")
    func secondTry() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try AnswerRecorder(in: folder)
        let record = try first.keep(
            PagedAnswer(.failed(errors[0], last: nil)),
            without: SecretRedaction([])
        )
        try first.finish(["old": record], paused: [])
        try AnswerRecorder(in: folder).finish([:], paused: [])
        #expect(try !RecordedAnswers(in: [folder], for: store("own")).contains("old"))
    }

    private func store(_ name: String) -> SnapshotStore {
        SnapshotStore(folder: folder.appending(path: name, directoryHint: .isDirectory))
    }
}
