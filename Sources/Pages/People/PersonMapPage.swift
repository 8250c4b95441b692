import Domain
public import Presentation
public import TemplateModels

/// The map of a person with the five nearest people, as `pages/person-map` reads it.
public struct PersonMapPage: TemplateModel {
    public let head: HeadModel
    public let shell: Prepared<ShellModel>
    public let texts: PreparedTexts
    public let crumbs: [LinkModel]
    public let title: String
    public let person: PersonRowModel
    public let stylesheet: String
    public let map: PersonMapModel
    public let mapAddress: String
    public let credit: LinkModel?

    /// - Parameters:
    ///   - index: the place among those who have one.
    ///   - register: everybody.
    ///   - outlines: what the map is drawn from.
    ///   - credit: whom to name where the site's own map is seen.
    ///   - place: where the page stands.
    ///   - newsroom: settings, texts and names.
    init(
        _ index: Int,
        of register: PeopleRegister,
        outlines: PeopleMapModel.Outlines,
        credit: LinkModel?,
        at place: PagePlace,
        newsroom: Newsroom
    ) {
        let language = place.language
        let catalogue = newsroom.catalogue(language)
        let people = register.mapped[language] ?? []
        let member = people[index].member
        let row = PersonRowModel(
            register.all[member],
            address: register.addresses[member],
            in: language,
            newsroom: newsroom
        )
        person = row
        let name = register.title(of: member, in: language, newsroom: newsroom)
        title = catalogue.text(.personOnMap, [.title: row.name])
        stylesheet = newsroom.mapStylesheet
        map = PersonMapModel(
            of: index,
            among: people.map(\.person),
            list: "#nearest",
            outlines: outlines,
            in: language,
            newsroom: newsroom
        )
        mapAddress = newsroom.link(.people(.map), in: language)
        self.credit = map.isOnBase ? credit : nil
        crumbs =
            PeoplePage.crumbs(in: language, newsroom: newsroom)
            + [LinkModel(title: row.name, address: row.address)]
        shell = place.shell
        texts = newsroom.texts(language)
        head = DeskHead(
            title: catalogue.text(.personOnMap, [.title: name]),
            description: catalogue.text(
                .descriptionPersonMap,
                [.title: name, .site: newsroom.settings.title]
            ),
            crumbs: crumbs,
            isIndexed: false,
            place: place,
            newsroom: newsroom
        ).plain()
    }

    public static let fields: TemplateFields<PersonMapPage> = [
        .model("head", \.head),
        .prepared("shell", \.shell),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("title", \.title),
        .model("person", \.person),
        .text("stylesheet", \.stylesheet),
        .model("map", \.map),
        .text("mapAddress", \.mapAddress),
        .model("credit", \.credit),
    ]
}
