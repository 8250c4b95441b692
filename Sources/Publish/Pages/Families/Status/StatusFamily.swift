import Domain
import Presentation

extension Route {
    static let status = Route([.word(.pathStatus)], title: .text(.status))
}

/// The page of the sources' health, where there are sources.
struct StatusFamily: PageFamily {
    let models: [any PageModel.Type] = [StatusPage.self]
    let list: Route? = .status

    func plan(_ draft: inout SiteDraft) throws {
        let statuses = try draft.edition.statuses()
        guard !statuses.isEmpty else { return }
        let inputs = try statuses.map { status in
            try PageInput.newest(StatusContent.most, of: .source(status.source), in: draft.edition)
        }
        for language in draft.settings.languages {
            draft.add(
                StatusContent(),
                at: .status,
                in: language,
                "the status of the sources (\(language))",
                from: [.statuses] + inputs
            )
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.status, in: language, .foot, rank: 30)
    }
}

/// How each source stands.
struct StatusContent: PageContent {
    let name = "status"
    var kind: PageKind { .pages }

    /// Of so many of a source's newest articles the strokes are drawn.
    static let most = 2_000

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let statuses = try reading.statuses()
        var days: [SourceID: [Day]] = [:]
        for status in statuses {
            days[status.source] = try reading.articleDays(of: .source(status.source))
        }
        return StatusPage(statuses, days: days, at: reading.place, context: reading.context)
    }
}
