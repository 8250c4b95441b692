/// Is told the terms of a text, one after the other.
protocol TermSink {
    mutating func take(_ term: Term)
}
