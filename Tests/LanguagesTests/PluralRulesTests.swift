import Foundation
import Testing

@testable import Languages

/// The rules on what ICU 78 with CLDR 48 makes of the same numbers (`Intl.PluralRules`).
@Suite struct PluralRulesTests {
    /// For each language a sign for each number: the first letter of its category, 1 for one, 2 for two, a dot for other.
    struct Record: Decodable {
        let numbers: [Int]
        let rules: [String: String]
    }

    private static func record() throws -> Record {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "plurals.json")
        return try JSONDecoder().decode(Record.self, from: Data(contentsOf: file))
    }

    private static func sign(_ category: PluralCategory) -> String {
        switch category {
        case .zero: "z"
        case .one: "1"
        case .two: "2"
        case .few: "f"
        case .many: "m"
        case .other: "."
        }
    }

    @Test func everyLanguageCountsAsCLDRDoes() throws {
        let record = try Self.record()
        #expect(Set(record.rules.keys) == Set(KnownLanguages.all.map(\.tag)))
        for (tag, expected) in record.rules {
            let rules = PluralRules(try #require(KnownLanguages.data(for: tag)).plurals)
            let signs = record.numbers.map { Self.sign(rules.category(of: $0)) }.joined()
            #expect(signs == expected, "\(tag)")
        }
    }

    @Test(arguments: KnownLanguages.all.map(\.tag))
    func everyConditionIsUnderstood(tag: String) throws {
        let plurals = try #require(KnownLanguages.data(for: tag)).plurals
        let categories = PluralRules(plurals).categories
        #expect(Set(categories) == Set(plurals.keys).union([.other]))
        #expect(categories.last == .other)
    }

    @Test(arguments: [
        "", "n", "n =", "n = x", "x = 1", "n % = 1", "n % 0 = 1", "n = 4..2", "n = 1..2..3",
        "n < 1", "n = 1 and", "n = 1 or v", "n = 1 and v = 0 or x = 2",
    ])
    func whatIsNoConditionIsNotRead(text: String) {
        #expect(PluralCondition(text) == nil)
    }

    @Test(arguments: [
        ("n = 1", 1, true), ("n = 1", -1, true), ("n != 1", 1, false), ("n = 0,2..4", 3, true),
        ("n = 0,2..4", 0, true), ("n = 0,2..4", 1, false), ("i % 100 != 12..14", 113, false),
        ("v = 0 and i % 10 = 2", 32, true), ("n = 5 or n % 10 = 2", 5, true), ("f != 0", 7, false),
        ("n != 0", .min, true),
    ])
    func conditionsHold(text: String, number: Int, holds: Bool) throws {
        #expect(try #require(PluralCondition(text)).holds(for: number) == holds)
    }

    @Test func formsOfMillionsAndFractionsNeedNoExamples() throws {
        let spanish = PluralRules(try #require(KnownLanguages.data(for: "es")).plurals)
        #expect(spanish.categories == [.one, .many, .other])
        #expect(spanish.examples == [.one: [1], .other: [0, 2, 3, 4]])
        let czech = PluralRules(try #require(KnownLanguages.data(for: "cs")).plurals)
        #expect(czech.categories == [.one, .few, .many, .other])
        #expect(czech.examples == [.one: [1], .few: [2, 3, 4], .other: [0, 5, 6, 7]])
        let polish = PluralRules(try #require(KnownLanguages.data(for: "pl")).plurals)
        #expect(polish.examples == [.one: [1], .few: [2, 3, 4, 22], .many: [0, 5, 6, 7]])
    }

    @Test(arguments: [([0, 1], "11.."), ([2], "..1."), ([], "....")])
    func listedNumbersAreOne(numbers: [Int], expected: String) {
        let rules = PluralRules(one: numbers)
        #expect(rules.categories == [.one, .other])
        #expect((0...3).map { Self.sign(rules.category(of: $0)) }.joined() == expected)
    }
}
