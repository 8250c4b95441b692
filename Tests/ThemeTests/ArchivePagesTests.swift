import Domain
import Foundation
import Presentation
import Testing

@testable import Pages

@Suite struct ArchivePagesTests {
    private let site: ThemeSite

    init() throws {
        site = try ThemeSite()
    }

    private func month(_ year: Int, _ month: Int, _ days: [(Int, Int)]) -> String {
        site.render(
            ArchivePage(
                year: year,
                month: month,
                days: days.map { (Day(year: year, month: month, day: $0.0), $0.1) },
                previous: nil,
                next: nil,
                at: site.place("/archivo/\(year)/\(month)/"),
                context: site.context
            )
        )
    }

    @Test func aMonthBeginsOnItsWeekday() {
        let page = month(2026, 11, [(21, 20)])
        #expect(page.contains(#"<tr><td colspan="6"></td><td>1</td></tr>"#))
        #expect(page.contains(#"<tr><th scope="col"><abbr title="lunes">lu</abbr></th>"#))
    }

    @Test(arguments: [(2026, 2, 28), (2028, 2, 29), (2026, 12, 31), (2026, 6, 30)])
    func aMonthHasAllItsDays(year: Int, number: Int, last: Int) {
        let page = month(year, number, [(last, 1)])
        #expect(page.matches(of: /<td>\d+<\/td>/).count == last - 1)
        #expect(page.contains(">\(last)<i class=\"bell bell-5\"></i>"))
    }

    @Test func strokesFollowTheNumberOfNews() {
        let page = month(2026, 11, [(21, 20), (20, 4), (19, 1)])
        #expect(
            page.contains(
                #"aria-label="Sábado 21 de noviembre, 20 noticias">21<i class="bell bell-5"></i><small>20</small>"#
            )
        )
        #expect(page.contains(#">20<i class="bell bell-1"></i>"#))
        #expect(page.contains(#">19<i class="bell bell-1"></i>"#))
    }

    @Test func aYearHasAStrokeForEachDay() {
        let page = site.render(
            ArchivePage(
                year: 2026,
                days: [
                    (Day(year: 2026, month: 11, day: 2), 26),
                    (Day(year: 2026, month: 10, day: 1), 13),
                ],
                at: site.place("/archivo/2026/"),
                context: site.context
            )
        )
        #expect(page.contains(#"<path d="M5 28v-26"/></svg>"#))
        #expect(page.contains(#"<path d="M1 28v-13"/></svg>"#))
        #expect(page.contains("<span>26 noticias</span>"))
    }

    private func day(_ listed: [ListedArticle]) -> String {
        site.render(
            ListPage(
                listed,
                of: Day(year: 2026, month: 11, day: 21),
                previous: nil,
                next: nil,
                at: site.place("/archivo/2026/11/21/"),
                context: site.context
            )
        )
    }

    @Test func everyHourOfTheDialLeadsToItsNews() {
        let listed = site.listed(InventedArticles.many(80))
        let today = listed.filter { $0.time.day == listed[0].time.day }
        let page = day(today)
        let links = page.matches(of: /<a href="#h(\d+)" aria-label="A la/).map { $0.output.1 }
        #expect(links.count >= 3)
        for hour in links { #expect(page.contains(#"<section class="hour" id="h\#(hour)">"#)) }
    }

    @Test func aDayOfFewHoursHasNoDial() {
        let listed = site.listed(InventedArticles.many(1))
        #expect(!day(listed).contains(#"class="dial""#))
        #expect(!day([]).contains(#"class="dial""#))
    }
}
