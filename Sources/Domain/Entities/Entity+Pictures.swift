extension Entity {
    /// The same without any picture, for sources whose terms or configuration allow none.
    public var withoutPictures: Entity {
        switch self {
        case .match(var match):
            match.home.crest = nil
            match.away.crest = nil
            match.highlights = match.highlights.map {
                Match.Highlight(title: $0.title, address: $0.address)
            }
            match.stories = match.stories.map(\.withoutPicture)
            return .match(match)
        case .competition(var competition):
            competition.emblem = nil
            for index in competition.table.indices { competition.table[index].team.crest = nil }
            return .competition(competition)
        case .programme(var programme):
            programme.poster = []
            programme.banner = []
            return .programme(programme)
        case .track(var track):
            track.artwork = nil
            return .track(track)
        case .person(var person):
            person.picture = nil
            return .person(person)
        case .outlet: return self
        case .figure(var figure):
            figure.picture = nil
            return .figure(figure)
        }
    }
}

extension Match.Story {
    fileprivate var withoutPicture: Self {
        Self(
            title: title,
            address: address,
            author: author,
            summary: summary,
            published: published
        )
    }
}
