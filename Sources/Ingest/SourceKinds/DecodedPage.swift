import Fetching
import Synchronization

/// What a page holds once it was decoded, for all who look at it.
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

/// The pages of an answer while it is asked for and read: what is wrong with one, what it leads to and what it holds
/// is found in one decoding.
public final class DecodedPages: Sendable {
    private let state = Mutex<(pages: [AnswerPage], bytes: Int)>(([], 0))

    /// Longer answers are decoded once more when they are read, and stay out of memory until then.
    static let room = 1 << 20

    public init() {}

    func page(_ part: AnswerBundle.Part) -> AnswerPage {
        let page = AnswerPage(part)
        return state.withLock { state in
            if let known = state.pages.first(where: { $0.isSame(as: page) }) { return known }
            state.bytes += part.bytes.count
            if state.bytes > Self.room { state = ([], part.bytes.count) }
            let kept = page.remembering()
            state.pages.append(kept)
            return kept
        }
    }
}

extension AnswerPage {
    fileprivate func isSame(as other: AnswerPage) -> Bool {
        bytes == other.bytes && contentType == other.contentType && address == other.address
            && label == other.label
    }
}
