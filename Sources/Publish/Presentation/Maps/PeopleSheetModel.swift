public import Cartography
import Domain
public import TemplateModels

/// One of the maps of some people.
public struct PeopleSheetModel: TemplateModel {
    public let kind: PeopleMap.Kind
    /// What it shows beside the first map: a town, those who live farther off.
    public let title: String
    public let anchor: String
    public let sheet: MapSheetModel
    public let isOnBase: Bool

    /// Those who have a map of their own farther down.
    struct Town {
        let members: Set<Int>
        let anchor: String
    }

    /// Kilometres from which the countries of a sheet are named.
    private static let countriesFrom = 300.0

    init(
        _ figure: PeopleMap.Figure,
        number: Int,
        drawing: SheetDrawing,
        coarse: WorldShapes,
        people: [PeopleMapModel.Person],
        list: String,
        town crowd: Town?,
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let prefix = number == 0 ? "" : "\(figure.kind.rawValue)-\(number)-"
        let heaviest = figure.pins.map(\.spot.weight).max() ?? 0
        let pins = figure.pins.compactMap { pin in
            Self.pin(
                pin,
                people: people,
                heaviest: heaviest,
                list: list,
                town: figure.kind == .world ? crowd : nil,
                catalogue: catalogue,
                context: context
            )
        }
        kind = figure.kind
        isOnBase = figure.isOnBase
        anchor = "\(prefix)map"
        let cities = Set(figure.members.compactMap { people[$0].city })
        let town = Self.town(of: figure.members.map { people[$0].city })
        switch figure.kind {
        case .world: title = catalogue[.mapWorld]
        case .region: title = catalogue[.peopleOnMap]
        case .town: title = town ?? catalogue[.peopleTown]
        case .inset: title = town ?? catalogue[.peopleFar]
        }
        let names =
            figure.kind == .world
            ? []
            : Self.names(figure, pins, people, isOneTown: cities.count < 2)
                + Self.countries(
                    on: figure.frame,
                    known: coarse,
                    in: language,
                    context: context
                )
        sheet = MapSheetModel(
            drawing,
            label: catalogue.text(.peopleMap, count: figure.members.count),
            prefix: prefix,
            pins: pins,
            names: names,
            catalogue: catalogue,
            script: context.mapScript
        )
    }

    public static let fields: TemplateFields<PeopleSheetModel> = [
        .text("kind", \.kind.rawValue),
        .flag("isInset") { $0.kind == .inset },
        .text("title", \.title),
        .text("anchor", \.anchor),
        .model("sheet", \.sheet),
    ]

    /// The town in which more than half of them live.
    private static func town(of cities: [String?]) -> String? {
        Dictionary(grouping: cities.compactMap(\.self)) { $0 }
            .first { $0.value.count * 2 > cities.count }?.key
    }

    /// One person's pin leads to the person, one for several to their own map, or to their town or country in the list
    /// where they share one.
    private static func pin(
        _ pin: PeopleMap.Pin,
        people: [PeopleMapModel.Person],
        heaviest: Int,
        list: String,
        town: Town?,
        catalogue: Catalogue,
        context: SiteContext
    ) -> MapPinModel? {
        guard let first = pin.members.first else { return nil }
        let isOne = pin.members.count == 1
        let cities = Set(pin.members.map { people[$0].city })
        let city = cities.count == 1 ? cities.first ?? nil : nil
        let homes = Set(pin.members.map { people[$0].country })
        let country = homes.count == 1 ? people[first].country : nil
        let isElsewhere = town.map { $0.members.isSuperset(of: pin.members) } ?? false
        let isListed = city != nil && pin.members.count >= Self.listedFrom
        let anchor =
            isElsewhere
            ? town?.anchor ?? list
            : isListed
                ? PeopleMapModel.anchor(list, country: country, town: city ?? "")
                : country.map { "\(list)-\($0)" } ?? list
        let count = catalogue.text(.peopleCount, count: pin.members.count)
        return MapPinModel(
            pin.spot,
            address: isOne ? context.link(people[first].path) : anchor,
            title: isOne
                ? people[first].name
                : city.map { catalogue.text(.placeNews, [.place: $0, .news: count]) } ?? count,
            count: isOne ? Initials.of(people[first].name) : catalogue.number(pin.members.count),
            heaviest: heaviest,
            name: isOne ? people[first].name : city ?? "",
            filter: isOne || isElsewhere ? nil : city
        )
    }

    /// Those of a town who have a list of their own below the map.
    public static let listedFrom = 3

    /// Beside each pin whose people share a city its name, once; in one town also the names of those who stand alone.
    private static func names(
        _ figure: PeopleMap.Figure,
        _ pins: [MapPinModel],
        _ people: [PeopleMapModel.Person],
        isOneTown: Bool
    ) -> [MapLabelModel.Wanted] {
        var seen: [Bool: Set<String>] = [:]
        return zip(figure.pins, pins).flatMap { pin, model -> [MapLabelModel.Wanted] in
            let cities = Set(pin.members.map { people[$0].city })
            let isOne = pin.members.count == 1
            let city = cities.count == 1 ? cities.first ?? nil : nil
            let name = isOneTown && isOne ? people[pin.members[0]].name : city
            guard let name else { return [] }
            return [false, true].compactMap { isSmall in
                guard isSmall ? model.isSmall : model.isLarge,
                    seen[isSmall, default: []].insert(name).inserted
                else { return nil }
                return MapLabelModel.Wanted(
                    text: name,
                    x: Double(pin.spot.x),
                    y: Double(pin.spot.y),
                    pin: Double(model.ring ?? model.radius),
                    isForSmall: isSmall,
                    isForLarge: !isSmall
                )
            }
        }
    }

    /// The names of the countries on a sheet that is wide enough to need them, without the smallest.
    static func countries(
        on frame: MapFrame,
        known: WorldShapes,
        in language: Language,
        context: SiteContext
    ) -> [MapLabelModel.Wanted] {
        let wide = (frame.kilometresPerUnit ?? 0) * Double(frame.width)
        guard wide >= countriesFrom, frame.width >= 1_000 else { return [] }
        return context.countries.all.filter { known[$0.code] != nil }.compactMap { country in
            frame.place(country.label).map { spot in
                MapLabelModel.Wanted(
                    text: country.name(in: language.primary),
                    x: spot.x,
                    y: spot.y,
                    pin: nil,
                    isGround: true,
                    isOnGround: true,
                    isForSmall: false
                )
            }
        }
    }
}
