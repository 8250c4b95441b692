/// All that one source is to be asked: a log-in, the pages known beforehand, and those that answers lead to.
public struct PagedQuestion: Sendable {
    /// One request, and what the asker calls its answer.
    public struct Page: Sendable {
        public let label: String?
        public let request: HTTPRequest

        public init(label: String? = nil, request: HTTPRequest) {
            self.label = label
            self.request = request
        }
    }

    public var logIn: HTTPRequest?
    /// The headers with which the answer to the log-in opens the rest; nil when it holds no such thing.
    public var opened: @Sendable ([UInt8]) -> HTTPHeaders? = { _ in nil }
    /// Asked side by side.
    public var first: [Page]
    /// Whether nobody knows how many of the first pages there are: where a server has no more, they end.
    public var isOpenEnded = false
    /// Most answers, those to the first pages included.
    public var limit: Int
    /// What an answer leads to, given how many there are with it.
    public var next: @Sendable (AnswerBundle.Part, Int) -> [Page] = { _, _ in [] }
    /// Why an answer cannot be used; nil when it can.
    public var fault: @Sendable (AnswerBundle.Part) -> String? = { _ in nil }

    public init(first: [Page], limit: Int) {
        self.first = first
        self.limit = limit
    }

    /// The server that is asked first.
    public var host: String? { (logIn ?? first.first?.request)?.host }

    /// What makes kept answers those to this question too.
    var contentHash: String {
        ContentHash.of(first.map(\.request.contentHash).joined(separator: "\n") + "\n\(limit)")
    }

    /// Tells one configured question from another, headers included.
    public var questionHash: String {
        let requests = [logIn].compactMap(\.self) + first.map(\.request)
        return ContentHash.of(requests.map(\.questionHash).joined(separator: "\n") + "\n\(limit)")
    }
}

extension Snapshot {
    /// Whether it holds the answers to this very question.
    public func answers(_ question: PagedQuestion) -> Bool {
        requestHash == question.contentHash
    }
}
