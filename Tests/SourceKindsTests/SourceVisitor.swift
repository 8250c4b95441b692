import Domain
import Fetching
import Foundation

@testable import SourceKinds

/// Asks a source over the network as a build does, and reads what comes.
struct SourceVisitor {
    let stub: SourceStub
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "kinds-\(UUID().uuidString)", directoryHint: .isDirectory)

    init(_ stub: SourceStub) {
        self.stub = stub
    }

    /// What asking gave.
    struct Outcome {
        var result: SourceReadingResult?
        var snapshot: Snapshot?
        var faults: [PagedAnswer.Fault] = []
        var error: RequestError?
        /// How often each page was decoded.
        var decodings: [Int] = []
        /// What the API itself says of the error.
        var explanation: String?
    }

    func run() async throws -> Outcome {
        let client = CurlClient(
            settings: CurlSettings(
                userAgent: "Tests/1",
                deadline: nil,
                retryPause: nil,
                allowPrivate: .all
            )
        )
        let fetch = ConditionalFetch(client: client, store: SnapshotStore(folder: folder)) { _ in }
        var outcome = Outcome()
        let answer: FetchAnswer
        var decoded: DecodedPages?
        switch try SourceRequests(stub.kind, stub.context, rank: 0).question() {
        case .single(let request):
            answer = await fetch.answer(to: request, key: "stub", now: SourceStub.now)
        case .paged(let question, let pages):
            decoded = pages
            let paged = await PagedFetch(client: client, fetch: fetch, spoolFolder: nil)
                .answer(to: question, key: "stub", now: SourceStub.now)
            outcome.faults = paged.faults
            answer = paged.answer
        case .program(let request):
            answer = await ProgramFetch(fetch: fetch)
                .answer(to: request, key: "stub", now: SourceStub.now)
        }
        if case .failed(let error, _) = answer {
            outcome.error = error
            outcome.explanation = error.explanation.flatMap { stub.kind.explanation(of: $0) }
            return outcome
        }
        outcome.snapshot = answer.snapshot
        if let snapshot = answer.snapshot {
            let pages = try SourceAnswer(
                snapshot,
                receivedAt: SourceStub.now,
                decoded: decoded
            )
            outcome.result = try stub.kind.read(pages, in: stub.context)
            outcome.decodings = pages.pages.compactMap { $0.decoded?.decodings }
        }
        return outcome
    }
}
