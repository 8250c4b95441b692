import Domain
import Testing

@testable import SourceKinds

/// The models of one's own data, and which keys their rows have.
@Suite struct DataModelTests {
    @Test(arguments: DataModel.allCases)
    func theKeysOfAModelHoldThoseThatItNeeds(model: DataModel) {
        #expect(Set(model.keys).isSuperset(of: model.required))
    }

    @Test(arguments: DataModel.allCases)
    func aRowWithAllKeysOfAModelHasNoneThatIsUnknown(model: DataModel) throws {
        let values = ["start": "2026-11-21", "end": "2026-11-22"]
        let row = model.keys.map { "  \($0): \(values[$0] ?? "a")\n" }.joined()
        let stub = try SourceStub(
            "data",
            ["model": .text(model.rawValue), "consent": .text("all")],
            address: "data/rows.yaml"
        )
        let result = try stub.read("-\n\(row)")
        #expect(result.diagnostics.filter { $0.message.hasPrefix("unknown key") } == [])
    }

    @Test func anArticleHasTheseKeys() {
        #expect(
            DataModel.article.keys == [
                "author", "categories", "content", "expires", "form", "id", "isBreaking",
                "language", "latitude", "link", "longitude", "picture", "place", "published",
                "publisher", "section", "summary", "title", "updated",
            ]
        )
    }

    @Test func anEventHasTheKeysThatItsTimesDecide() {
        let keys = DataModel.event.keys
        for key in ["start", "end", "duration", "zone", "repeat", "also", "except", "changes"] {
            #expect(keys.contains(key), "\(key)")
        }
    }
}
