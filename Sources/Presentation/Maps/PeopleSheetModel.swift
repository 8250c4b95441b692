public import Cartography
import Domain
public import TemplateModels

/// One of the maps of some people.
public struct PeopleSheetModel: TemplateModel {
    public let kind: PeopleMap.Kind
    /// What ids on this map begin with: only the first map has the plain ones.
    public let prefix: String
    public let label: String
    private let drawing: SheetDrawing
    public let countries: [SheetCountryModel]
    public let pins: [MapPinModel]
    public let scale: ScaleBarModel?

    init(
        _ figure: PeopleMap.Figure,
        number: Int,
        drawing: SheetDrawing,
        people: [PeopleMapModel.Person],
        list: String,
        in language: Language,
        newsroom: Newsroom
    ) {
        let catalogue = newsroom.catalogue(language)
        let prefix = number == 0 ? "" : "\(figure.kind.rawValue)-\(number)-"
        self.prefix = prefix
        self.drawing = drawing
        kind = figure.kind
        label = catalogue.text(.peopleMap, count: figure.members.count)
        countries = drawing.countries.map {
            SheetCountryModel($0, prefix: prefix, isHighlighted: false)
        }
        let heaviest = figure.pins.map(\.spot.weight).max() ?? 0
        pins = figure.pins.compactMap { pin in
            guard let first = pin.members.first else { return nil }
            let isOne = pin.members.count == 1
            return MapPinModel(
                pin.spot,
                address: isOne ? newsroom.link(people[first].path) : list,
                title: isOne
                    ? people[first].name
                    : catalogue.text(.peopleCount, count: pin.members.count),
                count: catalogue.number(pin.members.count),
                heaviest: heaviest
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

    public static let fields: TemplateFields<PeopleSheetModel> = [
        .text("kind", \.kind.rawValue),
        .text("prefix", \.prefix),
        .flag("isInset") { $0.kind == .inset },
        .text("label", \.label),
        .number("width", \.drawing.width),
        .number("height", \.drawing.height),
        .text("sea", \.drawing.sea),
        .text("graticule", \.drawing.graticule),
        .list("countries", \.countries),
        .list("pins", \.pins),
        .model("scale", \.scale),
    ]
}
