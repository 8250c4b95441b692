import Basics
public import Foundation
import WebURL

/// Runs a program in the place of asking a server, and keeps what it prints as an answer.
public struct ProgramFetch: Sendable {
    private let fetch: ConditionalFetch

    public init(fetch: ConditionalFetch) {
        self.fetch = fetch
    }

    /// Runs the program; whether that is due is the caller's to decide.
    ///
    /// - Parameters:
    ///   - request: What to run.
    ///   - key: The source.
    ///   - interval: The site's own wish of how often to run it (`every`); each build where there is none.
    ///   - now: The build's clock.
    /// - Returns: A snapshot, not yet committed, or the failure and what was kept.
    public func answer(
        to request: ProgramRequest,
        key: String,
        every interval: Duration? = nil,
        now: Date
    ) async -> FetchAnswer {
        let last = fetch.last(key)
        let outcome = await OwnThread.value { ProgramRun(request).outcome() }
        do throws(RequestError) {
            guard let outcome else {
                throw .failedProgram("no thread can be started to wait for it")
            }
            let bytes = try outcome.get()
            guard let url = WebURL("program:\(key)") else {
                throw .invalidURL("'\(key)' cannot be written as an address")
            }
            let hash = ContentHash.of(bytes)
            let isSame = last?.answers(request) == true && last?.hash.value == hash
            let snapshot = Snapshot(
                key: key,
                url: url,
                finalURL: url,
                contentType: nil,
                fetchedAt: now,
                checkedAt: now,
                hash: Future(made: hash),
                size: bytes.count,
                freshness: Freshness(),
                nextCheck: interval.map { now.addingTimeInterval($0 / .seconds(1)) },
                requestHash: request.questionHash,
                reading: isSame ? last?.reading : nil,
                content: .memory(bytes)
            )
            return isSame ? .unchanged(snapshot) : .fresh(snapshot)
        } catch {
            return .failed(error, last: last)
        }
    }
}
