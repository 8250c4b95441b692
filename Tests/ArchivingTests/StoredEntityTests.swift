import Domain
import TestSupport
import Testing

@testable import Archiving

@Suite struct StoredEntityTests {
    @Test("each kind is read back as it was", arguments: EntityKind.allCases)
    func kept(kind: EntityKind) {
        let entity = InventedEntity.sample(kind)
        #expect(StoredEntity.entity(StoredEntity.text(entity), of: kind) == entity)
    }

    @Test("the column holds the model alone, its keys in order")
    func form() {
        let track = Track(title: "Mar", artist: "Ola")
        #expect(
            StoredEntity.text(.track(track))
                == #"{"artist":"Ola","form":"song","isExplicit":false,"title":"Mar"}"#
        )
        #expect(StoredEntity.text(.outlet(Outlet(name: "El Eco"))) == #"{"name":"El Eco"}"#)
    }

    @Test("what is no model of the kind is none", arguments: ["", "[", "{}", #"{"name":"Ana"}"#])
    func foreign(text: String) {
        #expect(StoredEntity.entity(text, of: .track) == nil)
    }
}
