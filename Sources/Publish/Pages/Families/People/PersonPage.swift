import Domain
import Presentation
import TemplateModels

/// The page of a person, as `pages/person` reads it: what they agreed to, and nothing else.
struct PersonPage: LaidOutModel {
    static let template = "pages/person"

    let layout: PageLayout
    private let row: PersonRowModel
    private let note: LocalizedTextModel?
    private let facts: [FactModel]
    private let mapAddress: String?
    private let mapTitle: String
    private let mark: String
    /// To what he or she wrote for the portal.
    private let written: LinkModel?
    private let credits: [LinkModel]

    init(
        _ member: Int,
        of register: PeopleRegister,
        written: LinkModel?,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let stored = register.all[member]
        let person = stored.value
        let address = register.addresses[member]
        row = PersonRowModel(stored, address: address, in: language, context: context)
        note = LocalizedTextModel(person.note, on: language, context: context)
        facts = Self.facts(of: person, catalogue: catalogue)
        mapAddress =
            person.place == nil
            ? nil : context.link(.personMap(address), in: language)
        mapTitle = catalogue.text(.personOnMap, [.title: person.name])
        mark = context.mark("g-pin")
        self.written = written
        credits = context.credits(of: [stored.source])
        let title = register.title(of: member, in: language, context: context)
        let description = PageDescription.of(
            note?.text,
            catalogue.text(
                .descriptionPerson,
                [.title: title, .site: context.settings.title]
            )
        )
        let node = Self.node(person, place: row.place, note: note?.text, context: context)
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: false,
                picture: SharedPictureModel(person.picture, context: context),
                kind: .profile
            ),
            crumbs: PeoplePage.crumbs(in: language, context: context),
            at: place,
            context: context
        ) {
            $0.page(about: node, type: "ProfilePage", title: title, description: description)
        }
    }

    static let fields = laidOut([
        .model("row", \.row),
        .model("note", \.note),
        .flag("hasFacts") { !$0.facts.isEmpty },
        .list("facts", \.facts),
        .text("mapAddress", \.mapAddress),
        .text("mapTitle", \.mapTitle),
        .text("mark", \.mark),
        .model("written", \.written),
        .list("credits", \.credits),
    ])

    private static func facts(of person: Person, catalogue: Catalogue) -> [FactModel] {
        func link(_ label: TextKey, _ title: String, _ address: String) -> FactModel {
            let isExternal = label == .website
            let link = LinkModel(title: title, address: address, isExternal: isExternal)
            return FactModel(catalogue[label], link: link)
        }
        let website = WebAddress.checked(person.website).map { address in
            link(.website, ContactAddress.shown(address), address)
        }
        let email = person.email.flatMap { text in
            ContactAddress.mail(text).map { link(.email, text, $0) }
        }
        let phone = person.phone.flatMap { text in
            ContactAddress.phone(text).map { link(.phone, catalogue.language.inOrder(text), $0) }
        }
        return [website, email, phone].compactMap(\.self)
    }

    /// Without coordinates, however precise the map is.
    private static func node(
        _ person: Person,
        place: String?,
        note: String?,
        context: SiteContext
    ) -> ThingNode {
        var node = ThingNode("Person", name: person.name)
        node.add("description", note)
        node.add("image", person.picture.flatMap { context.absoluteAddress(of: $0) })
        node.add("homeLocation", place.map { ThingNode("Place", name: $0) })
        node.add("url", WebAddress.checked(person.website))
        return node
    }
}
