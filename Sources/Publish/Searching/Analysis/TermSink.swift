/// Is told the terms of a text, one after the other.
protocol TermSink {
    mutating func take(_ term: Term)
}

/// Terms as texts, in their order.
struct TermList: TermSink {
    private(set) var texts: [String] = []

    mutating func take(_ term: Term) { texts.append(term.text) }
}
