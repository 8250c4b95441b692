import Basics
import Domain

/// Says how a day or time is written that stands in a form of some country or of a spreadsheet.
enum MomentHint {
    /// Nil for what nobody can tell.
    static func hint(for text: String?) -> String? {
        guard let text = text?.trimmed else { return nil }
        if let number = Double(text), spreadsheetDays.contains(number) {
            return "a spreadsheet keeps days as numbers: give the column the form yyyy-mm-dd hh:mm"
        }
        guard let day = dayFirst(text) else { return nil }
        return "write the year first, then the month and the day: \(day)"
    }

    /// The days from 1950 to 2100, as spreadsheets count them.
    private static let spreadsheetDays = 18_264.0..<73_051.0

    /// `2026-12-05 18:30` for `5/12/2026 18:30`, and the like with dots or hyphens.
    private static func dayFirst(_ text: String) -> String? {
        let words = text.split(separator: " ", maxSplits: 1)
        let parts = (words.first ?? "").split { "/.-".contains($0) }
        guard parts.count == 3, parts[2].utf8.count == 4,
            let day = Int(foreign: parts[0]), let month = Int(foreign: parts[1]),
            let year = Int(foreign: parts[2]),
            SiteTime.valid(year: year, month: month, day: day) != nil
        else { return nil }
        let date = Day(year: year, month: month, day: day).dashed
        return words.count > 1 ? time(words[1]).map { "\(date) \($0)" } ?? date : date
    }

    /// `18:30` for `18:30`, `18.30`, `18:30h` and `18:30:00`.
    private static func time(_ text: Substring) -> String? {
        let parts = text.split { ":.h".contains($0) }
        guard parts.count >= 2, let hour = Int(foreign: parts[0], in: 0...23),
            let minute = Int(foreign: parts[1], in: 0...59)
        else { return nil }
        return CivilTime.clock(hour: hour, minute: minute)
    }
}
