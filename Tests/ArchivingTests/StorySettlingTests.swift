import Archiving
import Domain
import Foundation
import Testing

@Suite struct StorySettlingTests {
    private static let sources = ["a", "b", "c"].map {
        Source(id: SourceID($0), kind: "feed", address: "\($0).xml", section: "world")
    }

    private let fire = [
        "Un incendio quema el mercado de Santullano",
        "El mercado de Santullano arde de madrugada: tres heridos en el incendio",
        "Tres heridos en el incendio que destruye el mercado de Santullano",
    ]

    private func titles(_ fixture: ArchiveFixture, after hours: Double = 1) throws -> [[String]] {
        let edition = try fixture.edition(after: hours)
        return try edition.stories().map { try edition.articles($0.members).map(\.title) }
    }

    private func filled() throws -> ArchiveFixture {
        let fixture = try ArchiveFixture(sources: Self.sources)
        for (number, source) in Self.sources.enumerated() {
            try fixture.take(
                in: fixture.batch(
                    [
                        .sample("1", title: fire[number], published: -9 + Double(number)),
                        .sample("2", title: StoryDraw.alone[number], published: -5),
                    ],
                    of: source.id
                )
            )
        }
        return fixture
    }

    @Test func whatSeveralSourcesTellIsOneStory() throws {
        let fixture = try filled()
        #expect(try titles(fixture) == [fire])
        let edition = try fixture.edition()
        let story = try #require(edition.stories().first)
        #expect(story.id == story.members.first)
        #expect(story.name.hasPrefix("un-incendio-quema-el-mercado-de-santullano-"))
        #expect(story.name.hasSuffix(story.id.text))
        #expect(edition.story(of: story.members[1]) == story)
    }

    @Test func whatOneSourceTellsTwiceIsNone() throws {
        let fixture = try ArchiveFixture(sources: Self.sources)
        try fixture.take(
            in: fixture.batch(
                fire.enumerated().map { .sample("\($0)", title: $1, published: -Double($0) - 1) }
            )
        )
        #expect(try titles(fixture) == [])
    }

    @Test func aSiteThatWantsNoneHasNone() throws {
        let fixture = try filled()
        fixture.stories = .off
        try fixture.take(in: fixture.batch([], after: 1))
        #expect(try titles(fixture) == [])
        fixture.stories = .standard
        let tally = try fixture.take(in: fixture.batch([], after: 2))
        #expect(tally.groupedWeeks > 0)
        #expect(try titles(fixture) == [fire])
    }

    @Test func aBuildWithoutAnythingNewGroupsNothing() throws {
        let fixture = try filled()
        let items: [ReceivedItem] = [
            .sample("1", title: fire[0], published: -9),
            .sample("2", title: StoryDraw.alone[0], published: -5),
        ]
        #expect(try fixture.take(in: fixture.batch(items, after: 1)).groupedWeeks == 0)
    }

    @Test func aNewItemGroupsItsWeekAndNoOther() throws {
        let fixture = try ArchiveFixture(sources: Self.sources)
        let weeks = (0..<20).map { week in
            ReceivedItem.sample(
                "\(week)",
                title: "Crónica número \(week) de un pueblo llamado Valdeprado",
                published: -Double(week) * 168 - 1
            )
        }
        let first = try fixture.take(in: fixture.batch(weeks))
        #expect(first.groupedWeeks >= 20)
        let late = try fixture.take(
            in: fixture.batch(weeks + [.sample("new", published: -20)], after: 1)
        )
        #expect(late.groupedWeeks == 1)
    }

    @Test func theStrictSettingGroupsAnew() throws {
        let fixture = try filled()
        fixture.stories = .strict
        #expect(try fixture.take(in: fixture.batch([], after: 1)).groupedWeeks > 0)
    }

    private static let seeds = UInt64(
        ProcessInfo.processInfo.environment["PREGONERO_STORIES"].flatMap { Int($0) } ?? 6
    )

    @Test(arguments: 1...seeds)
    func stepByStepIsAllAtOnce(seed: UInt64) throws {
        var draw = StoryDraw(seed: seed)
        let fixture = try ArchiveFixture(sources: Self.sources)
        var told: [SourceID: [String: ReceivedItem]] = [:]
        for step in 0..<8 {
            for source in Self.sources.map(\.id) {
                draw.change(&told[source, default: [:]])
                try fixture.take(
                    in: fixture.batch(
                        draw.shuffled(Array(told[source, default: [:]].values)),
                        of: source,
                        after: Double(step),
                        isComplete: true
                    )
                )
            }
            let whole = try ArchiveFixture(sources: Self.sources)
            let batches = draw.shuffled(Self.sources.map(\.id)).map { source in
                whole.batch(
                    told[source, default: [:]].values.sorted { $0.identity < $1.identity },
                    of: source,
                    after: Double(step),
                    isComplete: true
                )
            }
            let now = ArchiveFixture.morning.addingTimeInterval(Double(step) * 3_600)
            _ = try whole.archive.take(in: batches, rules: whole.rules, at: now)
            let (one, other) = (try titles(fixture, after: 9), try titles(whole, after: 9))
            #expect(one == other, "seed \(seed), step \(step)")
            #expect(step < 4 || !one.isEmpty)
        }
    }
}

/// Draws news of events over five weeks, and what becomes of it.
private struct StoryDraw {
    static let alone = [
        "La orquesta estrena una sinfonía sobre el agua",
        "Los panaderos suben el precio de la hogaza",
        "Nueva ruta de senderismo por los hayedos del norte",
    ]

    private var state: UInt64
    private var next = 0

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func number(below end: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % end
    }

    mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
        var values = values
        for place in values.indices.dropFirst() {
            values.swapAt(place, number(below: place + 1))
        }
        return values
    }

    /// Lets a source bring some, change some and take back some.
    mutating func change(_ told: inout [String: ReceivedItem]) {
        for _ in 0..<4 {
            let item = item()
            told[item.identity] = item
        }
        let known = told.keys.sorted()
        let changed = known[number(below: known.count)]
        if var item = told[changed] {
            let other = self.item()
            item.title = other.title
            if number(below: 2) == 0 { item.published = other.published }
            told[changed] = item
        }
        if known.count > 6 { told[known[number(below: known.count)]] = nil }
    }

    /// One of thirty events, told in its own words and some of the teller's.
    private mutating func item() -> ReceivedItem {
        next += 1
        let event = number(below: 30)
        let words = (0..<6).map { Self.word(event * 7 + $0) }
        let said = shuffled(words).prefix(4).joined(separator: " ")
        let own = Self.word(10_000 + number(below: 5_000))
        let hours = -Double(event * 28 + number(below: 60)) - 1
        return .sample(
            "\(next)",
            title: "Dicen que \(said) en \(words[0].capitalized) por \(own)",
            published: hours
        )
    }

    private static func word(_ number: Int) -> String {
        let letters = Array("bcdfglmnprstvz")
        let vowels = Array("aeiou")
        var (left, word) = (number &* 7_919 + 13, "")
        for _ in 0..<3 {
            word.append(letters[left % letters.count])
            left /= 3
            word.append(vowels[left % vowels.count])
            left /= 5
        }
        return word
    }
}
