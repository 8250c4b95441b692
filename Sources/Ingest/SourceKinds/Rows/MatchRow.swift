import Basics
import Domain

/// Reads a row of data as a match.
struct MatchRow {
    let match: Match

    init?(_ row: DataRow, _ time: SiteTime, _ files: PictureFiles) {
        let home = row.team("home", files)
        let away = row.team("away", files)
        let competition = row.required("competition")
        for (key, team) in [("home", home), ("away", away)] where team == nil {
            if row.value(key) == nil {
                row.log.add("the row has no '\(key)' and is left out", line: row.line)
            }
        }
        guard let competition, let home, let away else { return nil }
        var match = Match(competition: competition, home: home, away: away)
        match.season = row.text("season")
        match.round = row.text("round")
        match.sport = row.choice("sport", Match.Sport.self) ?? .football
        // Who names the day alone does not know the hour.
        let kickoffDay = SiteTime.wholeDay(row.value("kickoff")?.text)
        match.kickoff = kickoffDay == nil ? row.moment("kickoff", time) : nil
        match.day = row.day("day") ?? kickoffDay ?? match.kickoff.map { time.day(of: $0) }
        match.score = row.score("score")
        match.halfTime = row.score("halfTime")
        match.afterExtraTime = row.score("afterExtraTime")
        match.penalties = row.score("penalties")
        match.status =
            row.choice("status", Match.Status.self)
            ?? (match.score == nil ? .scheduled : .finished)
        match.winner = Self.winner(row, home, away)
        match.goals = Self.goals(row)
        match.venue = Self.venue(row)
        match.referees = row.texts("referees")
        match.attendance = row.whole("attendance", in: Plausible.attendance)
        match.homeLineup = row.texts("homeLineup")
        match.awayLineup = row.texts("awayLineup")
        match.statistics = Self.statistics(row)
        match.highlights = Self.highlights(row, files)
        match.stories = Self.stories(row, time, files)
        row.finish()
        self.match = match
    }

    /// `home`, `away`, `draw`, or the name of a team of the match.
    private static func winner(_ row: DataRow, _ home: Team, _ away: Team) -> Match.Winner? {
        guard let value = row.value("winner") else { return nil }
        if let winner = value.text.flatMap({ MatchWinner.named($0, home, away) }) { return winner }
        row.complain(
            "winner",
            value,
            "home, away, draw or a team of the match",
            hint: "the teams are '\(home.name)' and '\(away.name)'"
        )
        return nil
    }

    private static func goals(_ row: DataRow) -> [Match.Goal] {
        row.elements("goals", "a list of goals") { value, index in
            guard let part = row.part("goals", value, index) else {
                row.complain("goals", value, "a list of goals as {minute: 12, scorer: …}")
                return nil
            }
            defer { part.finish() }
            return Match.Goal(
                minute: minute(part),
                scorer: part.text("scorer"),
                side: part.choice("side", Match.Winner.self),
                isPenalty: part.flag("isPenalty"),
                isOwnGoal: part.flag("isOwnGoal"),
                score: part.score("score")
            )
        }
    }

    /// `45+2` counts as 45.
    private static func minute(_ row: DataRow) -> Int? {
        guard let value = row.value("minute") else { return nil }
        let digits = value.text?.prefix { $0.isASCII && $0.isNumber } ?? ""
        if let minute = Int(foreign: digits, in: Plausible.minutes) { return minute }
        row.complain("minute", value, "a minute")
        return nil
    }

    private static func venue(_ row: DataRow) -> Match.Venue? {
        guard let value = row.value("venue") else { return nil }
        if let name = value.text { return Match.Venue(name: name) }
        guard let part = row.part("venue", value) else {
            row.complain("venue", value, "a name, or {name: …, city: …}")
            return nil
        }
        defer { part.finish() }
        return Match.Venue(
            name: part.text("name"),
            city: part.text("city"),
            country: part.text("country"),
            place: part.geoPoint()
        )
    }

    private static func statistics(_ row: DataRow) -> [Match.Statistic] {
        row.elements("statistics", "a list of figures") { value, index in
            guard let part = row.part("statistics", value, index) else {
                row.complain("statistics", value, "a list of {name: …, home: …, away: …}")
                return nil
            }
            defer { part.finish() }
            let (home, away) = (part.required("home"), part.required("away"))
            guard let name = part.required("name"), let home, let away else { return nil }
            return Match.Statistic(name: name, home: home, away: away)
        }
    }

    private static func highlights(_ row: DataRow, _ files: PictureFiles) -> [Match.Highlight] {
        row.elements("highlights", "a list of videos") { value, index in
            if let address = WebAddress.checked(value.text) {
                return Match.Highlight(address: address)
            }
            guard let part = row.part("highlights", value, index) else {
                row.complain("highlights", value, "a list of {title: …, address: …}")
                return nil
            }
            defer { part.finish() }
            let (title, picture) = (part.text("title"), part.picture("picture", files))
            return part.address("address").map {
                Match.Highlight(title: title, address: $0, picture: picture)
            }
        }
    }

    private static func stories(
        _ row: DataRow,
        _ time: SiteTime,
        _ files: PictureFiles
    ) -> [Match.Story] {
        row.elements("stories", "a list of stories") { value, index in
            guard let part = row.part("stories", value, index) else {
                row.complain("stories", value, "a list of {title: …, address: …}")
                return nil
            }
            defer { part.finish() }
            let story = (
                address: part.address("address"), author: part.text("author"),
                summary: part.text("summary"), picture: part.picture("picture", files),
                published: part.moment("published", time)
            )
            return part.required("title").map {
                Match.Story(
                    title: $0,
                    address: story.address,
                    author: story.author,
                    summary: story.summary,
                    language: part.language?.tag,
                    picture: story.picture,
                    published: story.published
                )
            }
        }
    }
}
