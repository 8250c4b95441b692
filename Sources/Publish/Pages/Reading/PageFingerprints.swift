import Basics
import Domain
import Presentation

/// Tells whether pages can have changed without making them: equal fingerprints mean equal bytes.
struct PageFingerprints: Sendable {
    private let material: PageMaterial
    private let plan: SiteMap
    private let inputs: InputFingerprints
    /// What all pages share.
    let surroundings: UInt64

    init(_ material: PageMaterial, plan: SiteMap, surroundings: UInt64) {
        self.material = material
        self.plan = plan
        self.surroundings = surroundings
        inputs = InputFingerprints(material)
    }

    /// Of a page, from its place and all its inputs.
    func of(_ page: PlannedPage) throws -> UInt64 {
        var hash = StableHash(surroundings)
        hash.add(page.path)
        hash.add(page.language.tag)
        if let route = page.route {
            for language in material.context.settings.languages {
                hash.add(plan.routes.contains(route, in: language) ? 1 : 0)
            }
        }
        for input in page.inputs { try inputs.add(input, to: &hash) }
        return hash.value
    }

    /// Paths and fingerprints of the pages of articles, the same as those of the planned pages.
    func ofArticles(at positions: Range<Int>) throws -> [(path: String, key: UInt64)] {
        let articles = try material.edition.summaries(at: positions)
        return try zip(articles, inputs.neighbourhoods(of: positions)).map { article, others in
            var hash = StableHash(surroundings)
            hash.add(article.path)
            hash.add(material.context.pageLanguage(of: article.language).tag)
            try inputs.add(article, among: others, to: &hash)
            for input in ArticleContent.inputs(beside: article, material) {
                try inputs.add(input, to: &hash)
            }
            return (article.path, hash.value)
        }
    }

    func of(_ feed: PlannedFeed) throws -> UInt64 {
        let context = material.context
        let title = context.title(of: feed.scope.home, in: feed.language)
        let name = [feed.path, title, feed.content.rawValue].compactMap(\.self)
            .joined(separator: " ")
        switch feed.subject {
        case .agenda(let part):
            var hash = StableHash(surroundings)
            hash.add(name)
            hash.add(part.fingerprint)
            return hash.value
        case .articles(let list):
            return try of(name, newest(of: list, for: feed))
        }
    }

    private func newest(of list: ArticleList, for feed: PlannedFeed) throws -> [ArticleSummary] {
        try FeedComposer.newest(
            feed.scope.itemLimit,
            of: list,
            in: material.edition,
            besides: material.context.keptBack
        )
    }

    func of(_ headlines: PlannedHeadlines) throws -> UInt64 {
        let sections = try HeadlinesComposer.sections(
            of: headlines,
            in: material.edition,
            among: material.context.settings.sections.map(\.id)
        )
        return try of(
            ([headlines.path] + sections.map(\.text)).joined(separator: " "),
            HeadlinesComposer.newest(
                of: headlines,
                in: material.edition,
                besides: material.context.keptBack
            )
        )
    }

    private func of(_ path: String, _ articles: [ArticleSummary]) throws -> UInt64 {
        var hash = StableHash(surroundings)
        hash.add(path)
        for article in articles {
            hash.add(article.fingerprint)
            if let links = material.links.of(article.id) { hash.add(links.fingerprint) }
        }
        return hash.value
    }
}
