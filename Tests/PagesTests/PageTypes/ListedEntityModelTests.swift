import Domain
import Presentation
import TemplateModels
import TestSupport
import Testing

@testable import Pages

@Suite struct ListedEntityModelTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func published(_ entities: [Entity]) -> [PublishedEntity] {
        entities.enumerated().map { InventedEntity.published($0.element, "\($0.offset)") }
    }

    /// Those of the entities that a list shows, in its order.
    private func titles(_ entities: [Entity]) -> [String] {
        ListedEntities.sorted(published(entities), in: "es", context: site.context)
            .compactMap { ListedEntityModel($0, in: "es", context: site.context)?.title }
    }

    /// Those that a page shows.
    private func titles(_ page: PageTypePage) -> [String] {
        let field = PageTypePage.fields.elements.first { $0.name == "entities" }
        guard case .list(let records)? = field?.read(page) else { return [] }
        return records.compactMap { record in
            guard case .text(let title)? = record.slots.first else { return nil }
            return title
        }
    }

    @Test("page types list what has pages, in the order of the kinds")
    func kinds() {
        #expect(PageType.entityKinds == [.match, .programme, .track, .person, .figure, .place])
    }

    @Test("one of each kind that has pages is listed, and of the others none")
    func each() {
        for kind in EntityKind.allCases {
            let count = titles([InventedEntity.sample(kind)]).count
            #expect(count == (PageType.entityKinds.contains(kind) ? 1 : 0), "\(kind)")
        }
    }

    @Test("matches stand in the order of their time, all else in that of the titles")
    func order() {
        let matches = [(23, "Álamos"), (21, "Zorros"), (21, "Bosque")].map { day, home in
            Entity.match(InventedEntity.match(home, "Sierra", day: day))
        }
        #expect(
            titles(matches)
                == ["Bosque – Sierra", "Zorros – Sierra", "Álamos – Sierra"]
        )
        let people = ["Óscar", "Ana", "Zoe"].map { Entity.person(Person(name: $0)) }
        #expect(titles(people) == ["Ana", "Óscar", "Zoe"])
    }

    @Test("what belongs to a figure has its page below it, and is not listed")
    func children() {
        let figures = [Figure(name: "Rayo"), Figure(name: "Trueno", parent: "0")]
        #expect(titles(figures.map { .figure($0) }) == ["Rayo"])
    }

    @Test("the pages of a list go on where the one before ends, and show each thing once")
    func pages() throws {
        let type = PageType(
            name: "vecinos",
            file: "vecinos.html",
            template: "",
            languages: ["es", "en"],
            path: LocalizedText("/vecinos/"),
            title: LocalizedText("Vecinos"),
            listing: .entities(.person, of: nil),
            paging: 2
        )
        let people = ["Óscar", "Ana", "Zoe", "Bea", "Eva"].map { Entity.person(Person(name: $0)) }
        let material = site.material(EditionStub(published(people)), types: [type])
        let plan = try SiteMap(material)
        let pages = plan.pages.filter { $0.content is PageTypeContent && $0.language == "es" }
        let models = try PageComposer(material, plan: plan).models(of: pages)
        #expect(
            models.compactMap { $0 as? PageTypePage }.map(titles)
                == [["Ana", "Bea"], ["Eva", "Óscar"], ["Zoe"]]
        )
    }
}
