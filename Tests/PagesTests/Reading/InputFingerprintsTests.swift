import Basics
import Domain
import TestSupport
import Testing

@testable import Pages

@Suite struct InputFingerprintsTests {
    private let articles =
        InventedEdition.articles(3) + InventedEdition.articles(3, language: "en")
    private let topic = Label(.topic, id: "fiestas")

    /// A story that is told by an English article alone, and perhaps a Spanish article on the same topic that does not tell it.
    private func fingerprint(otherCarriesIt: Bool) throws -> UInt64 {
        let teller = try #require(articles.first { $0.language == "en" })
        let other = try #require(articles.first { $0.language == "es" })
        let listed = [ListedLabel(topic, name: "Fiestas")]
        let story = PublishedStory(
            id: teller.id,
            name: "fiestas",
            members: [teller.id],
            fingerprint: 7
        )
        let edition = EditionStub(
            articles: articles,
            labels: otherCarriesIt ? [teller.id: listed, other.id: listed] : [teller.id: listed],
            stories: [story]
        )
        var hash = StableHash()
        try InputFingerprints(SmallSite().material(edition))
            .add(.story(story, lead: teller.id, trail: nil), to: &hash)
        return hash.value
    }

    @Test func `a story differs when one of its topics gets a list in another language`() throws {
        let alone = try fingerprint(otherCarriesIt: false)
        #expect(try fingerprint(otherCarriesIt: false) == alone)
        #expect(try fingerprint(otherCarriesIt: true) != alone)
    }
}
