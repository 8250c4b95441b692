/// Which form of a text goes with a whole number in one language.
public struct PluralRules: Sendable {
    private let conditions: [(category: PluralCategory, condition: PluralCondition)]
    /// The forms that texts of the language may have, `other` last.
    public let categories: [PluralCategory]

    /// Rules as Unicode CLDR words them; a number that none of them fits is `other`.
    public init(_ rules: [PluralCategory: String]) {
        conditions = PluralCategory.allCases.compactMap { category in
            rules[category].flatMap { PluralCondition($0) }.map { (category, $0) }
        }
        categories = conditions.map(\.category) + [.other]
    }

    /// Rules of two forms: these numbers are `one`, all others `other`.
    public init(one numbers: [Int]) {
        let list = numbers.filter { $0 >= 0 }.map(String.init).joined(separator: ",")
        // No whole number has digits behind a point.
        self.init([.one: list.isEmpty ? "v != 0" : "n = \(list)"])
    }

    public func category(of number: Int) -> PluralCategory {
        conditions.first { $0.condition.holds(for: number) }?.category ?? .other
    }

    /// How many examples there are of a form, where there are so many.
    public static let mostExamples = 4

    /// The first whole numbers of each form. A form that none below a thousand has, as that of the millions, or that
    /// of fractions, has no place here: texts may do without it.
    public var examples: [PluralCategory: [Int]] {
        var examples: [PluralCategory: [Int]] = [:]
        for number in 0..<1_000 {
            let category = category(of: number)
            if examples[category, default: []].count < Self.mostExamples {
                examples[category, default: []].append(number)
            }
        }
        return examples
    }
}

/// The form of a text that goes with a number, by the names of Unicode CLDR and in their order.
public enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}
