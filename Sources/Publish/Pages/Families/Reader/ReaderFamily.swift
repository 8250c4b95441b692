import Domain
import Presentation

extension Route {
    /// How the reader likes to read.
    static let settings = Route([.word(.pathSettings)], title: .text(.settings))
    /// What the reader kept.
    static let saved = Route([.word(.pathSaved)], title: .text(.saved))
    /// What is shown without a connection.
    static let offline = Route([.word(.pathOffline)])
}

/// The pages about the reader, of which the browser alone knows what they show, and that for missing addresses.
struct ReaderFamily: PageFamily {
    let models: [any PageModel.Type] = [
        SettingsPage.self, SavedPage.self, OfflinePage.self, NotFoundPage.self,
    ]

    func plan(_ draft: inout SiteDraft) throws {
        let keepsPages = draft.settings.offline == .pages
        let choices = try ReaderChoices.inputs(draft)
        for language in draft.settings.languages {
            func owner(_ name: String) -> String { "the reader's page '\(name)' (\(language))" }
            draft.add(
                SettingsContent(),
                at: .settings,
                in: language,
                owner("settings"),
                from: choices
            )
            guard keepsPages else { continue }
            draft.add(SavedContent(), at: .saved, in: language, owner("saved"), from: [])
            draft.add(OfflineContent(), at: .offline, in: language, owner("offline"), from: [])
        }
        let first = draft.settings.firstLanguage
        draft.add(
            NotFoundContent(),
            path: "/404.html",
            in: first,
            "the page for missing addresses",
            from: try draft.shelves(in: first)
        )
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.settings, in: language, .foot, rank: 10, glyph: "cog")
            + draft.entry(.saved, in: language, .foot, rank: 20, glyph: "save")
    }
}

/// How the reader likes to read.
struct SettingsContent: PageContent {
    let name = "settings"
    var kind: PageKind { .pages }
    var navigation: Route? { .settings }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        SettingsPage(try ReaderChoices(reading), at: reading.place, context: reading.context)
    }
}

/// What the reader saved.
struct SavedContent: PageContent {
    let name = "saved"
    var kind: PageKind { .pages }
    var navigation: Route? { .saved }

    func model(_ reading: PageReading) -> (any PageModel)? {
        SavedPage(at: reading.place, context: reading.context)
    }
}

/// What is shown without a connection.
struct OfflineContent: PageContent {
    let name = "offline"
    var kind: PageKind { .pages }
    var navigation: Route? { .offline }

    func model(_ reading: PageReading) -> (any PageModel)? {
        OfflinePage(at: reading.place, context: reading.context)
    }
}

/// The page for addresses that lead nowhere.
struct NotFoundContent: PageContent {
    let name = "not-found"
    var kind: PageKind { .pages }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        NotFoundPage(
            shelves: try reading.shelves(),
            hasSearch: reading.leads(to: .search),
            at: reading.place,
            context: reading.context
        )
    }
}
