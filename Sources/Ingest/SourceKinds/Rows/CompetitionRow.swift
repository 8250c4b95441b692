import Domain

/// Reads a row of data as a competition with its table.
struct CompetitionRow {
    let competition: Competition

    init?(_ row: DataRow, _ files: PictureFiles) {
        guard let name = row.required("name") else { return nil }
        var competition = Competition(name: name)
        competition.season = row.text("season")
        competition.area = row.text("area")
        competition.emblem = row.picture("emblem", files)
        competition.matchday = row.whole("matchday", in: Plausible.matchday)
        competition.table = row.elements("table", "a list of teams with their points") {
            value,
            index in
            guard let part = row.part("table", value, index) else {
                row.complain("table", value, "a list of {position: 1, team: …, points: …}")
                return nil
            }
            return Self.line(part, index, files)
        }
        row.finish()
        self.competition = competition
    }

    private static func line(_ row: DataRow, _ index: Int, _ files: PictureFiles)
        -> Competition.Row?
    {
        defer { row.finish() }
        func number(_ key: String) -> Int { row.whole(key, in: Plausible.tableNumber) ?? 0 }
        let team = row.team("team", files)
        if team == nil, row.value("team") == nil {
            row.log.add("the line of the table has no 'team' and is left out", line: row.line)
        }
        let line = Competition.Row(
            group: row.text("group"),
            position: row.whole("position", in: Plausible.position) ?? index + 1,
            team: team ?? Team(name: ""),
            played: number("played"),
            won: number("won"),
            drawn: number("drawn"),
            lost: number("lost"),
            goalsFor: number("goalsFor"),
            goalsAgainst: number("goalsAgainst"),
            points: number("points")
        )
        return team == nil ? nil : line
    }
}
