import Cartography
import Domain
import Foundation
public import TemplateModels

/// One of the maps of a town.
public struct TownSheetModel: TemplateModel {
    let title: String
    let anchor: String
    let sheet: MapSheetModel

    /// More pins than this on one map help nobody and weigh on the page.
    private static let most = 400

    init(
        _ figure: TownMap.Figure,
        number: Int,
        of count: Int,
        layers: [TownLayer],
        outlines: MapOutlines,
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let prefix = number == 0 ? "" : "around-"
        title = catalogue[number == 0 && count > 1 ? .townMiddle : .townAround]
        anchor = "\(prefix)map"
        let seats = Self.seats(layers.count)
        let pins = zip(layers, seats).flatMap { layer, seat in
            Self.pins(layer, seat: seat, on: figure.frame, catalogue: catalogue, context: context)
        }
        sheet = MapSheetModel(
            SheetDrawing(
                on: figure.frame,
                coarse: outlines.coarse,
                fine: outlines.fine,
                base: figure.isOnBase ? outlines.base : nil
            ),
            label: "\(title) (\(catalogue.text(.townThings, count: figure.members.count)))",
            prefix: prefix,
            pins: pins,
            names: [],
            catalogue: catalogue,
            script: context.mapScript
        )
    }

    public static let fields: TemplateFields<TownSheetModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .model("sheet", \.sheet),
    ]

    private static func pins(
        _ layer: TownLayer,
        seat: CanvasPoint,
        on frame: MapFrame,
        catalogue: Catalogue,
        context: SiteContext
    ) -> [MapPinModel] {
        let spots = layer.things.compactMap { thing in
            frame.placeWithin(thing.point).map {
                (thing, MapMarker(x: $0.x, y: $0.y, weight: 1))
            }
        }
        return MapPins(spots.map(\.1), apartFrom: MapPins.close, most: most).pins.map { pin in
            let first = spots[pin.members[0]].0
            let isOne = pin.members.count == 1
            return MapPinModel(
                pin,
                address: isOne ? context.link(first.path) : "#l-\(layer.name)",
                title: isOne
                    ? first.title
                    : "\(layer.title): \(catalogue.number(pin.members.count))",
                count: isOne
                    ? Initials.of(first.title) : catalogue.number(pin.members.count),
                heaviest: 0,
                name: isOne ? first.title : "",
                layer: layer.name,
                seat: seat
            )
        }
    }

    /// Where the pins of each layer stand around their spot, so that those of one place do not cover each other: six
    /// on a ring, then twelve around it.
    private static func seats(_ count: Int) -> [CanvasPoint] {
        guard count > 1 else { return [CanvasPoint(x: 0, y: 0)] }
        return (0..<count).map { index in
            let ring = index < 6 ? min(count, 6) : 12
            let reach = index < 6 ? (ring > 3 ? 38.0 : 22) : 76
            let angle = 2 * Double.pi * Double(index % ring) / Double(ring) - .pi / 2
            return CanvasPoint(nearest: (reach * cos(angle), reach * sin(angle)))
        }
    }
}
