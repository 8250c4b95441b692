import Domain
import Fetching
import ScriptedServer
import Testing

@testable import SourceKinds

/// What holds for every kind that asks a server, over real sockets with the API's own paths.
@Suite struct SharedBehaviourTests {
    @Test(arguments: KindCase.all)
    func theRealPathsAreAskedAndTheirAnswersRead(kind: KindCase) async throws {
        let server = try kind.server()
        defer { server.stop() }
        let outcome = try await SourceVisitor(kind.stub(at: server.origin)).run()
        let result = try #require(outcome.result, "\(outcome.error.map { "\($0)" } ?? "")")
        #expect(result.items.count + result.entities.count == kind.count)
        #expect(outcome.faults == [])
        #expect(Set(server.requests.map(\.target)) == Set(kind.answers.map(\.target)))
        #expect(result.batch.reading.remarks == [])
        // Asked for its faults and for where it leads, and read: all in one decoding.
        #expect(outcome.decodings.allSatisfy { $0 == 1 })
    }

    @Test(arguments: KindCase.all, [401, 403, 404, 429, 500])
    func aStatusThatIsNoAnswerIsAnError(kind: KindCase, status: Int) async throws {
        let words = kind.failure?.body ?? "{}"
        let server = try ScriptedServer.giving(.status(status, body: Array(words.utf8)))
        defer { server.stop() }
        let outcome = try await SourceVisitor(kind.stub(at: server.origin)).run()
        let expected: RequestError =
            status == 401 || status == 403
            ? .unauthorized(code: status) : .unexpectedStatus(code: status)
        // A host that asked for rest is not asked for the other pages.
        #expect(outcome.error?.bare == expected)
        #expect(outcome.explanation == kind.failure?.shown)
    }

    @Test(arguments: KindCase.all)
    func anAnswerThatIsCutOffIsAnError(kind: KindCase) async throws {
        let server = try ScriptedServer { request in
            let body = kind.answers.first { $0.target == request.target }?.body ?? ""
            if request.path.hasSuffix("login") { return .ok(body) }
            return .truncated(Array(body.utf8.dropLast(3)), announced: body.utf8.count)
        }
        defer { server.stop() }
        let outcome = try await SourceVisitor(kind.stub(at: server.origin)).run()
        #expect(outcome.error == .truncated(host: "127.0.0.1"))
    }

    @Test(
        arguments: KindCase.all,
        ["<!doctype html><title>Log in</title>", "{\"a\":", "[[", "7", "", "{\"unlike\":true}"]
    )
    func anAnswerOfAnotherFormIsAnErrorOrEmpty(kind: KindCase, body: String) throws {
        let stub = try kind.stub(at: "https://api.example")
        do {
            let result = try stub.read(body)
            #expect(result.isEmpty)
        } catch let error as SourceError {
            #expect(!error.message.isEmpty)
        }
    }

    /// Before each first row of a list stands one of the same keys whose texts are lists and whose numbers objects.
    @Test(arguments: KindCase.all)
    func valuesOfTheWrongTypeCostNoMoreThanTheirRows(kind: KindCase) throws {
        let stub = try kind.stub(at: "https://api.example")
        let pages = kind.answers.filter { !$0.target.hasSuffix("login") }
            .map { Array($0.body.utf8) }
        let result = try stub.read(pages)
        #expect(result.identities.count == kind.count)
        let distorted = try pages.map { try DistortedRows.added(to: $0) }
        let mixed = try stub.read(distorted)
        #expect(mixed.identities == result.identities)
        #expect(mixed.batch.reading.dropped > 0)
    }

    @Test func aFileIsTheWholeAnswerOfAnyKind() throws {
        for kind in KindCase.all where kind.answers.count == 1 {
            let result = try kind.stub(at: "data/answer.json").read(kind.answers[0].body)
            #expect(result.items.count + result.entities.count == kind.count, "\(kind.name)")
        }
    }

    @Test func everyKindIsInTheTableOnceAndExplainsItsKeys() {
        let names = SourceKindTable.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names == names.sorted())
        for kind in SourceKindTable.all {
            let keys = kind.optionKeys.map(\.name)
            #expect(Set(keys).count == keys.count, "\(kind.name)")
            #expect(kind.optionKeys.allSatisfy { !$0.purpose.isEmpty }, "\(kind.name)")
        }
    }
}
