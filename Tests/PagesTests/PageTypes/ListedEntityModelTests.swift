import Domain
import TestSupport
import Testing

@testable import Pages

@Suite struct ListedEntityModelTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func titles(_ entities: [Entity], of kind: EntityKind) -> [String] {
        let published = entities.enumerated().map {
            InventedEntity.published($0.element, "\($0.offset)")
        }
        return ListedEntityModel.all(published, of: kind, in: "es", context: site.context)
            .map(\.title)
    }

    @Test("page types list what has pages, in the order of the kinds")
    func kinds() {
        #expect(PageType.entityKinds == [.match, .programme, .track, .person, .figure, .place])
    }

    @Test("one of each kind that has pages is listed, and of the others none")
    func each() {
        for kind in EntityKind.allCases {
            let count = titles([InventedEntity.sample(kind)], of: kind).count
            #expect(count == (PageType.entityKinds.contains(kind) ? 1 : 0), "\(kind)")
        }
    }

    @Test("matches stand in the order of their time, all else in that of the titles")
    func order() {
        let matches = [(23, "Álamos"), (21, "Zorros"), (21, "Bosque")].map { day, home in
            Entity.match(InventedEntity.match(home, "Sierra", day: day))
        }
        #expect(
            titles(matches, of: .match)
                == ["Bosque – Sierra", "Zorros – Sierra", "Álamos – Sierra"]
        )
        let people = ["Óscar", "Ana", "Zoe"].map { Entity.person(Person(name: $0)) }
        #expect(titles(people, of: .person) == ["Ana", "Óscar", "Zoe"])
    }

    @Test("what belongs to a figure has its page below it, and is not listed")
    func children() {
        let figures = [Figure(name: "Rayo"), Figure(name: "Trueno", parent: "0")]
        #expect(titles(figures.map { .figure($0) }, of: .figure) == ["Rayo"])
    }
}
