import Domain
import Presentation

extension PageKind {
    static let archive = PageKind("archive")
}

extension Route {
    static let archive = Route([.word(.pathArchive)], title: .text(.archive))

    static func year(_ year: Int) -> Route { Route([.word(.pathArchive), .name("\(year)")]) }

    static func month(year: Int, month: Int) -> Route {
        let path = Day(year: year, month: month, day: 1).monthPath
        return Route([.word(.pathArchive), .name(path)])
    }

    static func day(_ day: Day) -> Route { Route([.word(.pathArchive), .name(day.path)]) }
}

/// The news of each day, by years and months.
struct ArchiveFamily: PageFamily {
    let kinds = [PageKind.archive]
    let models: [any PageModel.Type] = [ArchivePage.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        guard draft.settings.archive == .days else { return }
        let days = try draft.edition.days(in: language).map(\.day)
        guard !days.isEmpty else { return }
        draft.add(
            ArchiveContent(),
            at: .archive,
            in: language,
            "the archive (\(language))",
            from: [.days(.months, language)]
        )
        for year in Set(days.map(\.year)).sorted() {
            draft.add(
                YearContent(year: year),
                at: .year(year),
                in: language,
                "the archive of \(year) (\(language))",
                from: [.days(.daysOfYear(year), language)]
            )
        }
        for number in Set(days.map { $0.number / 100 }).sorted() {
            let (year, month) = (number / 100, number % 100)
            draft.add(
                MonthContent(year: year, month: month),
                at: .month(year: year, month: month),
                in: language,
                "the archive of \(year)-\(month) (\(language))",
                from: [.days(.daysOf(year: year, month: month), language)]
            )
        }
        for day in days.reversed() {
            draft.add(
                DayContent(day: day),
                at: .day(day),
                in: language,
                "the archive of \(day.path) (\(language))",
                from: [
                    try .all(of: .day(day, language), in: draft.edition),
                    .days(.around(day), language),
                ]
            )
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.archive, in: language, .more, rank: 20, glyph: "cal", tab: 6)
    }
}

/// All years and months that have articles.
struct ArchiveContent: PageContent {
    let name = "archive"
    var kind: PageKind { .archive }
    let stage = WritingStage.lists
    let isIndexed = true
    var navigation: Route? { .archive }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let months = try reading.days(.months, in: reading.language).days.map(\.day)
        let years = Set(months.map(\.year)).sorted(by: >)
        return ArchivePage(
            years: years.map { year in
                (year, months.filter { $0.year == year }.map(\.month))
            },
            at: reading.place,
            context: reading.context
        )
    }
}

/// The months of a year.
struct YearContent: PageContent {
    let year: Int

    let name = "year"
    var kind: PageKind { .archive }
    let stage = WritingStage.lists
    var navigation: Route? { .archive }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        ArchivePage(
            year: year,
            days: try reading.days(.daysOfYear(year), in: reading.language).days,
            at: reading.place,
            context: reading.context
        )
    }
}

/// The days of a month.
struct MonthContent: PageContent {
    let year: Int
    let month: Int

    let name = "month"
    var kind: PageKind { .archive }
    let stage = WritingStage.lists
    var navigation: Route? { .archive }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let span = ArchiveSpan.daysOf(year: year, month: month)
        let found = try reading.days(span, in: reading.language)
        return ArchivePage(
            year: year,
            month: month,
            days: found.days,
            previous: found.previous,
            next: found.next,
            at: reading.place,
            context: reading.context
        )
    }
}

/// The news of a day.
struct DayContent: PageContent {
    let day: Day

    let name = "day"
    var kind: PageKind { .archive }
    let stage = WritingStage.lists
    var navigation: Route? { .archive }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let around = try reading.days(.around(day), in: reading.language)
        return ListPage(
            try reading.listed(.day(day, reading.language)),
            of: day,
            previous: around.previous,
            next: around.next,
            at: reading.place,
            context: reading.context
        )
    }
}
