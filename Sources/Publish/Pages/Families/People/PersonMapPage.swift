import Cartography
import Domain
import Presentation
import TemplateModels

/// The map of a person with the five nearest people, as `pages/person-map` reads it.
struct PersonMapPage: LaidOutModel {
    static let template = "pages/person-map"

    let layout: PageLayout
    private let person: PersonRowModel
    private let stylesheet: String
    private let map: PersonMapModel
    private let mapAddress: String
    private let credit: LinkModel?

    /// - Parameters:
    ///   - index: the place among those who have one.
    ///   - register: everybody.
    ///   - spots: where those who have one are.
    ///   - outlines: what the map is drawn from.
    ///   - credit: whom to name where the site's own map is seen.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ index: Int,
        of register: PeopleRegister,
        at spots: LatitudeIndex,
        outlines: MapOutlines,
        credit: LinkModel?,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let mapped = register.onMap(in: language)
        let member = mapped.members[index]
        let row = PersonRowModel(
            register.all[member],
            address: register.addresses[member],
            in: language,
            context: context
        )
        person = row
        let name = register.title(of: member, in: language, context: context)
        stylesheet = context.mapStylesheet
        mapAddress = context.link(.peopleMap, in: language)
        map = PersonMapModel(
            of: index,
            among: mapped.people,
            at: spots,
            list: "#nearest",
            register: "\(mapAddress)#\(PeopleMapPage.list)",
            outlines: outlines,
            in: language,
            context: context
        )
        self.credit = map.isOnBase ? credit : nil
        let title = catalogue.text(.personOnMap, [.title: name])
        let description = catalogue.text(
            .descriptionPersonMap,
            [.title: name, .site: context.settings.title]
        )
        layout = PageLayout(
            HeadContent(title: title, description: description, isIndexed: false),
            heading: catalogue.text(.personOnMap, [.title: row.name]),
            crumbs: PeoplePage.crumbs(in: language, context: context)
                + [LinkModel(title: row.name, address: row.address)],
            at: place,
            context: context
        ) {
            $0.webPage(title: title, description: description)
        }
    }

    static let fields = laidOut([
        .model("person", \.person),
        .text("stylesheet", \.stylesheet),
        .model("map", \.map),
        .text("mapAddress", \.mapAddress),
        .model("credit", \.credit),
    ])
}
