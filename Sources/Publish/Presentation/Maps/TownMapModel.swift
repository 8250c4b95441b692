import Cartography
public import Domain
public import TemplateModels

/// The maps of a town with their layers, ready for a template: every pin leads to what it is or to its list.
public struct TownMapModel: TemplateModel {
    public let sheets: [TownSheetModel]
    /// Whether the site's own map is seen on one of them.
    public let isOnBase: Bool

    /// - Parameters:
    ///   - layers: in the order of the lists.
    ///   - outlines: what the maps are drawn from.
    ///   - language: the language of the page.
    ///   - context: settings, texts and names.
    public init(
        _ layers: [TownLayer],
        outlines: MapOutlines,
        in language: Language,
        context: SiteContext
    ) {
        let things = layers.enumerated().flatMap { index, layer in
            layer.things.map { (layer: index, thing: $0) }
        }
        let map = TownMap(things.map(\.thing.point), base: outlines.base)
        isOnBase = map.figures.contains(where: \.isOnBase)
        sheets = map.figures.enumerated().map { number, figure in
            let members = Dictionary(grouping: figure.members) { things[$0].layer }
            return TownSheetModel(
                figure,
                number: number,
                of: map.figures.count,
                layers: layers.enumerated().map { index, layer in
                    TownLayer(
                        name: layer.name,
                        title: layer.title,
                        things: (members[index] ?? []).map { things[$0].thing }
                    )
                },
                outlines: outlines,
                in: language,
                context: context
            )
        }
    }

    public static let fields: TemplateFields<TownMapModel> = [
        .list("sheets", \.sheets),
        .flag("hasTitles") { $0.sheets.count > 1 },
    ]
}
