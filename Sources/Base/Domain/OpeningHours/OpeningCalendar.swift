/// Lays rules over a year: which week holds when.
struct OpeningCalendar {
    let seasons: [OpeningSeason]
    let exceptions: [OpeningSeason]

    /// A week that holds on no more days of a year is an exception from the others.
    private static let fewDays = 14

    init(_ rules: [OpeningRule]) {
        guard rules.contains(where: { !$0.periods.isEmpty }) else {
            seasons = [OpeningSeason(periods: [], week: Self.week(rules))]
            exceptions = []
            return
        }
        var known: [[Int]: OpeningWeek] = [:]
        let days = (0..<MonthDay.count).map { day in
            let holding = rules.indices.filter { rules[$0].holds(on: day) }
            if let week = known[holding] { return week }
            let week = Self.week(holding.map { rules[$0] })
            known[holding] = week
            return week
        }
        var counts: [OpeningWeek: Int] = [:]
        for week in days { counts[week, default: 0] += 1 }
        let isFew = { (week: OpeningWeek) in counts[week, default: 0] <= Self.fewDays }
        let numbered = days.enumerated().map { Run(first: $0, last: $0, week: $1) }
        // Exceptions leave the season around them whole.
        let usual = Self.joined(numbered.filter { !isFew($0.week) }, bridging: true)
        seasons = Self.order(usual).map { week in
            let runs = usual.filter { $0.week == week }
            return OpeningSeason(periods: usual.count == 1 ? [] : runs.map(\.period), week: week)
        }
        exceptions = Self.joined(numbered.filter { isFew($0.week) }, bridging: false)
            .map { OpeningSeason(periods: [$0.period], week: $0.week) }
    }

    private static func week(_ rules: [OpeningRule]) -> OpeningWeek {
        var week = OpeningWeek()
        for rule in rules { rule.apply(to: &week) }
        return week
    }

    /// Consecutive days on which one week holds.
    private struct Run {
        var first: Int
        var last: Int
        let week: OpeningWeek

        var period: OpeningPeriod {
            OpeningPeriod(MonthDay(ordinal: first), MonthDay(ordinal: last))
        }
    }

    /// What follows each other; with `bridging`, days between that are left out part nothing.
    private static func joined(_ days: [Run], bridging: Bool) -> [Run] {
        var runs: [Run] = []
        for day in days {
            if let last = runs.last, last.week == day.week, bridging || last.last + 1 == day.first {
                runs[runs.count - 1].last = day.last
            } else {
                runs.append(day)
            }
        }
        // New Year parts nothing.
        guard runs.count > 1, let last = runs.last, last.week == runs[0].week,
            bridging || (runs[0].first == 0 && last.last == MonthDay.count - 1)
        else { return runs }
        runs[0].first = last.first
        runs.removeLast()
        return runs
    }

    private static func order(_ runs: [Run]) -> [OpeningWeek] {
        var seen: Set<OpeningWeek> = []
        return runs.map(\.week).filter { seen.insert($0).inserted }
    }
}
