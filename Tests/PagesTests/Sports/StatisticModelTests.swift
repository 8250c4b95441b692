import Domain
import TemplateModels
import Testing

@testable import Pages

@Suite struct StatisticModelTests {
    @Test(arguments: [
        ("55 %", "45 %", 545), ("14", "9", 603), ("1,5", "0.5", 743), ("0", "3", 0),
    ])
    func twoNumbersShareABar(home: String, away: String, end: Int) {
        let model = StatisticModel(Match.Statistic(name: "x", home: home, away: away))
        #expect(number("end", of: model) == end)
        #expect(number("start", of: model) == end + 10)
    }

    @Test(arguments: [("0", "0"), ("sí", "no"), ("", "3")])
    func whatIsNoShareHasNoBar(home: String, away: String) {
        let model = StatisticModel(Match.Statistic(name: "x", home: home, away: away))
        #expect(number("end", of: model) == nil)
    }

    private func number(_ name: String, of model: StatisticModel) -> Int? {
        let field = StatisticModel.fields.elements.first { $0.name == name }
        if case .number(let value) = field?.read(model) { return value }
        return nil
    }
}
