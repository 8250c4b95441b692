import Basics

extension Match {
    public var plausible: Match {
        var match = self
        match.competition = competition.plainLine
        match.season = season?.plainLine
        match.round = round?.plainLine
        match.home = home.plausible
        match.away = away.plausible
        match.venue = venue?.plausible
        match.referees = referees.map(\.plainLine)
        match.homeLineup = homeLineup.map(\.plainLine)
        match.awayLineup = awayLineup.map(\.plainLine)
        match.day = day?.plausible
        match.kickoff = kickoff?.plausible
        match.score = score?.plausible
        match.halfTime = halfTime?.plausible
        match.afterExtraTime = afterExtraTime?.plausible
        match.penalties = penalties?.plausible
        match.attendance = attendance?.within(Plausible.attendance)
        match.goals = goals.map { goal in
            var goal = goal
            goal.minute = goal.minute?.within(Plausible.minutes)
            goal.score = goal.score?.plausible
            goal.scorer = goal.scorer?.plainLine
            return goal
        }
        match.statistics = statistics.compactMap(\.plausible)
        match.highlights = highlights.map(\.plausible)
        match.stories = stories.map(\.plausible)
        return match
    }
}

extension Match.Venue {
    fileprivate var plausible: Self {
        Self(
            name: name?.plainLine,
            city: city?.plainLine,
            country: country?.plainLine,
            place: place?.plausible
        )
    }
}

extension Match.Statistic {
    fileprivate var plausible: Self? {
        guard home.count <= Plausible.figureLength, away.count <= Plausible.figureLength else {
            return nil
        }
        return Self(name: name.plainLine, home: home.plainLine, away: away.plainLine)
    }
}

extension Match.Highlight {
    fileprivate var plausible: Self {
        Self(title: title?.plainLine, address: address, picture: picture)
    }
}

extension Match.Story {
    fileprivate var plausible: Self {
        Self(
            title: title.plainLine,
            address: address,
            author: author?.plainLine,
            summary: summary?.plainLines,
            language: language,
            picture: picture,
            published: published?.plausible
        )
    }
}

extension Match.Score {
    fileprivate var plausible: Self? {
        Plausible.points.contains(home) && Plausible.points.contains(away) ? self : nil
    }
}
