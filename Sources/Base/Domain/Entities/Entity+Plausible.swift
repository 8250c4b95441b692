import Basics

/// Takes out of an entity the numbers and times that nothing real has, and what steers the display from its lines,
/// whoever wrote them and whenever they were archived.
extension Entity {
    public var plausible: Entity {
        switch mapPictures({ picture, _ in picture.plausible }) {
        case .match(let match): .match(match.plausible)
        case .competition(let competition): .competition(competition.plausible)
        case .programme(let programme): .programme(programme.plausible)
        case .track(let track): .track(track.plausible)
        case .person(let person): .person(person.plausible)
        case .outlet(let outlet): .outlet(outlet.plausible)
        case .figure(let figure): .figure(figure.plausible)
        case .event(let event): .event(event.plausible)
        case .place(let place): .place(place.plausible)
        }
    }
}

extension Match {
    fileprivate var plausible: Match {
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

extension Team {
    fileprivate var plausible: Team {
        Team(
            name: name.plainLine,
            shortName: shortName?.plainLine,
            code: code?.plainLine,
            crest: crest
        )
    }
}

extension Match.Score {
    fileprivate var plausible: Self? {
        Plausible.points.contains(home) && Plausible.points.contains(away) ? self : nil
    }
}

extension Competition {
    fileprivate var plausible: Competition {
        var competition = self
        competition.name = name.plainLine
        competition.season = season?.plainLine
        competition.area = area?.plainLine
        competition.matchday = matchday?.within(Plausible.matchday)
        competition.table = table.filter { row in
            Plausible.position.contains(row.position)
                && [
                    row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst,
                    row.points,
                ].allSatisfy(Plausible.tableNumber.contains)
        }
        for index in competition.table.indices {
            let row = competition.table[index]
            competition.table[index].team = row.team.plausible
            competition.table[index].group = row.group?.plainLine
        }
        return competition
    }
}

extension Programme {
    fileprivate var plausible: Programme {
        var programme = self
        programme.title = title.plainLine
        programme.originalTitle = originalTitle?.plainLine
        programme.overview = overview?.plainLines
        programme.genres = genres.map(\.plainLines)
        programme.directors = directors.map(\.plainLine)
        programme.creators = creators.map(\.plainLine)
        programme.cast = cast.map(\.plainLine)
        programme.year = year?.within(Plausible.year)
        programme.lastYear = lastYear?.within(Plausible.year)
        programme.runtime = runtime?.within(Plausible.runtime)
        programme.seasons = seasons?.within(Plausible.seasons)
        programme.episodes = episodes?.within(Plausible.episodes)
        programme.rating = rating?.within(Plausible.rating)
        programme.offers = offers.map { offer in
            var offer = offer
            offer.until = offer.until?.plausible
            offer.service = offer.service.plainLine
            offer.addon = offer.addon?.plainLine
            offer.price = offer.price?.plainLine
            return offer
        }
        return programme
    }
}

extension Track {
    fileprivate var plausible: Track {
        var track = self
        track.title = title.plainLine
        track.artist = artist.plainLine
        track.album = album?.plainLine
        track.genre = genre?.plainLines
        track.storeName = storeName?.plainLine
        track.price = price?.plainLine
        track.released = released?.plausible
        track.duration = duration?.within(Plausible.duration)
        track.terms = terms?.map(\.plainLine).filter { !$0.isEmpty }
        return track
    }
}

extension Person {
    fileprivate var plausible: Person {
        var person = self
        person.name = name.plainLine
        person.sortName = sortName?.plainLine
        person.city = city?.plainLine
        person.note = note?.plainLines
        person.email = email?.plainLine
        person.phone = phone?.plainLine
        person.place = place?.plausible
        return person
    }
}

extension Figure {
    fileprivate var plausible: Figure {
        var figure = self
        figure.name = name.plainLine
        figure.text = text?.plainLines
        figure.number = number?.within(Plausible.order)
        figure.position = position?.within(Plausible.order)
        return figure
    }
}

extension Outlet {
    fileprivate var plausible: Outlet {
        var outlet = self
        outlet.name = name.plainLine
        outlet.summary = summary?.plainLines
        outlet.category = category?.plainLine
        return outlet
    }
}

extension LocalizedText {
    var plainLines: LocalizedText {
        LocalizedText(texts.mapValues(\.plainLines), plain: plain?.plainLines)
    }
}
