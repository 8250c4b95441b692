import Fetching
import Synchronization

/// What a page holds once it was decoded: who asks whether it is good and who asks where it leads decode it once.
final class DecodedPage: Sendable {
    private let state = Mutex<(values: [ObjectIdentifier: any Sendable], decodings: Int)>(([:], 0))

    /// How many times it was decoded.
    var decodings: Int { state.withLock { $0.decodings } }

    func value<Value: Sendable>(
        _ decode: () throws(SourceError) -> Value
    ) throws(SourceError) -> Value {
        let key = ObjectIdentifier(Value.self)
        if let known = state.withLock({ $0.values[key] }) as? Value { return known }
        state.withLock { $0.decodings += 1 }
        let value = try decode()
        state.withLock { $0.values[key] = value }
        return value
    }
}

/// The page that is looked at: what is wrong with it and what it leads to is asked before the next one comes.
final class PageAtHand: Sendable {
    private let state = Mutex<(part: AnswerBundle.Part, page: AnswerPage)?>(nil)

    func page(_ part: AnswerBundle.Part) -> AnswerPage {
        state.withLock { current in
            if let current, current.part == part { return current.page }
            let page = AnswerPage(part).remembering()
            current = (part, page)
            return page
        }
    }
}
