import Domain

/// What is to come of a category or at a place, divided into pages from its latest time on: so these stay as they are
/// while time passes.
struct AgendaList: Sendable {
    let named: NamedLabel
    /// Each under its number; the list's own address has none and holds what is next.
    let pages: [(number: Int?, part: AgendaPart)]

    private static let size = 100

    /// - Parameters:
    ///   - named: what it is a list of.
    ///   - coming: its times that are not over, by their beginning.
    ///   - span: of which days the agenda tells.
    init(_ named: NamedLabel, _ coming: [AgendaEntry], in span: AgendaSpan) {
        self.named = named
        let paging = ListPaging(count: coming.count, size: Self.size)
        let numbers: [Int?] = (paging.lastNumber > 0 ? Array(1...paging.lastNumber) : []) + [nil]
        pages = numbers.map { number in
            let positions = paging.positions(of: number)
            let end = coming.count - positions.lowerBound
            let entries = coming[coming.count - positions.upperBound..<end]
            let goesOn = entries.first.map { $0.occurrence.start < span.now } ?? false
            let part = AgendaPart(
                "what is to come of '\(named.name)'\(number.map { ", page \($0)" } ?? "")",
                Array(entries),
                labels: [named],
                pages: Self.pages(number, of: paging),
                // What began earlier stands on the day of the page.
                since: goesOn ? span.midnight(ofDay: span.today.ordinal) : nil
            )
            return (number, part)
        }
    }

    private static func pages(_ number: Int?, of paging: ListPaging) -> AgendaPart.Pages? {
        guard paging.lastNumber > 0 else { return nil }
        let later = number.map { $0 - 1 } ?? paging.lastNumber
        return AgendaPart.Pages(
            number: number,
            earlier: number.flatMap { $0 < paging.lastNumber ? $0 + 1 : nil },
            later: later > 0 ? later : nil
        )
    }
}
