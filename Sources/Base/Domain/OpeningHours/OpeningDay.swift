/// When something is open on a day; closed without spans, unless a note says otherwise.
public struct OpeningDay: Hashable, Sendable {
    public var spans: [OpeningSpan]
    /// As its source writes it: `by appointment`.
    public var note: String?

    public static let closed = OpeningDay(spans: [])

    public init(spans: [OpeningSpan], note: String? = nil) {
        self.spans = spans
        self.note = note
    }

    public var isWholeDay: Bool { spans == [.wholeDay] && note == nil }

    /// What one more rule adds to it.
    func adding(_ other: OpeningDay) -> OpeningDay {
        OpeningDay(spans: Set(spans + other.spans).sorted(), note: other.note ?? note)
    }
}
