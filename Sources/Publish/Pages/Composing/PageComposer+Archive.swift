import Domain
import Presentation

extension PageComposer {
    /// The archive's own page, a year or a month.
    func archive(_ page: PlannedPage) throws -> ArchivePage {
        let days = try edition.days(in: page.language)
        switch page.content {
        case .year(let year):
            return ArchivePage(
                year: year,
                months: months(of: year, in: days.map(\.day)),
                at: place(page, current: .archive),
                context: context
            )
        case .month(let year, let month):
            return self.month(page, year, month, days)
        default:
            let years = Set(days.map(\.day.year)).sorted(by: >)
            return ArchivePage(
                years: years.map { ($0, months(of: $0, in: days.map(\.day))) },
                at: place(page, route: .archive, current: .archive),
                context: context
            )
        }
    }

    private func months(of year: Int, in days: [Day]) -> [Int] {
        Set(days.filter { $0.year == year }.map(\.month)).sorted(by: >)
    }

    private func month(
        _ page: PlannedPage,
        _ year: Int,
        _ month: Int,
        _ days: [(day: Day, count: Int)]
    ) -> ArchivePage {
        let start = Day(year: year, month: month, day: 0)
        let end = Day(year: year, month: month, day: 99)
        return ArchivePage(
            year: year,
            month: month,
            days: days.filter { $0.day > start && $0.day < end },
            previous: days.first { $0.day < start }?.day,
            next: days.last { $0.day > end }?.day,
            at: place(page, current: .archive),
            context: context
        )
    }

    func day(_ page: PlannedPage, _ day: Day) throws -> ListPage {
        let list = ArticleList.day(day, page.language)
        let days = try edition.days(in: page.language).map(\.day)
        return ListPage(
            try listed(list, 0..<(try edition.count(of: list)), in: page.language),
            of: day,
            previous: days.first { $0 < day },
            next: days.last { $0 > day },
            at: place(page, current: .archive),
            context: context
        )
    }
}
