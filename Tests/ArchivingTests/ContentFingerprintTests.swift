import Domain
import Foundation
import Testing

@testable import Archiving

@Suite struct ContentFingerprintTests {
    /// Something else in one property of an item.
    struct Change: Sendable, CustomTestStringConvertible {
        let property: String
        let apply: @Sendable (inout ReceivedItem) -> Void

        init(_ property: String, _ apply: @escaping @Sendable (inout ReceivedItem) -> Void) {
            self.property = property
            self.apply = apply
        }

        var testDescription: String { property }
    }

    private static let changes = [
        Change("identity") { $0.identity = "2" },
        Change("mayHaveNamesakes") { $0.mayHaveNamesakes = true },
        Change("publishedOtherwise") { $0.publishedOtherwise = ArchiveFixture.morning },
        Change("neighbourDate") { $0.neighbourDate = ArchiveFixture.morning },
        Change("title") { $0.title = "Baja el pan" },
        Change("link") { $0.link = "https://a.example/2" },
        Change("canonicalAddress") { $0.canonicalAddress = "https://a.example/2" },
        Change("published") { $0.published = ArchiveFixture.morning },
        Change("updated") { $0.updated = ArchiveFixture.morning },
        Change("authors") { $0.authors = ["Ana Ruiz"] },
        Change("categories") { $0.categories = ["pan"] },
        Change("language") { $0.language = "en" },
        Change("section") { $0.section = "sports" },
        Change("summary") { $0.summary = Markup("Uno.", format: .html, base: nil) },
        Change("content") { $0.content = Markup("Dos.", format: .html, base: nil) },
        Change("picture") { $0.picture = Picture(address: "/a.jpg", isLocal: true) },
        Change("enclosures") {
            $0.enclosures = [Enclosure(address: "https://a.example/a.mp3", type: nil, length: nil)]
        },
        Change("form") { $0.form = .video },
        Change("reactions") { $0.reactions = Reactions(likes: 1, dislikes: nil, views: nil) },
        Change("details") { $0.details.publisher = "La Voz" },
        Change("story") { $0.story = "agua" },
        Change("expires") { $0.expires = ArchiveFixture.morning },
        Change("isDraft") { $0.isDraft = true },
        Change("isBreaking") { $0.isBreaking = true },
    ]

    @Test(arguments: changes) func coversWhatItsFieldSays(change: Change) throws {
        let fields = ReceivedField.fixed + ReceivedField.changing
        let field = try #require(fields.first { $0.name == change.property })
        let item = ReceivedItem.sample("1")
        var changed = item
        change.apply(&changed)
        var fingerprint = ContentFingerprint()
        let differs = fingerprint.of(item) != fingerprint.of(changed)
        #expect(changed != item)
        #expect(differs == (field.cover != nil))
    }

    @Test func eachPropertyOfAnItemHasAField() {
        // A former identity finds what is archived, and is not kept.
        let properties = Mirror(reflecting: ReceivedItem.sample("1")).children.compactMap(\.label)
            .filter { $0 != "formerIdentity" }
        let fields = ReceivedField.fixed + ReceivedField.changing
        #expect(fields.map(\.name).sorted() == properties.sorted())
        #expect(Self.changes.map(\.property).sorted() == properties.sorted())
    }
}
