import Domain

/// How a team is known on the portal: by its name, in its sport.
enum TeamName {
    private static let open: Set<String> = ["", "?", "-", "–", "tbd", "tba", "n.n.", "nn"]

    /// Whether the source names a team at all, and not the place that somebody has yet to win.
    static func isKnown(_ team: Team) -> Bool {
        !open.contains(team.name.trimmed.lowercased())
    }

    /// The name in addresses; nil for a team that nobody knows yet.
    ///
    /// Clubs have one name in several sports, and then a page for each.
    static func slug(_ team: Team, in sport: Match.Sport) -> String? {
        guard isKnown(team) else { return nil }
        let name = readableSlug(team.name)
        return sport == .football ? name : "\(name)-\(sport.rawValue)"
    }

    /// A slug for any name, also for one in letters that fold to nothing.
    static func readableSlug(_ name: String) -> String {
        let slug = Slug.make(name, limit: 60)
        guard slug.isEmpty else { return slug }
        return ItemID(source: "name", identity: name).text
    }

    /// At most three letters for the disc of a team without a crest: `PHO`, `AM`.
    static func initials(_ team: Team) -> String {
        guard isKnown(team) else { return "?" }
        if let code = team.code?.trimmed, !code.isEmpty, code.count <= 4 { return code }
        let words = team.shownShortName.split { $0 == " " || $0 == "-" || $0 == "–" }
        if words.count == 1, let word = words.first { return word.prefix(2).uppercased() }
        return words.filter { $0.first?.isLetter == true }.prefix(2)
            .compactMap { $0.first?.uppercased() }.joined()
    }
}

extension String {
    /// Without the white space around it.
    fileprivate var trimmed: String {
        var rest = drop { $0.isWhitespace }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
