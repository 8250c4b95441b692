import Basics
import Domain
import Presentation
import TemplateModels

/// The table of a competition, or of one of its groups.
struct TableModel: TemplateModel, Hashable {
    private let caption: String
    private let columns: [LinkModel]
    private let lines: [Line]
    /// Whether there is a match to tell any team's form from.
    private let hasForm: Bool

    /// A team's line; the numbers in the order of the columns.
    struct Line: TemplateModel, Hashable {
        private let position: String
        private let team: String
        private let address: String?
        private let numbers: [String]
        private let form: TeamForm?

        init(_ row: Competition.Row, of record: CompetitionRecord, _ pages: SportsPages) {
            let (catalogue, sport) = (pages.catalogue, record.sport)
            let slug = TeamName.slug(row.team, in: sport)
            let difference = row.goalsFor - row.goalsAgainst
            position = catalogue.number(row.position)
            team =
                TeamName.isKnown(row.team) ? row.team.shownShortName : catalogue[.unknownTeam]
            address = slug.map { pages.context.link(.team($0), in: pages.language) }
            form = slug.flatMap { TeamForm(of: $0, in: record.seasonMatches, catalogue) }
            numbers =
                [row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst]
                .map { catalogue.number($0) }
                + [Self.signed(difference, catalogue), catalogue.number(row.points)]
        }

        private static func signed(_ number: Int, _ catalogue: Catalogue) -> String {
            let text = catalogue.number(number).replacing("-", with: "−")
            return number == 0 ? text : catalogue.language.inOrder(number > 0 ? "+\(text)" : text)
        }

        static let fields: TemplateFields<Line> = [
            .text("position", \.position),
            .text("team", \.team),
            .text("address", \.address),
            .texts("numbers", \.numbers),
            .model("form", \.form),
        ]
    }

    static let fields: TemplateFields<TableModel> = [
        .text("caption", \.caption),
        .list("columns", \.columns),
        .list("lines", \.lines),
        .flag("hasForm", \.hasForm),
    ]

    /// The tables of a season, one for each group in the order of their names.
    static func tables(
        of competition: Competition,
        of record: CompetitionRecord,
        _ pages: SportsPages
    ) -> [TableModel] {
        let catalogue = pages.catalogue
        let groups = Dictionary(grouping: competition.table) { $0.group?.nonBlank ?? "" }
        return groups.keys.sorted().map { group in
            let rows = (groups[group] ?? []).sorted {
                ($0.position, $0.team.name) < ($1.position, $1.team.name)
            }
            let parts = [group.nonBlank ?? catalogue[.standings], competition.season?.nonBlank]
            return TableModel(
                caption: parts.compactMap(\.self).joined(separator: ", "),
                columns: catalogue.explained(.tableColumns),
                lines: rows.map { Line($0, of: record, pages) },
                hasForm: record.seasonMatches.contains { $0.value.outcome != nil }
            )
        }
    }
}
