import Domain
import Presentation
import TemplateModels

/// The map of the people and the same as a list by countries, as `pages/people-map` reads it.
struct PeopleMapPage: LaidOutModel {
    static let template = "pages/people-map"

    let layout: PageLayout
    private let stylesheet: String
    private let map: PeopleMapModel
    private let countries: [CountryPeopleModel]
    private let mark: String
    private let credit: LinkModel?
    private let filterScript: String
    /// Where those stand, too, who have no place on the map.
    private let listAddress: String

    static let list = "p"

    init(
        _ register: PeopleRegister,
        outlines: MapOutlines,
        credit: LinkModel?,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let people = register.onMap(in: language).people
        filterScript = context.script("filter.js")
        stylesheet = context.mapStylesheet
        map = PeopleMapModel(
            people,
            list: "#\(Self.list)",
            outlines: outlines,
            in: language,
            context: context
        )
        self.credit = map.isOnBase ? credit : nil
        countries = Self.countries(of: people, in: language, context: context)
        mark = context.mark("g-people")
        listAddress = context.link(.people, in: language)
        let title = catalogue[.peopleOnMap]
        let description = catalogue.text(
            .descriptionPeopleMap,
            [.site: context.settings.title]
        )
        layout = PageLayout(
            HeadContent(title: title, description: description, isIndexed: false),
            crumbs: PeoplePage.crumbs(in: language, context: context),
            at: place,
            context: context
        ) {
            $0.webPage(title: title, description: description)
        }
    }

    /// Countries by their names, those of no country last; people in the order of the list.
    private static func countries(
        of people: [PeopleMapModel.Person],
        in language: Language,
        context: SiteContext
    ) -> [CountryPeopleModel] {
        let catalogue = context.catalogue(language)
        return Dictionary(grouping: people) { $0.country }
            .map { code, people in
                let title = code.map { context.countryName($0, in: language) }
                let towns = Self.towns(of: people)
                let rest = people.filter { person in !towns.contains { $0 == person.city } }
                return (
                    code: code, key: title.map { catalogue.collation.key(of: $0) },
                    model: CountryPeopleModel(
                        title: title ?? catalogue[.withoutCountry],
                        anchor: PeopleMapModel.anchor(list, country: code),
                        towns: towns.map { town in
                            TownPeopleModel(
                                title: town,
                                anchor: PeopleMapModel.anchor(list, country: code, town: town),
                                people: people.filter { $0.city == town }.map {
                                    LinkModel(title: $0.name, address: context.link($0.path))
                                }
                            )
                        },
                        people: rest.map { person in
                            LinkModel(
                                title: person.name,
                                address: context.link(person.path),
                                note: person.city
                            )
                        }
                    )
                )
            }
            .sorted { one, other in
                guard let key = one.key else { return false }
                guard let next = other.key else { return true }
                return key == next ? (one.code ?? "") < (other.code ?? "") : key < next
            }
            .map(\.model)
    }

    /// Where more than a few live, those with the most first.
    static func towns(of people: [PeopleMapModel.Person]) -> [String] {
        let counts = Dictionary(people.compactMap(\.city).map { ($0, 1) }, uniquingKeysWith: +)
        return counts.filter { $0.value >= PeopleSheetModel.listedFrom }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map(\.key)
    }

    static let fields = laidOut([
        .text("stylesheet", \.stylesheet),
        .model("map", \.map),
        .list("countries", \.countries),
        .text("mark", \.mark),
        .model("credit", \.credit),
        .text("filterScript", \.filterScript),
        .text("listAddress", \.listAddress),
    ])
}
