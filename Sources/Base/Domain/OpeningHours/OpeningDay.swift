/// When something is open on a day; closed without spans, unless a note says otherwise.
public struct OpeningDay: Hashable, Sendable {
    public var spans: [OpeningSpan]
    /// As its source writes it: `by appointment`.
    public var note: String?
    /// Whether the note itself says of which hours it speaks.
    private var namesHours = false

    public static let closed = OpeningDay(spans: [])

    public init(spans: [OpeningSpan], note: String? = nil) {
        self.spans = spans
        self.note = note
    }

    public var isWholeDay: Bool { spans == [.wholeDay] && note == nil }

    /// What one more rule adds to it; a note that speaks of some of the hours names them.
    func adding(_ other: OpeningDay) -> OpeningDay {
        let all = Set(spans + other.spans).sorted()
        guard note != other.note, !spans.isEmpty, !other.spans.isEmpty else {
            return OpeningDay(spans: all, note: other.note ?? note)
        }
        let notes = [self, other].compactMap(\.noteWithHours)
        var day = OpeningDay(spans: all, note: notes.joined(separator: ", "))
        day.namesHours = true
        return day
    }

    private var noteWithHours: String? {
        guard let note, !namesHours else { return note }
        return "\(note) (\(spans.map(\.text).joined(separator: ", ")))"
    }
}
