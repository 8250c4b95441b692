import Stories
import TestSupport
import Testing

@Suite struct StoryGroupingTests {
    private static let hour = 3_600

    private static func item(
        _ id: String,
        _ title: String,
        _ summary: String = "",
        at hours: Int? = 0,
        in language: String = "es"
    ) -> StoryItem {
        StoryItem(
            id: id,
            title: title,
            summary: summary,
            published: hours.map { $0 * hour },
            language: language
        )
    }

    private static func told(_ items: StoryItem...) -> [[String]] {
        StoryGrouping(of: items).stories.map(\.members)
    }

    private static let fire = [
        "Un incendio arrasa el mercado de Alcorín", "El mercado de Alcorín, destruido por el fuego",
    ]

    @Test func twoThatTellOneEventAreAStory() {
        #expect(
            Self.told(
                Self.item("b", Self.fire[0], at: 1),
                Self.item("c", Self.fire[1], at: 2),
                Self.item("a", "La vendimia empieza antes en Valdelara", at: 3)
            ) == [["b", "c"], ["a"]]
        )
    }

    @Test func aStoryIsNamedAfterItsEarliestMember() {
        let items = [Self.item("a", Self.fire[0], at: 5), Self.item("z", Self.fire[1], at: 4)]
        let grouping = StoryGrouping(of: items)
        #expect(grouping.story(of: "a")?.id == "z")
        #expect(grouping.story(of: "z")?.members == ["z", "a"])
        #expect(grouping.story(of: "x") == nil)
    }

    @Test(arguments: [(72, 1), (73, 2)])
    func noStoryIsLongerThanThreeDays(hours: Int, count: Int) {
        let told = Self.told(
            Self.item("a", Self.fire[0]),
            Self.item("b", Self.fire[1], at: hours)
        )
        #expect(told.count == count)
    }

    @Test func itemsWithoutATimeAreJoinedWhenever() {
        #expect(
            Self.told(
                Self.item("a", Self.fire[0], at: nil),
                Self.item("b", Self.fire[1], at: 900)
            ) == [["b", "a"]]
        )
    }

    @Test func copiesAreOneVoice() {
        let copies = (1...20).map { (hour: Int) in
            Self.item("copy\(hour)", Self.fire[0], "Sin heridos.", at: hour)
        }
        let other = Self.item("other", Self.fire[1], at: 3)
        let grouping = StoryGrouping(of: copies + [other])
        #expect(grouping.stories.count == 1)
        #expect(grouping.work.comparisons == 1)
    }

    @Test func oneIdIsOneItem() {
        let twice = [Self.item("a", Self.fire[1], at: 2), Self.item("a", Self.fire[0], at: 1)]
        #expect(StoryGrouping(of: twice).stories.map(\.members) == [["a"]])
        #expect(StoryGrouping(of: twice) == StoryGrouping(of: twice.reversed()))
    }

    @Test func regionsOfALanguageAreOneLanguage() {
        #expect(
            Self.told(
                Self.item("a", Self.fire[0], in: "es-MX"),
                Self.item("b", Self.fire[1], in: "ES_ar")
            ) == [["a", "b"]]
        )
    }

    @Test(arguments: [
        (
            "de", "Großbrand zerstört Lagerhalle in Neuwalden",
            "Neuwalden: Feuer vernichtet Halle nach Großbrand", "Landtag streitet über Schulferien"
        ),
        (
            "it", "Crolla il ponte di Valserra, nessun ferito",
            "Valserra, il ponte crollato era chiuso da un mese", "Il Parlamento approva la legge"
        ),
        (
            "pt-BR", "Greve dos professores fecha escolas em Vilarinho",
            "Escolas de Vilarinho fechadas pela greve de professores",
            "Festival de cinema abre hoje"
        ),
        (
            "ca", "El Vilafosca guanya la Copa als penals amb Arnau Sala",
            "Arnau Sala, heroi del Vilafosca a la final de Copa",
            "El Govern presenta els pressupostos"
        ),
    ])
    func everyLanguageIsGrouped(language: String, one: String, same: String, other: String) {
        #expect(
            Self.told(
                Self.item("a", one, in: language),
                Self.item("b", same, at: 2, in: language),
                Self.item("c", other, at: 3, in: language)
            ) == [["a", "b"], ["c"]]
        )
    }

    @Test func namesLeadFromLanguageToLanguage() {
        #expect(
            Self.told(
                Self.item("a", "Hoy aterriza en Quorsk la sonda Melibea", "La dirige Ana Brunel."),
                Self.item(
                    "b",
                    "The probe Melibea has landed at Quorsk",
                    "A team led by Ana Brunel is jubilant.",
                    at: 1,
                    in: "en"
                ),
                Self.item("c", "Pourquoi tout Quorsk adore le fromage", at: 2, in: "fr")
            ) == [["a", "b"], ["c"]]
        )
    }

    @Test func nothingIsNothing() {
        #expect(StoryGrouping(of: []).stories.isEmpty)
    }

    @Test(arguments: StorySetting.all.map(\.name), [UInt64(1), 2, 3])
    func theOrderOfItemsChangesNothing(setting: String, seed: UInt64) throws {
        let setting = try #require(StorySetting.named(setting))
        let items = try LabelledItems.invented().items
        var generator = SeededGenerator(seed: seed)
        let shuffled = items.shuffled(using: &generator)
        #expect(
            StoryGrouping(of: shuffled, setting: setting)
                == StoryGrouping(of: items, setting: setting)
        )
    }

    @Test func whatIsGroupedInStepsIsWhatIsGroupedAtOnce() throws {
        let items = try LabelledItems.invented().items
        var generator = SeededGenerator(seed: 7)
        var arrived: [StoryItem] = []
        var last = StoryGrouping(of: [])
        for item in items.shuffled(using: &generator) {
            arrived.append(item)
            if arrived.count % 60 == 0 || arrived.count == items.count {
                last = StoryGrouping(of: arrived)
            }
        }
        #expect(last == StoryGrouping(of: items))
    }

    @Test func settingsAreKnownByName() {
        #expect(StorySetting.all.map(\.name) == ["standard", "strict"])
        #expect(StorySetting.named("loose") == nil)
    }
}
