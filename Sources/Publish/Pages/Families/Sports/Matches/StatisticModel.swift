import Basics
import Domain
import TemplateModels

/// One figure of both sides with a bar beside it, where both are numbers.
struct StatisticModel: TemplateModel, Hashable {
    private let statistic: Match.Statistic
    /// Where the home side's part of the bar ends, of 1 000.
    private let end: Int?

    private static let gap = 10

    init(_ statistic: Match.Statistic) {
        self.statistic = statistic
        let numbers = [statistic.home, statistic.away].compactMap(Self.number)
        let sum = numbers.reduce(0, +)
        guard numbers.count == 2, sum > 0, sum.isFinite else {
            end = nil
            return
        }
        end = Int(clamping: (numbers[0] / sum * Double(1_000 - Self.gap)).rounded())
    }

    static let fields: TemplateFields<StatisticModel> = [
        .text("name", \.statistic.name),
        .text("home", \.statistic.home),
        .text("away", \.statistic.away),
        .number("end", \.end),
        .number("start") { $0.end.map { $0 + gap } },
    ]

    /// `58 %`, `1,4`, `12`; nil for what does not begin with a number.
    private static func number(_ text: String) -> Double? {
        let digits = text.drop { $0 == " " }.prefix { "0123456789.,".contains($0) }
        return Double(digits.replacing(",", with: "."))
    }
}
