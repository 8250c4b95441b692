extension Entity {
    /// The same without any picture, for sources whose terms or configuration allow none.
    public var withoutPictures: Entity { mapPictures { _, _ in nil } }

    /// The same with every picture as `change` gives it; the order is always the same.
    ///
    /// - Parameter change: is given each picture with what it is shown as; nil leaves it out.
    /// - Returns: the entity with what is left.
    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Entity {
        switch self {
        case .match(var match):
            match.home.crest = match.home.crest.flatMap { change($0, .badge) }
            match.away.crest = match.away.crest.flatMap { change($0, .badge) }
            match.highlights = match.highlights.map { $0.mapPicture { change($0, .story) } }
            match.stories = match.stories.map { $0.mapPicture { change($0, .story) } }
            return .match(match)
        case .competition(var competition):
            competition.emblem = competition.emblem.flatMap { change($0, .badge) }
            for index in competition.table.indices {
                let crest = competition.table[index].team.crest
                competition.table[index].team.crest = crest.flatMap { change($0, .badge) }
            }
            return .competition(competition)
        case .programme(var programme):
            programme.poster = programme.poster.compactMap { change($0, .poster) }
            programme.banner = programme.banner.compactMap { change($0, .banner) }
            return .programme(programme)
        case .track(var track):
            track.artwork = track.artwork.flatMap { change($0, .cover) }
            return .track(track)
        case .person(var person):
            person.picture = person.picture.flatMap { change($0, .badge) }
            return .person(person)
        case .outlet: return self
        case .place(var place):
            place.picture = place.picture.flatMap { change($0, .story) }
            return .place(place)
        case .figure(var figure):
            figure.picture = figure.picture.flatMap { change($0, .portrait) }
            return .figure(figure)
        case .event(let event): return .event(event.mapPictures { change($0, .story) })
        }
    }

    /// The pictures that are worth a copy: of several renditions of one, that which is wide enough.
    public var wantedPictures: [(picture: Picture, shape: PictureShape)] {
        var found: [(picture: Picture, shape: PictureShape)] = []
        var renditions: [PictureShape: [Picture]] = [:]
        _ = mapPictures { picture, shape in
            if shape == .poster || shape == .banner {
                renditions[shape, default: []].append(picture)
            } else {
                found.append((picture, shape))
            }
            return picture
        }
        for shape in [PictureShape.poster, .banner] {
            let wanted = shape.widths.last ?? 0
            if let best = Picture.best(of: renditions[shape] ?? [], wanted: wanted) {
                found.append((best, shape))
            }
        }
        return found
    }
}

extension Picture {
    /// Of renditions of one picture the narrowest that is wide enough, else the widest.
    public static func best(of renditions: [Picture], wanted: Int) -> Picture? {
        let enough = renditions.filter { ($0.width ?? 0) >= wanted }
        let narrowest = enough.min { ($0.width ?? 0) < ($1.width ?? 0) }
        return narrowest ?? renditions.max { ($0.width ?? 0) < ($1.width ?? 0) }
    }
}

extension Match.Story {
    fileprivate func mapPicture(_ change: (Picture) -> Picture?) -> Self {
        Self(
            title: title,
            address: address,
            author: author,
            summary: summary,
            language: language,
            picture: picture.flatMap(change),
            published: published
        )
    }
}

extension Match.Highlight {
    fileprivate func mapPicture(_ change: (Picture) -> Picture?) -> Self {
        Self(title: title, address: address, picture: picture.flatMap(change))
    }
}
