import Basics
import Domain
import Fetching
import Foundation
import SourceKinds

extension SourceVisit {
    /// The next best answer when the source gave none: the last good one, the sample, nothing.
    func standIn(
        _ reason: String,
        hint: String? = nil,
        _ last: Snapshot? = nil,
        _ kind: (any SourceKind)? = nil
    ) -> Result {
        var result = standIn(reason, last, kind)
        result.outcome.hint = hint
        return result
    }

    func standIn(
        _ reason: String,
        _ last: Snapshot?,
        _ kind: (any SourceKind)?
    ) -> Result {
        let isForgiven = isOffline && (hasLiveItems || source.sample != nil)
        if source.onFailure == .fail, !isForgiven {
            return Result(outcome: outcome(.failed(reason: reason)))
        }
        if source.onFailure == .empty {
            return Result(outcome: outcome(.empty(reason: reason)))
        }
        let last = last ?? fetch.last(source.id.text)
        let stale = outcome(.stale(since: last?.confirmation(before: now), reason: reason))
        if hasLiveItems, last.map(isReadAsNow) ?? true { return Result(outcome: stale) }
        if let last, let kind, let read = try? read(last, kind), !read.isEmpty {
            return Result(outcome: stale, batch: read.batch)
        }
        return hasLiveItems ? Result(outcome: stale) : sample(reason)
    }

    /// What is to be done about a source of which nothing is known yet.
    private var nothingHint: String {
        let isUnasked = asksServer || source.address?.isEmpty != false
        if isUnasked, let name = source.missingVariables.first {
            return "set \(name) where the portal is built"
        }
        let cause = kind?.place == .program ? "command" : source.address == nil ? "keys" : "url"
        return "check its \(cause), or give it a 'sample' to start with"
    }

    private func sample(_ reason: String) -> Result {
        guard let path = source.sample else {
            return Result(
                outcome: SourceOutcome(
                    source: source,
                    answer: .empty(reason: reason),
                    hint: nothingHint
                )
            )
        }
        let file = LocalFile(at: path, in: context.contentFolder)
        // A source of a kind that is not built in has a sample that only its own reader could read.
        guard let kind else { return Result(outcome: outcome(.empty(reason: reason))) }
        do {
            let bytes = try Unpacking.unpacked(
                RegularFile.bytes(file.path),
                within: source.maxBytes
            )
            let answer = SourceAnswer(bytes: bytes, contentType: nil, address: nil, receivedAt: now)
            let read = try kind.read(answer, in: context.reading(source, .sample))
            var outcome = outcome(.sample(reason: reason))
            outcome.warnings = read.diagnostics
            return Result(outcome: outcome, batch: read.batch)
        } catch {
            let cause = (error as? SourceError)?.message ?? "\(error)"
            return Result(
                outcome: SourceOutcome(
                    source: source,
                    answer: .empty(reason: reason),
                    warnings: [
                        Diagnostic(
                            .warning,
                            "the sample cannot be used: \(cause)",
                            path: "Content/\(path)",
                            hint: "mend the file or remove the source's 'sample'"
                        )
                    ]
                )
            )
        }
    }
}
