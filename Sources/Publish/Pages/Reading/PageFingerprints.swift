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
        hash.add(StableHash.of(page.path))
        hash.add(page.language.tag)
        if let route = page.route {
            for language in material.context.settings.languages {
                hash.add(plan.routes.contains(route, in: language) ? 1 : 0)
            }
        }
        for input in page.inputs { try inputs.add(input, to: &hash) }
        return hash.value
    }

    /// The fingerprints of the pages of articles, the same as those of the planned pages, and the hashes of their paths.
    func ofArticles(at positions: Range<Int>) throws -> [ArticleKey] {
        let articles = try material.edition.outlines(at: positions)
        let neighbourhoods = try inputs.neighbourhoods(of: positions)
        // Most of a batch are in one language.
        var last = articles.first?.language
        var onPages = last.map(material.context.pageLanguage)
        return try zip(articles, neighbourhoods).map { article, others in
            if article.language != last {
                last = article.language
                onPages = material.context.pageLanguage(of: article.language)
            }
            let key = try key(of: article, among: others, in: onPages ?? article.language)
            return ArticleKey(pathHash: article.pathHash, key: key)
        }
    }

    private func key(
        of article: ArticleOutline,
        among others: UInt64?,
        in language: Language
    ) throws -> UInt64 {
        var hash = StableHash(surroundings)
        hash.add(article.pathHash)
        hash.add(language.tag)
        let place = article.place
        try inputs.add(article.fingerprint, at: place, among: others, to: &hash)
        guard article.isOwn else { return hash.value }
        for own in try material.edition.summaries(at: place..<place + 1) {
            for input in ArticleContent.inputs(beside: own, material) {
                try inputs.add(input, to: &hash)
            }
        }
        return hash.value
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
