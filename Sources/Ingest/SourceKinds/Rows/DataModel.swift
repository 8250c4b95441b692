import Basics
import Domain
import Recurrence

/// What rows of one's own data can be: a model of the domain, with the reader of its rows.
enum DataModel: String, CaseIterable, Sendable {
    case match
    case competition
    case programme
    case track
    case person
    case outlet
    case figure
    case event
    case place
    case article

    /// Keys without which no row of the model can be read.
    var required: [String] {
        switch self {
        case .match: ["id", "competition", "home", "away"]
        case .competition, .person, .outlet, .figure, .place: ["id", "name"]
        case .programme, .article: ["id", "title"]
        case .event: ["id", "title", "start"]
        case .track: ["id", "title", "artist"]
        }
    }

    /// Reads rows into the collector, and says what is wrong with each.
    ///
    /// - Parameters:
    ///   - rows: in the order of the answer.
    ///   - collector: what takes them.
    ///   - log: gets what shows once all are read.
    ///   - isOwn: whether the publisher writes them, who is told of times in other forms than those of the guide.
    func read(
        _ rows: [DataRow],
        into collector: inout RowCollector,
        _ log: RowLog,
        isOwn: Bool = false
    ) {
        let time = SiteTime(zone: collector.context.timeZone, takesFormsOfFeeds: !isOwn)
        let files = PictureFiles(contentFolder: collector.context.contentFolder)
        let sections = collector.context.sections
        let countries = collector.context.countries
        let translated = Set(collector.context.source.sectionMap.keys.map { Folding.fold($0) })
        var placed = PlacedEntities()
        func reportDouble(_ id: String, row: Int, line: Int?) {
            log.row = row
            log.add(
                "the id '\(id.plainLine.prefix(60))' is that of an earlier row; this one is left out",
                line: line,
                hint: "give each row an id of its own"
            )
        }
        defer {
            log.row = nil
            let order = "the latitude comes first, as [40.4, -3.7]"
            for double in placed.take(into: &collector, log, order: order) {
                reportDouble(double.identity, row: double.row, line: double.line)
            }
            log.row = nil
        }
        for row in rows {
            log.row = row.number
            guard let id = row.required("id") else {
                collector.drop(row.number, "it has no id")
                continue
            }
            if self == .article {
                let read = ArticleRow(
                    row,
                    id: id,
                    time,
                    files,
                    sections: sections,
                    translated: translated
                )
                guard let item = read else {
                    collector.drop(row.number, "it has no title")
                    continue
                }
                if !collector.take(item.received, row: row.number) {
                    reportDouble(id, row: row.number, line: row.line)
                }
                continue
            }
            if self == .person {
                if !PersonRow(row, files).take(into: &collector, id: id) {
                    reportDouble(id, row: row.number, line: row.line)
                }
                continue
            }
            guard let entity = entity(row, time, files, countries, &collector.rules) else {
                collector.drop(row.number, "it lacks what makes it a \(rawValue)")
                continue
            }
            if self == .place || self == .event {
                let name = "row \(row.number) ('\(id.plainLine.prefix(60))')"
                placed.add(entity, as: id, row: row.number, name: name, line: row.line)
            } else if !collector.take(entity, as: id, row: row.number) {
                reportDouble(id, row: row.number, line: row.line)
            }
        }
    }

    private func entity(
        _ row: DataRow,
        _ time: SiteTime,
        _ files: PictureFiles,
        _ countries: Set<String>?,
        _ rules: inout RuleJudge
    ) -> Entity? {
        switch self {
        case .match: MatchRow(row, time, files).map { .match($0.match) }
        case .competition: CompetitionRow(row, files).map { .competition($0.competition) }
        case .programme: ProgrammeRow(row, time, files).map { .programme($0.programme) }
        case .track: TrackRow(row, files).map { .track($0.track) }
        case .outlet: OutletRow(row, countries: countries).map { .outlet($0.outlet) }
        case .figure: FigureRow(row, files).map { .figure($0.figure) }
        case .event: EventRow(row, time, files, &rules).map { .event($0.event) }
        case .place: PlaceRow(row, files).map { .place($0.place) }
        case .person, .article: nil
        }
    }
}
