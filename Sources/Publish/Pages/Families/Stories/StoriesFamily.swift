import Domain
import Presentation

extension PageKind {
    static let stories = PageKind("stories")
}

/// What several tell of one event, each with a page in every language in which one of them tells it.
struct StoriesFamily: PageFamily {
    let kinds = [PageKind.stories]
    let models: [any PageModel.Type] = [StoryPage.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let stories = try draft.edition.stories()
        guard !stories.isEmpty else { return }
        let countries = try PageInput.countries(draft.material)
        for story in stories {
            guard let lead = try lead(of: story, in: language, draft.edition) else { continue }
            let trail = try draft.edition.trail(of: story).flatMap { $0.around(story) }
            draft.add(
                StoryContent(name: story.name),
                at: .story(story.name),
                in: language,
                "the story '\(story.name)' (\(language))",
                from: [.story(story, lead: lead, trail: trail), countries]
            )
        }
    }

    /// The article that stands for a story in the lists of a language; nil where nobody tells it in it.
    private func lead(
        of story: PublishedStory,
        in language: Language,
        _ edition: any EditionReading
    ) throws -> ItemID? {
        let list = ArticleList.river(language)
        return try story.members.first {
            try !edition.isFolded($0, in: list) && edition.position(of: $0, in: list) != nil
        }
    }

    func plan(_ draft: inout SiteDraft) throws {
        for moved in try draft.edition.movedStories() {
            for language in draft.settings.languages {
                if let target = target(of: moved, in: language, draft) {
                    lead(moved.name, in: language, to: target, &draft)
                } else {
                    draft.addGone(draft.context.path(.story(moved.name), in: language))
                }
            }
        }
        let left = try draft.edition.leftLanguages()
        guard !left.isEmpty else { return }
        for story in try draft.edition.stories() {
            let languages = left[story.id] ?? []
            for language in draft.settings.languages where languages.contains(language) {
                let moved = MovedStory(name: story.name, target: .story(story.name))
                guard let target = target(of: moved, in: language, draft) else { continue }
                lead(story.name, in: language, to: target, &draft)
            }
        }
    }

    private func lead(
        _ name: String,
        in language: Language,
        to target: String,
        _ draft: inout SiteDraft
    ) {
        let path = draft.context.path(.story(name), in: language)
        guard path != target else { return }
        draft.add(Redirect(from: path, to: target))
        draft.add(
            RedirectContent(),
            path: path,
            in: language,
            "the story that leads to \(target)",
            from: [.names(.target, [target])]
        )
    }

    /// Where readers find what a story told, in their language if it has a page in it.
    private func target(
        of moved: MovedStory,
        in language: Language,
        _ draft: SiteDraft
    ) -> String? {
        switch moved.target {
        case .gone: return nil
        case .article(let path): return path
        case .story(let name):
            let route = Route.story(name)
            let known = ([language] + draft.settings.languages)
                .first { draft.routes.contains(route, in: $0) }
            return known.map { draft.context.path(route, in: $0) }
        }
    }
}

extension StoryTrail {
    /// As much of it as the page of a story shows: some before it and one after, so that a story that comes later changes
    /// one page; nil where it is alone.
    fileprivate func around(_ story: PublishedStory) -> StoryTrail? {
        guard stories.count > 1, let own = stories.firstIndex(of: story) else { return nil }
        return StoryTrail(
            topic: topic,
            stories: Array(stories[max(0, own - 6)...min(own + 1, stories.count - 1)])
        )
    }
}

/// The page of a story.
struct StoryContent: PageContent {
    let name: String
    var kind: PageKind { .stories }
    let stage = WritingStage.numberedLists
    let isIndexed = true
    var navigation: Route? { .news() }

    init(name: String) {
        story = name
        self.name = "story"
    }

    private let story: String

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let (story, lead, trail) = try reading.story()
        let tellers = try reading.tellers(of: story)
        guard let first = tellers.first(where: { $0.id == lead }) else { return nil }
        let language = reading.language
        return StoryPage(
            story,
            first,
            tellers: tellers.map { ListedArticle($0, in: language, context: reading.context) },
            countries: try countries(of: tellers, reading),
            topics: try reading.topics(of: story, in: language),
            trail: try trail.map { trail in
                try trail.stories.map { other in
                    (
                        story: other, isCurrent: other.id == story.id,
                        articles: other.id == story.id ? [first] : try reading.tellers(of: other)
                    )
                }
            } ?? [],
            at: reading.place,
            context: reading.context
        )
    }

    /// The countries of those who tell it that have a page.
    private func countries(of tellers: [Article], _ reading: PageReading) throws -> [String] {
        let known = Set(try reading.names(.countries))
        var seen: Set<String> = []
        return tellers.compactMap { reading.source($0.source)?.country }
            .filter { known.contains($0) && seen.insert($0).inserted }
    }
}
