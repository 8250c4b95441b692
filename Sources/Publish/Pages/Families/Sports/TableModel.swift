import Domain
import Presentation
public import TemplateModels

/// The table of a competition, or of one of its groups.
public struct TableModel: TemplateModel, Hashable {
    private let caption: String
    private let columns: [LinkModel]
    private let lines: [Line]

    /// A team's line; the numbers in the order of the columns.
    struct Line: TemplateModel, Hashable {
        private let position: String
        private let team: String
        private let address: String?
        private let numbers: [String]

        init(
            _ row: Competition.Row,
            _ sport: Match.Sport,
            _ language: Language,
            _ context: SiteContext
        ) {
            let catalogue = context.catalogue(language)
            let difference = row.goalsFor - row.goalsAgainst
            position = catalogue.number(row.position)
            team =
                TeamName.isKnown(row.team) ? row.team.shownShortName : catalogue[.unknownTeam]
            address = TeamName.slug(row.team, in: sport).map {
                context.link(.team($0), in: language)
            }
            numbers =
                [row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst]
                .map { catalogue.number($0) }
                + [
                    difference > 0
                        ? "+\(difference)" : catalogue.number(difference).replacing("-", with: "−"),
                    catalogue.number(row.points),
                ]
        }

        static let fields: TemplateFields<Line> = [
            .text("position", \.position),
            .text("team", \.team),
            .text("address", \.address),
            .texts("numbers", \.numbers),
        ]
    }

    public static let fields: TemplateFields<TableModel> = [
        .text("caption", \.caption),
        .list("columns", \.columns),
        .list("lines", \.lines),
    ]

    /// The tables of a season, one for each group in the order of their names.
    static func tables(
        of competition: Competition,
        in sport: Match.Sport,
        language: Language,
        context: SiteContext
    ) -> [TableModel] {
        let catalogue = context.catalogue(language)
        let groups = Dictionary(grouping: competition.table) { $0.group?.nonBlank ?? "" }
        return groups.keys.sorted().map { group in
            let rows = (groups[group] ?? []).sorted {
                ($0.position, $0.team.name) < ($1.position, $1.team.name)
            }
            let parts = [group.nonBlank ?? catalogue[.standings], competition.season?.nonBlank]
            return TableModel(
                caption: parts.compactMap(\.self).joined(separator: ", "),
                columns: catalogue.tableColumns,
                lines: rows.map { Line($0, sport, language, context) }
            )
        }
    }
}

extension Catalogue {
    /// `PJ` with `Partidos jugados` and so on.
    fileprivate var tableColumns: [LinkModel] {
        self[.tableColumns].split(separator: ",").map { column in
            let parts = column.split(separator: "=", maxSplits: 1).map {
                String($0.drop { $0 == " " })
            }
            return LinkModel(title: parts.first ?? "", address: nil, note: parts.last)
        }
    }
}
