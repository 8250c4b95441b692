public import Cartography
public import Domain
public import TemplateModels

/// The map of one person, with those of the same town and the five nearest people elsewhere; a second one shows the country where the first is too near.
public struct PersonMapModel: TemplateModel {
    public let sheet: MapSheetModel
    /// The country with the person's place, where the first map shows too little of it.
    public let country: CountrySheetModel?
    /// The first of them.
    public let together: [LinkModel]
    /// Where all of them are, if they are more.
    public let everybody: LinkModel?
    /// What those of the same town are listed under.
    private let togetherTitle: String
    public let nearest: [NeighbourModel]
    public let isOnBase: Bool

    /// Somebody near, with the distance in words.
    public struct NeighbourModel: TemplateModel, Hashable {
        public let name: String
        public let address: String
        public let place: String?
        public let distance: String

        public static let fields: TemplateFields<NeighbourModel> = [
            .text("name", \.name),
            .text("address", \.address),
            .text("place", \.place),
            .text("distance", \.distance),
        ]
    }

    /// Path data of the countries on the sheet; the page of a person weighs little.
    private static let bytes = 9_000
    /// Path data of the country beside the sheet, and of the areas of the site's own map below it.
    private static let fewBytes = 3_000

    /// So many of the same town stand on the page itself: in a large town everybody's page would name everybody.
    static let mostTogether = 60

    /// More names than this do not describe a pin.
    private static let mostNames = 6

    /// Kilometres of a sheet on which a country is seen as a country.
    private static let wide = 600.0

    /// - Parameters:
    ///   - person: the place in the list.
    ///   - people: all who have a place on the map.
    ///   - index: where they are.
    ///   - list: the anchor of the list of the nearest.
    ///   - register: the address of the list of all on the map; those of a town stand under `list-es-town`.
    ///   - outlines: what the map is drawn from.
    ///   - language: the language of the page.
    ///   - context: settings, texts and names.
    public init(
        of person: Int,
        among people: [PeopleMapModel.Person],
        at index: LatitudeIndex,
        list: String,
        register: String,
        outlines: MapOutlines,
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let map = PersonMap(of: person, among: index, base: outlines.base)
        // Where nobody lives elsewhere, those of the same town are the nearest.
        let others = map.together.isEmpty ? "#contenido" : "#together"
        let pins = map.pins.map { pin in
            Self.pin(
                pin,
                of: person,
                people,
                list: map.nearest.isEmpty ? others : list,
                catalogue: catalogue,
                context: context
            )
        }
        let home = people[person].country
        let isWide = (map.frame.kilometresPerUnit ?? 0) * Double(map.frame.width) >= Self.wide
        isOnBase = map.isOnBase
        sheet = MapSheetModel(
            SheetDrawing(
                on: map.frame,
                coarse: outlines.coarse,
                fine: outlines.fine,
                base: map.isOnBase ? outlines.base : nil,
                bytes: Self.bytes,
                groundBytes: Self.fewBytes
            ),
            label: catalogue.text(.countryMap, [.place: people[person].name]),
            prefix: "",
            highlighted: isWide ? home?.uppercased() : nil,
            pins: pins,
            names: Self.names(map, pins, people)
                + PeopleSheetModel.countries(
                    on: map.frame,
                    known: outlines.coarse,
                    in: language,
                    context: context
                ),
            catalogue: catalogue,
            script: context.mapScript
        )
        togetherTitle =
            people[person].city.map { catalogue.text(.peopleTogether, [.place: $0]) }
            ?? catalogue[.peopleHere]
        together = map.together.prefix(Self.mostTogether).map { member in
            LinkModel(title: people[member].name, address: context.link(people[member].path))
        }
        everybody =
            map.together.count <= Self.mostTogether
            ? nil
            : LinkModel(
                title: catalogue.text(.peopleCount, count: map.together.count + 1),
                address: PeopleMapModel.anchor(register, of: people[person])
            )
        country =
            isWide
            ? nil
            : home.flatMap { context.countries[$0] }.flatMap { country in
                CountrySheetModel(
                    country,
                    as: outlines.country(country.code, bytes: Self.fewBytes),
                    marking: people[person].point,
                    in: language,
                    context: context
                )
            }
        nearest = map.nearest.map { neighbour in
            let other = people[neighbour.member]
            return NeighbourModel(
                name: other.name,
                address: context.link(other.path),
                place: context.placeName(other.city, other.country, in: language),
                distance: catalogue.distance(kilometres: neighbour.kilometres)
            )
        }
    }

    public static let fields: TemplateFields<PersonMapModel> = [
        .model("sheet", \.sheet),
        .model("country", \.country),
        .flag("hasTogether") { !$0.together.isEmpty },
        .text("togetherTitle", \.togetherTitle),
        .list("together", \.together),
        .model("everybody", \.everybody),
        .flag("hasNearest") { !$0.nearest.isEmpty },
        .list("nearest", \.nearest),
    ]

    /// The person's own pin leads to the list of the nearest, as one for several does.
    private static func pin(
        _ pin: PersonMap.Pin,
        of person: Int,
        _ people: [PeopleMapModel.Person],
        list: String,
        catalogue: Catalogue,
        context: SiteContext
    ) -> MapPinModel {
        let others = pin.members.filter { $0 != person }
        let isNeighbour = pin.members.count == 1 && !pin.isHome
        let names = pin.members.map { people[$0].name }
        let cities = Set(pin.members.map { people[$0].city })
        let name = names.count == 1 ? names[0] : cities.count == 1 ? cities.first ?? nil : nil
        return MapPinModel(
            pin.spot,
            address: isNeighbour ? context.link(people[others[0]].path) : list,
            title: names.count > mostNames
                ? catalogue.text(.peopleCount, count: names.count)
                : names.joined(separator: ", "),
            count: names.count == 1 ? Initials.of(names[0]) : catalogue.number(names.count),
            heaviest: 0,
            isHome: pin.isHome,
            name: name ?? ""
        )
    }

    /// The person's name first, then those of the nearest.
    private static func names(
        _ map: PersonMap,
        _ pins: [MapPinModel],
        _ people: [PeopleMapModel.Person]
    ) -> [MapLabelModel.Wanted] {
        zip(map.pins, pins).sorted { $0.0.isHome && !$1.0.isHome }.compactMap { pin, model in
            guard pin.members.count == 1 else { return nil }
            return MapLabelModel.Wanted(
                text: people[pin.members[0]].name,
                x: Double(pin.spot.x),
                y: Double(pin.spot.y),
                pin: Double(model.radius),
                isForSmall: model.isSmall,
                isForLarge: model.isLarge
            )
        }
    }
}
