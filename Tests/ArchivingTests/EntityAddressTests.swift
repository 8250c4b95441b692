import Domain
import TestSupport
import Testing

@testable import Archiving

@Suite struct EntityAddressTests {
    private static let id = ItemID(stored: "k3f9q2abcd")

    private func address(_ entity: Entity, isTaken: Bool) -> String {
        EntityAddress.make(entity, in: "es", id: Self.id) { _ in isTaken }
    }

    @Test(
        "what comes in numbers has its id behind its name",
        arguments: [
            (EntityKind.match, "2026/11/21/olmos-sierra-k3f9q2abcd"),
            (.programme, "farola-k3f9q2abcd"), (.track, "ola-mar-k3f9q2abcd"),
            (.event, "feria-k3f9q2abcd"),
        ]
    )
    func numerous(kind: EntityKind, address: String) {
        let entity = InventedEntity.sample(kind)
        #expect(self.address(entity, isTaken: false) == address)
        #expect(self.address(entity, isTaken: true) == address)
    }

    @Test(
        "all else has it where another one has the name",
        arguments: [
            (EntityKind.competition, "liga-del-valle"), (.person, "ana-ruiz"),
            (.outlet, "el-eco"), (.figure, "rayo"), (.place, "parque"),
        ]
    )
    func few(kind: EntityKind, slug: String) {
        let entity = InventedEntity.sample(kind)
        #expect(address(entity, isTaken: false) == slug)
        #expect(address(entity, isTaken: true) == "\(slug)-k3f9q2abcd")
    }

    @Test("a name of which nothing is left gives the id, and a match without a day its teams")
    func rest() {
        #expect(address(.person(Person(name: "!")), isTaken: false) == "k3f9q2abcd")
        let match = InventedEntity.match("Olmos", "Sierra", day: nil)
        #expect(address(.match(match), isTaken: false) == "olmos-sierra-k3f9q2abcd")
    }
}
