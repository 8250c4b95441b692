import Domain
import Presentation
import TemplateModels

/// Matches under one heading: those of a competition, the results of a team.
struct MatchGroupModel: TemplateModel, Hashable {
    private let anchor: String
    private let title: String
    private let address: String?
    private let mark: String?
    private let rows: [MatchRowModel]

    init(
        anchor: String,
        title: String,
        address: String? = nil,
        mark: String? = nil,
        rows: [MatchRowModel]
    ) {
        self.anchor = anchor
        self.title = title
        self.address = address
        self.mark = mark
        self.rows = rows
    }

    static let fields: TemplateFields<MatchGroupModel> = [
        .text("anchor", \.anchor),
        .text("title", \.title),
        .text("address", \.address),
        .text("mark", \.mark),
        .list("rows", \.rows),
    ]

    /// Matches, given in the order of time, by competition, in the order in which each is first named; the prefix
    /// makes the anchors of several days differ.
    static func byCompetition(
        _ matches: [Stored<Match>],
        prefix: String = "",
        _ pages: SportsPages
    ) -> [MatchGroupModel] {
        let (context, language) = (pages.context, pages.language)
        var order: [String?] = []
        var groups: [String?: [Stored<Match>]] = [:]
        for match in matches {
            let slug = pages.index.competitionNames.slug(of: match.value)
            if groups[slug] == nil { order.append(slug) }
            groups[slug, default: []].append(match)
        }
        return order.compactMap { slug in
            guard let group = groups[slug], let first = group.first else { return nil }
            return MatchGroupModel(
                anchor: "\(prefix)\(slug ?? "-")",
                title: slug == nil
                    ? pages.catalogue[.otherMatches] : first.value.competition,
                address: slug.map {
                    context.link(.competition($0), in: language)
                },
                mark: context.mark("g-ball"),
                rows: pages.rows(group)
            )
        }
    }
}
