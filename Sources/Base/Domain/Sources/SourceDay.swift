/// How asking a source went on one day that is over.
public struct SourceDay: Hashable, Codable, Sendable {
    public let day: Day
    /// Good answers.
    public let answers: Int
    public let failures: Int
    /// How long a good answer took on average; nil where none came over the network.
    public let milliseconds: Int?

    public init(day: Day, answers: Int, failures: Int, milliseconds: Int?) {
        self.day = day
        self.answers = answers
        self.failures = failures
        self.milliseconds = milliseconds
    }
}

/// What the last days of a source come to.
public struct SourceRecord: Hashable, Sendable {
    /// How often it was asked.
    public let asked: Int
    public let failures: Int
    /// How long a good answer took on average of the days; nil where none came over the network.
    public let milliseconds: Int?
}

extension SourceStatus {
    /// Nil where no day is counted.
    public var record: SourceRecord? {
        guard let days, !days.isEmpty else { return nil }
        let failures = days.reduce(0) { $0 + $1.failures }
        let times = days.compactMap(\.milliseconds)
        return SourceRecord(
            asked: days.reduce(failures) { $0 + $1.answers },
            failures: failures,
            milliseconds: times.isEmpty ? nil : times.reduce(0, +) / times.count
        )
    }
}
