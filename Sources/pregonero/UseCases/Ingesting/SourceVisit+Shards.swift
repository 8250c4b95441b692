import Basics
import Domain
import Fetching
import SourceKinds
import WebURL

extension SourceVisit {
    /// Whether a shard is to ask its server. All that one server is asked falls to one shard, which waits between two
    /// questions as one machine would.
    func falls(to shard: Shard) -> Bool {
        guard let kind, asksServer, source.missingVariables.isEmpty, !isOffline else {
            return false
        }
        let question = try? SourceQuestion(kind, context.reading(source, .live), rank: rank)
        return shard.takes(StableHash.of(question?.host ?? source.id.text))
    }

    /// What the source answers, without reading it; nil when it is not due.
    func answer() async -> PagedAnswer? {
        guard let kind,
            let question = try? SourceQuestion(kind, context.reading(source, .live), rank: rank)
        else { return nil }
        let history = SourceHistory.of(question.hash, continuing: history)
        let last = fetch.last(source.id.text)
        guard rest(question, history, last) == nil else { return nil }
        return await answer(to: question, history, last)
    }

    /// Of a source that its shard found not to be due, or could not ask.
    func unrecorded(_ history: SourceHistory, _ kind: any SourceKind) -> Arrival {
        guard hasLiveItems else { return .read(standIn("its shard did not ask it", nil, kind)) }
        var result = Result(outcome: outcome(.unchanged))
        result.outcome.isNotDue = true
        result.history = history
        return .read(result)
    }
}
