import Domain
import Fetching
import Testing

@testable import SourceKinds

/// Programs in the place of servers.
@Suite struct CommandKindTests {
    private func visit(
        _ words: String...,
        options: [String: SourceOption] = [:],
        timeout: Duration = .seconds(20),
        maxBytes: Int = 1 << 20
    ) async throws -> (FetchAnswer, SourceStub) {
        var options = options
        options["command"] = .list(words.map { .text($0) })
        let stub = try SourceStub("command", options, maxBytes: maxBytes)
        let visitor = SourceVisitor(stub)
        let fetch = ConditionalFetch(
            client: CurlClient(settings: CurlSettings(userAgent: "Tests/1")),
            store: SnapshotStore(folder: visitor.folder)
        ) { _ in }
        let request = ProgramRequest(
            words: words,
            folder: nil,
            timeout: timeout,
            maxBytes: maxBytes
        )
        let answer = await ProgramFetch(fetch: fetch)
            .answer(to: request, key: "p", now: SourceStub.now)
        return (answer, stub)
    }

    private func read(_ answer: (FetchAnswer, SourceStub)) throws -> SourceReadingResult {
        let snapshot = try #require(answer.0.snapshot, "\(answer.0)")
        return try answer.1.read(try snapshot.body())
    }

    @Test func rowsAndFeedsAreRead() async throws {
        let rows = try read(
            await visit("echo", #"[{"id":1,"title":"Uno","link":"https://a.example/1"}]"#)
        )
        #expect(rows.items.map(\.title) == ["Uno"])
        let wrapped = try read(
            await visit("echo", #"{"title":"Mío","items":[{"id":1,"title":"Uno"}]}"#)
        )
        #expect(wrapped.items.map(\.title) == ["Uno"])
        #expect(wrapped.batch.title == "Mío")
        let feed = try read(
            await visit(
                "echo",
                #"{"version":"https://jsonfeed.org/version/1.1","title":"F","items":[{"id":"1","title":"Dos","content_text":"x"}]}"#
            )
        )
        #expect(feed.items.map(\.title) == ["Dos"])
        let figures = try read(
            await visit("echo", #"[{"id":1,"name":"Faro"}]"#, options: ["model": .text("figure")])
        )
        #expect(figures.figures.map(\.name) == ["Faro"])
    }

    @Test func noShellComesBetween() async throws {
        let result = try read(
            await visit("echo", #"[{"id":1,"title":"$(whoami); `id` > /tmp/x"}]"#)
        )
        #expect(result.items.map(\.title) == ["$(whoami); `id` > /tmp/x"])
    }

    private func error(_ answer: (FetchAnswer, SourceStub)) throws -> RequestError {
        guard case .failed(let error, _) = answer.0 else {
            Issue.record("it gave \(answer.0)")
            return .cancelled
        }
        return error
    }

    @Test func aProgramThatHangsIsStopped() async throws {
        let error = try error(
            await visit("sh", "-c", "echo '[]'; sleep 600 & sleep 600", timeout: .milliseconds(200))
        )
        #expect(error == .failedProgram("'sh' did not end within 1 s and was stopped"))
        #expect(error.effect(at: SourceStub.now) == .asksAgain)
    }

    @Test func aProgramThatPrintsWithoutEndIsStopped() async throws {
        let error = try error(await visit("yes", "0123456789"))
        #expect(error == .failedProgram("'yes' printed more than 1 MiB and was stopped"))
    }

    @Test func aFailureTellsWhatTheProgramSaid() async throws {
        let answer = try await visit(
            "sh",
            "-c",
            "echo first >&2; echo 'no such season' >&2; exit 3"
        )
        let error = try error(answer)
        #expect(error.description == "'sh' ended with exit code 3")
        #expect(
            error.explanation.flatMap { answer.1.kind.explanation(of: $0) } == "no such season"
        )
    }

    @Test func aProgramThatIsNotThereIsNamed() async throws {
        let error = try error(await visit("no-such-program-4711"))
        #expect(
            error
                == .failedProgram(
                    "'no-such-program-4711' cannot be started: there is no such program"
                )
        )
    }

    @Test func silenceIsNoAnswer() async throws {
        #expect(try error(await visit("true")) == .failedProgram("'true' printed nothing"))
    }

    @Test func textInsteadOfJSONIsNamed() async throws {
        let answer = try await visit("echo", "hello")
        let error = #expect(throws: SourceError.self) { try read(answer) }
        #expect(error?.message == "what it printed is no JSON: its syntax is damaged")
    }

    @Test func wordsArePartedAtBlanksAndQuotesRefused() throws {
        func words(_ option: SourceOption) throws -> [String] {
            try CommandArguments(SourceOptions(["command": option])).words
        }
        #expect(
            try words(.text("python3  tools/m.py --all")) == ["python3", "tools/m.py", "--all"]
        )
        #expect(try words(.list([.text("a b"), .text("c")])) == ["a b", "c"])
        let error = #expect(throws: SourceError.self) { try words(.text("echo 'a b'")) }
        #expect(error?.message == "'command' has quotes, which only a shell would understand")
    }
}
