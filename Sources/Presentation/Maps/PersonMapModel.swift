public import Cartography
public import Domain
public import TemplateModels

/// The map of one person, with their country highlighted and the five nearest people.
public struct PersonMapModel: TemplateModel {
    public let label: String
    private let drawing: SheetDrawing
    public let countries: [SheetCountryModel]
    public let x: Int
    public let y: Int
    public let name: String
    public let nearest: [NeighbourModel]
    public let scale: ScaleBarModel?

    /// Somebody near, with the distance in words.
    public struct NeighbourModel: TemplateModel, Hashable {
        public let name: String
        public let address: String
        public let distance: String
        private let spot: CanvasPoint?

        init(name: String, address: String, distance: String, spot: CanvasPoint?) {
            self.name = name
            self.address = address
            self.distance = distance
            self.spot = spot
        }

        public static let fields: TemplateFields<NeighbourModel> = [
            .text("name", \.name),
            .text("address", \.address),
            .text("distance", \.distance),
            .flag("isOnMap") { $0.spot != nil },
            .number("x") { $0.spot?.x },
            .number("y") { $0.spot?.y },
        ]
    }

    /// - Parameters:
    ///   - person: the place in the list.
    ///   - people: all who have a place on the map.
    ///   - coarse: the outlines for the world.
    ///   - fine: the outlines for closer views.
    ///   - language: the language of the page.
    ///   - newsroom: settings, texts and names.
    public init(
        of person: Int,
        among people: [PeopleMapModel.Person],
        coarse: WorldShapes,
        fine: WorldShapes,
        in language: Language,
        newsroom: Newsroom
    ) {
        let catalogue = newsroom.catalogue(language)
        let map = PersonMap(of: person, among: people.map(\.point))
        let drawing = SheetDrawing(on: map.frame, coarse: coarse, fine: fine)
        self.drawing = drawing
        let home = people[person].country?.uppercased()
        name = people[person].name
        label = catalogue.text(.countryMap, [.place: name])
        countries = drawing.countries.map {
            SheetCountryModel($0, prefix: "", isHighlighted: $0.code != nil && $0.code == home)
        }
        (x, y) = (map.spot.x, map.spot.y)
        nearest = map.nearest.map { neighbour in
            let kilometres = catalogue.number(Int(neighbour.kilometres.rounded()))
            return NeighbourModel(
                name: people[neighbour.member].name,
                address: newsroom.link(people[neighbour.member].path),
                distance: catalogue.text(.kilometres, [.distance: kilometres]),
                spot: neighbour.spot
            )
        }
        scale = drawing.scaleBar.map { bar in
            ScaleBarModel(
                bar,
                height: drawing.height,
                text: catalogue.text(.kilometres, [.distance: catalogue.number(bar.kilometres)])
            )
        }
    }

    public static let fields: TemplateFields<PersonMapModel> = [
        .text("label", \.label),
        .number("width", \.drawing.width),
        .number("height", \.drawing.height),
        .text("sea", \.drawing.sea),
        .text("graticule", \.drawing.graticule),
        .list("countries", \.countries),
        .text("name", \.name),
        .number("x", \.x),
        .number("y", \.y),
        .list("nearest", \.nearest),
        .model("scale", \.scale),
    ]
}
