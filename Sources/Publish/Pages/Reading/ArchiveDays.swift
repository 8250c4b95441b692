import Domain

/// Which days of an archive a page speaks of.
enum ArchiveSpan: Hashable, Sendable {
    /// The months that have articles.
    case months
    /// The days of a year.
    case daysOfYear(Int)
    /// The days of a month, and the nearest ones before and after it.
    case daysOf(year: Int, month: Int)
    /// The nearest days before and after one.
    case around(Day)
}

/// The days of an archive that have articles, as far as a page speaks of them.
struct ArchiveDays {
    /// With their numbers of articles, newest first; of months the first one, without a number.
    let days: [(day: Day, count: Int)]
    /// The nearest days outside.
    let previous: Day?
    let next: Day?

    init(_ span: ArchiveSpan, _ language: Language, of edition: any EditionReading) throws {
        let all = try edition.days(in: language)
        switch span {
        case .months:
            days = Self.months(of: all)
            (previous, next) = (nil, nil)
        case .daysOfYear(let year):
            days = all.filter { $0.day.year == year }
            (previous, next) = (nil, nil)
        case .daysOf(let year, let month):
            let first = Day(year: year, month: month, day: 0)
            let last = Day(year: year, month: month, day: 99)
            days = all.filter { $0.day > first && $0.day < last }
            previous = all.first { $0.day < first }?.day
            next = all.last { $0.day > last }?.day
        case .around(let day):
            days = []
            previous = all.first { $0.day < day }?.day
            next = all.last { $0.day > day }?.day
        }
    }

    private static func months(
        of days: [(day: Day, count: Int)]
    ) -> [(day: Day, count: Int)] {
        var last = 0
        return days.compactMap { entry in
            guard entry.day.number / 100 != last else { return nil }
            last = entry.day.number / 100
            return (Day(year: entry.day.year, month: entry.day.month, day: 1), 0)
        }
    }

    /// Everything of it, for a fingerprint.
    var numbers: [Int] {
        days.flatMap { [$0.day.number, $0.count] } + [previous?.number ?? 0, next?.number ?? 0]
    }
}
