import Basics
public import Foundation
import WebURL

/// Asks a source for several pages, side by side where their addresses are known, and keeps them as one answer.
public struct PagedFetch: Sendable {
    private let client: any HTTPClient
    private let fetch: ConditionalFetch
    private let spoolFolder: String?

    public init(client: any HTTPClient, fetch: ConditionalFetch, spoolFolder: String?) {
        self.client = client
        self.fetch = fetch
        self.spoolFolder = spoolFolder
    }

    /// Asks all pages up to the question's limit; whether it is due is the caller's to decide.
    ///
    /// - Parameters:
    ///   - question: What to ask, without validators.
    ///   - key: The source.
    ///   - interval: The site's own wish of how often to ask (`every`).
    ///   - now: The build's clock.
    /// - Returns: One snapshot of all pages, and those that are missing.
    public func answer(
        to question: PagedQuestion,
        key: String,
        every interval: Duration? = nil,
        now: Date
    ) async -> PagedAnswer {
        let last = fetch.last(key)
        let kept = last.flatMap { try? $0.body() }.flatMap { AnswerBundle($0) }
        var walk = PageWalk(question: question, kept: kept, client: client, now: now)
        do throws(RequestError) {
            try await walk.run()
            let snapshot = try snapshot(of: walk, question, key, last, every: interval, now: now)
            let isSame =
                last?.answers(question) == true && kept?.sameBodies(as: walk.bundle) == true
            return PagedAnswer(
                isSame ? .unchanged(snapshot) : .fresh(snapshot),
                faults: walk.faults
            )
        } catch {
            return PagedAnswer(.failed(error, last: last), faults: walk.faults)
        }
    }

    private func snapshot(
        of walk: PageWalk,
        _ question: PagedQuestion,
        _ key: String,
        _ last: Snapshot?,
        every interval: Duration?,
        now: Date
    ) throws(RequestError) -> Snapshot {
        guard let first = question.first.first?.request,
            let bytes = try? walk.bundle.encoded()
        else { throw .unreadableAnswer("there is nothing to ask for") }
        let freshness =
            walk.headers.map { Freshness(headers: $0, now: now) } ?? last?.freshness ?? Freshness()
        let url = first.redacted(first.url)
        return Snapshot(
            key: key,
            url: url,
            finalURL: url,
            contentType: AnswerBundle.contentType,
            fetchedAt: now,
            checkedAt: now,
            hash: Future(made: ContentHash.of(bytes)),
            size: bytes.count,
            freshness: freshness,
            nextCheck: freshness.nextCheck(after: now, every: interval),
            requestHash: question.contentHash,
            reading: last?.reading,
            content: place(bytes),
            elapsed: walk.elapsed > .zero ? walk.elapsed : nil
        )
    }

    /// What is long does not stay in memory until it is archived.
    private func place(_ bytes: [UInt8]) -> Snapshot.Content {
        guard bytes.count > BodyCollector.memoryBytes, let spoolFolder,
            let file = SpooledFile(of: bytes, in: spoolFolder)
        else { return .memory(bytes) }
        return .spooled(file)
    }
}

extension AnswerBundle {
    fileprivate func sameBodies(as other: AnswerBundle) -> Bool {
        parts.map(\.bytes) == other.parts.map(\.bytes) && isWhole == other.isWhole
    }
}
