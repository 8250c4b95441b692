import Stories
import Testing

/// The grouping of our own invented news, which were written before its thresholds were found.
@Suite struct LabelledStoriesTests {
    @Test func theSetHasWhatItIsFor() throws {
        let set = try LabelledItems.invented()
        #expect(set.items.count >= 400)
        #expect(Set(set.events.values).count >= 80)
        #expect(Set(set.items.map(\.language)) == ["en", "es", "fr"])
    }

    @Test(arguments: StorySetting.all.map(\.name))
    func storiesAreEvents(setting: String) throws {
        let setting = try #require(StorySetting.named(setting))
        let score = try LabelledItems.invented().score(setting)
        #expect(score.precision >= 0.95, "precision \(score.precision)")
        #expect(score.recall >= 0.7, "recall \(score.recall)")
    }

    @Test func whatResemblesStaysApart() throws {
        let set = try LabelledItems.invented()
        let grouping = StoryGrouping(of: set.items)
        for (one, other) in [
            ("es-fire-sierra", "es-fire-factory"), ("es-match-league", "es-match-cup"),
            ("es-fair-25", "es-fair-26"), ("es-strike-bus", "es-strike-doctors"),
            ("en-fire-mill", "en-fire-school"), ("en-quake", "en-quake-abroad"),
            ("fr-match-1", "fr-match-2"), ("fr-council-school", "fr-council-pool"),
            ("en-rate", "en-rate-cut"),
        ] {
            let mixed = grouping.stories.filter { story in
                let events = Set(story.members.compactMap { set.events[$0] })
                return events.contains(one) && events.contains(other)
            }
            #expect(mixed.isEmpty, "\(one) and \(other)")
        }
    }

    @Test(arguments: ["mx-summit", "mx-plane", "mx-vaccine-nobel"])
    func anEventIsOneStoryInThreeLanguages(event: String) throws {
        let set = try LabelledItems.invented()
        let languages = Dictionary(uniqueKeysWithValues: set.items.map { ($0.id, $0.language) })
        let most = StoryGrouping(of: set.items).stories.map { story in
            Set(story.members.filter { set.events[$0] == event }.compactMap { languages[$0] }).count
        }
        .max()
        #expect(most == 3)
    }
}
