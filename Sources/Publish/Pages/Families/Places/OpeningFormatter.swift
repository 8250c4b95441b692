import Basics
import Domain
import Presentation
import Recurrence

/// Says when something is open, in the words of a language.
struct OpeningFormatter {
    let catalogue: Catalogue

    /// `09:00–14:00, 17:00–20:00`, or that it is closed.
    func text(_ day: OpeningDay) -> String {
        if day.isWholeDay { return catalogue[.openWholeDay] }
        let spans = day.spans.map { span in
            guard let to = span.to else {
                return catalogue.text(.openFrom, [.time: clock(span.from)])
            }
            return "\(clock(span.from))–\(clock(to))"
        }
        .joined(separator: ", ")
        let parts = [spans.nonBlank, day.note?.nonBlank].compactMap(\.self)
        return parts.isEmpty ? catalogue[.openClosed] : parts.joined(separator: " · ")
    }

    /// The hours of the end of a day are `24:00`, those after it of the next one.
    private func clock(_ minutes: Int) -> String {
        let shown = minutes > 1_440 ? minutes - 1_440 : minutes
        return catalogue.text(
            .clock,
            [.hour: (shown / 60).zeroPadded(2), .minute: (shown % 60).zeroPadded(2)]
        )
    }

    func name(_ weekday: Weekday) -> String {
        catalogue.weekdayName((weekday.rawValue + 1) % 7).capitalizingFirst()
    }

    /// `Marzo–octubre`, `1 de junio – 15 de septiembre`.
    func text(_ periods: [OpeningPeriod]) -> String {
        periods.map(text).joined(separator: ", ").capitalizingFirst()
    }

    private func text(_ period: OpeningPeriod) -> String {
        if period.isMonths {
            let first = catalogue.monthName(period.first.month)
            return period.first.month == period.last.month
                ? first : "\(first)–\(catalogue.monthName(period.last.month))"
        }
        if period.first == period.last { return text(period.first) }
        return "\(text(period.first)) – \(text(period.last))"
    }

    private func text(_ day: MonthDay) -> String {
        catalogue.text(
            .dayOfMonth,
            [
                .day: day.day == 1 ? catalogue[.firstOfMonth] : "\(day.day)",
                .month: catalogue.monthName(day.month),
            ]
        )
    }
}
