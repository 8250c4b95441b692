import Domain
import Foundation
import Testing

@testable import Presentation

@Suite struct DayGroupModelTests {
    @Test func articlesAreGroupedByDayAndHour() throws {
        let context = try Sample.context()
        let catalogue = context.catalogue("es")
        let minutes = [0, -5, -70, -60 * 7, -60 * 24]
        let listed = minutes.map { minute in
            let order = Sample.moment.addingTimeInterval(Double(minute) * 60)
            let article = Sample.article("\(minute)", order: order)
            return ListedArticle(article, in: "es", context: context)
        }
        let groups = DayGroupModel.groups(
            listed,
            heading: { catalogue.dayHeading($0) },
            catalogue: catalogue
        )
        #expect(
            groups.map(\.heading) == [
                "Sábado 21 de noviembre de 2026", "Viernes 20 de noviembre de 2026",
            ]
        )
        #expect(
            groups.map { $0.hours.map(\.title) } == [
                ["A las 6", "A las 5"], ["A las 23", "A las 6"],
            ]
        )
        #expect(
            groups.map { $0.hours.map(\.bell) } == [["bell-6", "bell-5"], ["bell-11", "bell-6"]]
        )
        #expect(groups.map { $0.hours.map(\.cards.count) } == [[2, 1], [1, 1]])
    }

    @Test(arguments: [
        (0, "bell-12"), (1, "bell-1"), (12, "bell-12"), (14, "bell-2"), (23, "bell-11"),
    ])
    func bellRingsOneToTwelve(hour: Int, bell: String) throws {
        let model = HourModel(hour, cards: [], catalogue: try Sample.catalogue("es"))
        #expect(model.bell == bell)
    }

    @Test func nothingHasNoGroups() throws {
        let catalogue = try Sample.catalogue("es")
        let groups = DayGroupModel.groups(
            [ListedArticle](),
            heading: { catalogue.dayHeading($0) },
            catalogue: catalogue
        )
        #expect(groups.isEmpty)
    }
}
