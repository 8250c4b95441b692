import Domain

extension Match {
    /// Whether its result stands.
    var isDecided: Bool { status == .finished || status == .awarded }

    /// Whether there is anything to tell of how it stands or ended.
    var hasResult: Bool { isDecided || score != nil && status != .scheduled }

    /// Who won, as the source says or as the points do; nil while nobody can know.
    var outcome: Winner? {
        guard isDecided else { return nil }
        if let winner { return winner }
        guard let score else { return nil }
        return penalties?.leader ?? score.leader ?? .draw
    }
}

extension Match.Score {
    /// Nil when both have the same.
    var leader: Match.Winner? {
        if home == away { return nil }
        return home > away ? .home : .away
    }
}
