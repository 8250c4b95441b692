import Domain
import Presentation
import TemplateModels
import TestSupport
import Testing

@testable import Pages

@Suite struct TeamFormTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func form(_ matches: [Match], in language: Language = "es") -> TeamForm? {
        TeamForm(
            of: "olmos",
            in: matches.enumerated().map { site.stored($1, "\($0)") },
            site.context.catalogue(language)
        )
    }

    @Test func theNewestFiveCountAndTheNewestComesLast() throws {
        let matches = [
            InventedEntity.match("Olmos", "A", (0, 1)), InventedEntity.match("B", "Olmos", (0, 1)),
            InventedEntity.match("Olmos", "C", (2, 2)), InventedEntity.match("C", "D", (2, 2)),
            InventedEntity.match("Olmos", "D", (3, 0)), InventedEntity.match("E", "Olmos", (3, 0)),
            InventedEntity.match("Olmos", "F", (1, 0)), InventedEntity.match("Olmos", "F"),
        ]
        #expect(form(matches)?.letters == "GEGPG")
        #expect(form(matches, in: "en")?.letters == "WDWLW")
        #expect(form(matches, in: "fr")?.letters == "VNVDV")
    }

    @Test func aTeamWithoutAResultHasNone() {
        #expect(form([InventedEntity.match("Olmos", "A")]) == nil)
        #expect(form([InventedEntity.match("Olmos", "A", status: .cancelled)]) == nil)
        #expect(form([]) == nil)
    }
}
