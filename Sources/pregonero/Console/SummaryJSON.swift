import Domain
import Foundation
import Publishing

extension BuildSummary {
    /// The summary for programs: the same figures as the text, and each source's answer.
    var json: String {
        get throws { try PlainJSON.text(Document(self)) }
    }

    private struct Document: Encodable {
        let sources: [SourceLine]
        let items: Items
        let pages: Pages?
        let files: Files?
        let seconds: Seconds
        let nextDue: String?

        init(_ summary: BuildSummary) {
            sources = summary.outcomes.map(SourceLine.init)
            items = Items(
                all: summary.itemCount,
                added: summary.intake.added,
                updated: summary.intake.updated,
                withdrawn: summary.intake.withdrawn,
                folded: summary.intake.folded,
                filtered: summary.intake.filtered,
                held: summary.held,
                drafts: summary.drafts.count
            )
            pages = summary.publication.map {
                Pages(all: $0.pages, rendered: $0.rendered, kept: $0.pages - $0.rendered)
            }
            files = summary.publication.map {
                Files(
                    written: $0.files.written,
                    kept: $0.files.kept,
                    pruned: $0.files.pruned
                )
            }
            seconds = Seconds(
                total: summary.times.total,
                fetch: summary.times.fetch,
                read: summary.times.read,
                render: summary.times.render,
                write: summary.times.write
            )
            nextDue = summary.nextChange.map { $0.formatted(.iso8601) }
        }
    }

    private struct SourceLine: Encodable {
        let id: String
        let answer: String
        let reason: String?
        let since: String?

        init(_ outcome: SourceOutcome) {
            id = outcome.source.id.text
            (answer, reason, since) =
                switch outcome.answer {
                case .fresh: ("new", nil, nil)
                case .unchanged: (outcome.isNotDue ? "not due" : "unchanged", nil, nil)
                case .stale(let since, let reason):
                    ("stale", reason, since.map { $0.formatted(.iso8601) })
                case .sample(let reason): ("sample", reason, nil)
                case .empty(let reason): ("empty", reason, nil)
                case .failed(let reason): ("failed", reason, nil)
                }
        }
    }

    private struct Items: Encodable {
        let all: Int
        let added: Int
        let updated: Int
        let withdrawn: Int
        let folded: Int
        let filtered: Int
        let held: Int
        let drafts: Int
    }

    private struct Pages: Encodable {
        let all: Int
        let rendered: Int
        let kept: Int
    }

    private struct Files: Encodable {
        let written: Int
        let kept: Int
        let pruned: Int
    }

    private struct Seconds: Encodable {
        let total: Double
        let fetch: Double
        let read: Double
        let render: Double
        let write: Double
    }
}
