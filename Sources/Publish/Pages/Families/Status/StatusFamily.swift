import Domain
import Presentation

extension Route {
    static let status = Route([.word(.pathStatus)], title: .text(.status))
}

/// The page of the sources' health, where there are sources.
struct StatusFamily: PageFamily {
    let models: [any PageModel.Type] = [StatusPage.self]

    func plan(_ draft: inout SiteDraft) throws {
        guard try !draft.edition.statuses().isEmpty else { return }
        for language in draft.settings.languages {
            draft.add(
                StatusContent(),
                at: .status,
                in: language,
                "the status of the sources (\(language))",
                from: [.statuses]
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

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        StatusPage(try reading.statuses(), at: reading.place, context: reading.context)
    }
}
