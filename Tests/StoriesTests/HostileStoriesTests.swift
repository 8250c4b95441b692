import Stories
import TestSupport
import Testing

/// What sources could send to have the build work without end, or to put everything into one story.
@Suite struct HostileStoriesTests {
    private static func grouped(_ count: Int, _ text: (Int) -> (String, String)) -> StoryGrouping {
        let items = (0..<count).map { number in
            let (title, summary) = text(number)
            return StoryItem(
                id: "i\(number)",
                title: title,
                summary: summary,
                published: number,
                language: "es"
            )
        }
        return StoryGrouping(of: items, setting: .strict)
    }

    private static func expectBounded(_ grouping: StoryGrouping, items: Int) {
        let most = grouping.stories.map(\.members.count).max() ?? 0
        #expect(most <= StoryLimits.members)
        #expect(grouping.stories.reduce(0) { $0 + $1.members.count } == items)
        #expect(
            grouping.work.comparisons <= items * (StoryLimits.comparisons + StoryLimits.members)
        )
    }

    @Test func manyWithOneHeadline() {
        let grouping = Self.grouped(10_000) { _ in ("Un incendio arrasa el mercado de Alcorín", "")
        }
        Self.expectBounded(grouping, items: 10_000)
        #expect(grouping.stories.count == 10_000 / StoryLimits.members)
    }

    @Test func manyWithNearlyOneHeadline() {
        let grouping = Self.grouped(10_000) {
            ("Un incendio arrasa el mercado de Alcorín", "Parte número \($0) de la agencia")
        }
        Self.expectBounded(grouping, items: 10_000)
    }

    @Test func manyWithHalfOfTheirWordsInCommon() {
        var generator = SeededGenerator(seed: 3)
        let words = (0..<400).map { "palabra\(String($0, radix: 36))x" }
        let grouping = Self.grouped(4_000) { _ in
            let some = (0..<40).compactMap { _ in words.randomElement(using: &generator) }
            return (some.prefix(8).joined(separator: " "), some.joined(separator: " "))
        }
        Self.expectBounded(grouping, items: 4_000)
    }

    @Test func oneThatQuotesAllOthers() {
        let titles = (0..<2_000).map { "Noticia de Villa\($0 % 500) sobre tema\($0)" }
        let grouping = Self.grouped(2_001) {
            $0 == 0
                ? (titles.joined(separator: "; "), titles.joined(separator: ". "))
                : (titles[$0 - 1], "")
        }
        Self.expectBounded(grouping, items: 2_001)
    }

    @Test(arguments: [
        String(repeating: "incendio Alcorín ", count: 600), String(repeating: "x", count: 10_000),
        String(repeating: "火災が発生しました", count: 1_200), String(repeating: "🔥", count: 10_000),
        String(repeating: "e\u{301}", count: 5_000), String(repeating: "1.2,", count: 2_500),
        String(repeating: "2 mayo 2026 ", count: 900),
    ])
    func headlinesOfTenThousandCharacters(title: String) {
        Self.expectBounded(Self.grouped(300) { ("\(title) \($0)", title) }, items: 300)
    }

    @Test func whatHasNoWordsStandsAlone() {
        let grouping = Self.grouped(500) { _ in ("🔥🔥🔥", "😀 !!! … 👩‍👩‍👧") }
        #expect(grouping.stories.count == 500)
        #expect(grouping.work == GroupingWork())
    }

    @Test func otherScriptsAreGroupedToo() {
        let texts = [
            "東京の倉庫で大規模な火災が発生", "東京で倉庫火災、けが人なし", "大阪で新しい橋が開通",
            "Пожар уничтожил рынок в Ветлуге", "Рынок в Ветлуге уничтожен: пожар потушен",
        ]
        let grouping = Self.grouped(texts.count) { (texts[$0], "") }
        #expect(grouping.story(of: "i1")?.id == "i0")
        #expect(grouping.story(of: "i2")?.id == "i2")
        #expect(grouping.story(of: "i4")?.id == "i3")
    }

    @Test func timesThatNoCalendarHas() {
        let items = [Int.min, .max, 0].enumerated().map {
            StoryItem(
                id: "\($0.offset)",
                title: "Un incendio arrasa Alcorín",
                summary: "",
                published: $0.element,
                language: ""
            )
        }
        #expect(StoryGrouping(of: items).stories.count == 3)
    }
}
