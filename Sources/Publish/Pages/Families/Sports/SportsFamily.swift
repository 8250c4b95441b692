import Domain
import Presentation

extension PageKind {
    static let sports = PageKind("sports")
}

extension Route {
    /// The matches around the edition's newest results.
    static let matches = Route([.word(.pathMatches)], title: .text(.matches))

    /// The matches of a day.
    static func matchDay(_ day: Day) -> Route { Route([.word(.pathMatches), .name(day.path)]) }

    /// A match, by its address in the archive.
    static func match(_ address: String) -> Route {
        Route([.word(.pathMatches), .name(address)])
    }

    static func competition(_ slug: String) -> Route {
        Route([.word(.pathMatches), .word(.pathCompetition), .name(slug)])
    }

    static func team(_ slug: String) -> Route {
        Route([.word(.pathMatches), .word(.pathTeam), .name(slug)])
    }

    /// The matches with videos.
    static let highlights = Route([.word(.pathMatches), .word(.pathHighlights)])
}

/// All matches of the edition.
struct IndexedMatches: DerivedInput {
    let inputs: [PageInput] = [.entities(.match), .entities(.competition)]

    func value(_ reading: DeclaredReading) throws -> MatchIndex {
        MatchIndex(
            try reading.entities(Match.self),
            competitions: try reading.entities(Competition.self)
        )
    }
}

/// The pages of matches, their competitions and teams.
struct SportsFamily: PageFamily {
    let kinds = [PageKind.sports]
    let models: [any PageModel.Type] = [
        MatchesPage.self, MatchDayPage.self, MatchPage.self, CompetitionPage.self, TeamPage.self,
        HighlightsPage.self,
    ]
    let list: Route? = .matches
    let frontBlocks: [any FrontBlockContent.Type] = [MatchBoard.self]
    let findings: [any SearchableEntity.Type] = [Match.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let index = try draft.material.value(of: IndexedMatches())
        guard !index.matches.isEmpty || !index.competitions.isEmpty else { return }
        let days = try draft.edition.days(in: language)
        let clock = SportsClock(at: draft.edition.clock, zone: draft.settings.timeZone)
        /// `told` are the matches whose news the page shows, `split` those of which it says whether they are to come.
        func add(
            _ content: some PageContent,
            at route: Route,
            _ owner: String,
            told: [Stored<Match>] = [],
            split: [Stored<Match>] = []
        ) {
            let news = RelatedNews.inputs(of: told.map(\.value), among: days, in: language)
            let inputs = IndexedMatches().inputs + news + clock.inputs(for: split)
            draft.add(content, at: route, in: language, "\(owner) (\(language))", from: inputs)
        }
        add(
            MatchesContent(isSample: index.isSample),
            at: .matches,
            "the matches",
            told: MatchesPage.told(index, clock),
            split: index.matches
        )
        for day in index.days {
            let matches = index.matches(on: day)
            add(
                MatchDayContent(day: day, isSample: matches.allSatisfy(\.isSample)),
                at: .matchDay(day),
                "the matches of \(day.path)",
                told: matches,
                split: matches
            )
        }
        for stored in index.matches {
            plan(stored, clock, days: days, in: language, &draft)
        }
        for item in index.competitions {
            add(
                CompetitionContent(slug: item.slug, isSample: item.isSample),
                at: .competition(item.slug),
                "the competition '\(item.name)'",
                split: item.matches
            )
        }
        for team in index.teams {
            add(
                TeamContent(slug: team.slug, isSample: team.isSample),
                at: .team(team.slug),
                "the team '\(team.team.name)'",
                split: team.matches
            )
        }
        let shown = index.withHighlights
        if !shown.isEmpty {
            let isSample = shown.allSatisfy(\.isSample)
            add(HighlightsContent(isSample: isSample), at: .highlights, "the highlights")
        }
    }

    /// The page of a match; `days` are those that have articles, with their numbers.
    private func plan(
        _ stored: Stored<Match>,
        _ clock: SportsClock,
        days: [(day: Day, count: Int)],
        in language: Language,
        _ draft: inout SiteDraft
    ) {
        var inputs = IndexedMatches().inputs + [.note(.match, stored.published.identity)]
        if stored.value.venue?.place != nil { inputs.append(.ownMap) }
        inputs += RelatedNews.inputs(of: [stored.value], among: days, in: language)
        inputs += clock.inputs(for: [stored])
        draft.add(
            MatchContent(address: stored.address, isSample: stored.isSample),
            at: .match(stored.address),
            in: language,
            "the match '\(stored.address)' (\(language))",
            from: inputs
        )
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.matches, in: language, .main, rank: 40, glyph: "ball")
    }

    func downloads(_ material: PageMaterial, of plan: SiteMap) throws -> [Download] {
        let index = try material.value(of: IndexedMatches())
        let calendar = MatchCalendar(context: material.context)
        return index.matches.compactMap { calendar.file(of: $0) }
            + index.teams.compactMap { calendar.file(of: $0) }
    }
}

/// The matches of the front page.
enum MatchBoard: FrontBlockContent {
    static let block = FrontBlock.Kind.matches
    static let field = "board"
    static func inputs(in draft: SiteDraft) throws -> [PageInput] {
        guard draft.settings.front.has(block) else { return IndexedMatches().inputs }
        let clock = SportsClock(at: draft.edition.clock, zone: draft.settings.timeZone)
        let index = try draft.material.value(of: IndexedMatches())
        return IndexedMatches().inputs + clock.inputs(for: index.matches)
    }

    static func model(_ reading: PageReading) throws -> MatchBoardModel? {
        try MatchBoardModel(
            reading.value(of: IndexedMatches()),
            SportsClock(reading),
            news: RelatedNews(reading).headline,
            in: reading.language,
            context: reading.context
        )
    }
}
