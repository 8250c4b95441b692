import Domain
import Presentation
import TemplateModels
import Testing

@testable import Pages

@Suite struct SearchSetupTests {
    @Test func theScriptIsToldEveryKindAndEveryStopWord() throws {
        let setup = try SmallSite().context.searchSetup(in: "en", filters: []).text
        for kind in SearchableKind.all { #expect(setup.contains("\"\(kind.rawValue)\":\"")) }
        for (kind, names) in [("article", "Articles"), ("match", "Matches"), ("person", "People")] {
            #expect(setup.contains("\"\(kind)\":\"\(names)\""))
        }
        #expect(setup.contains("\"one\":\"{count} result\""))
        #expect(setup.contains("\"other\":\"{count} results\""))
        #expect(setup.contains("\"index\":\"/repo/_s/\""))
        #expect(["del", "the", "aux"].allSatisfy { setup.contains(" \($0) ") })
    }

    @Test func theKindsStandInTheirOrder() {
        #expect(
            SearchableKind.all.map(\.rawValue) == [
                "article", "programme", "match", "event", "place", "track", "person", "source",
                "hero",
                "transformation",
            ]
        )
    }
}
