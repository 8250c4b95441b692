import Cartography
public import Domain
public import TemplateModels

/// The maps of some people, ready for a template: every pin leads to a person or to the list.
public struct PeopleMapModel: TemplateModel {
    public let sheets: [PeopleSheetModel]

    /// Somebody who may stand on a map: only what is published of them.
    public struct Person: Hashable, Sendable {
        public let name: String
        /// A site path.
        public let path: String
        public let point: GeoPoint
        public let city: String?
        /// ISO 3166-1 alpha-2, where it is known.
        public let country: String?

        public init(
            name: String,
            path: String,
            point: GeoPoint,
            city: String? = nil,
            country: String?
        ) {
            self.name = name
            self.path = path
            self.point = point
            self.city = city
            self.country = country
        }
    }

    /// - Parameters:
    ///   - people: in the order of the list.
    ///   - list: the anchor of the list with the same content; those of a country stand under `list-es`.
    ///   - outlines: what the maps are drawn from.
    ///   - language: the language of the page.
    ///   - context: settings, texts and names.
    public init(
        _ people: [Person],
        list: String,
        outlines: MapOutlines,
        in language: Language,
        context: SiteContext
    ) {
        let map = PeopleMap(
            people.map { outlines.settled($0) },
            continents: people.map { $0.country.flatMap { context.countries[$0]?.continent } },
            base: outlines.base
        )
        let town = map.figures.firstIndex { $0.kind == .town }.map { index in
            PeopleSheetModel.Town(
                members: Set(map.figures[index].members),
                anchor: "#town-\(index)-map"
            )
        }
        sheets = map.figures.enumerated().map { index, figure in
            PeopleSheetModel(
                figure,
                number: index,
                drawing: SheetDrawing(
                    on: figure.frame,
                    coarse: outlines.coarse,
                    fine: outlines.fine,
                    base: figure.isOnBase ? outlines.base : nil
                ),
                coarse: outlines.coarse,
                people: people,
                list: list,
                town: town,
                in: language,
                context: context
            )
        }
    }

    /// Whether the site's own map is seen on one of them.
    public var isOnBase: Bool { sheets.contains(where: \.isOnBase) }

    /// The list of the people of a country, or of no country.
    public static func anchor(_ list: String, country: String?) -> String {
        "\(list)-\(country ?? "")"
    }

    /// What the list of a town's people is to be found by, below the anchor of the whole list.
    public static func anchor(_ list: String, country: String?, town: String) -> String {
        "\(list)-\(country ?? "")-\(Slug.make(town, limit: 40))"
    }

    /// The list of the town of somebody, or of the country where no town is known.
    static func anchor(_ list: String, of person: Person) -> String {
        person.city.map { anchor(list, country: person.country, town: $0) }
            ?? anchor(list, country: person.country)
    }

    public static let fields: TemplateFields<PeopleMapModel> = [
        .list("sheets", \.sheets),
        .flag("hasTitles") { $0.sheets.count > 1 },
    ]
}
