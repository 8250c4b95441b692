import Domain
import Foundation
import HTMLCleaning

/// NewsAPI: headlines by country, category or source, everything by query, and the list of sources.
struct NewsAPIKind: PagedKind {
    let name = "newsapi"
    let place = SourcePlace.api(origin: "https://newsapi.org")
    let access = AccessNeed.key(variable: "NEWSAPI_KEY")

    let optionKeys = [
        OptionKey(
            "endpoint",
            .choice(["top-headlines", "everything", "sources"]),
            "top-headlines, or everything where only a search is given"
        ),
        OptionKey(
            "category",
            .choice([
                "business", "entertainment", "general", "health", "science", "sports",
                "technology",
            ]),
            "headlines or sources of one category"
        ),
        OptionKey("sources", .texts, "NewsAPI's ids of sources, at most 20"),
        OptionKey("q", "words to look for, at most 500 characters"),
        OptionKey("searchIn", "where the words are looked for, as title,description"),
        OptionKey("domains", .texts, "only from these domains"),
        OptionKey("excludeDomains", .texts, "not from these domains"),
        OptionKey("from", .date, "the oldest article"),
        OptionKey("to", .date, "the newest article"),
        OptionKey(
            "sortBy",
            .choice(["publishedAt", "relevancy", "popularity"]),
            "the order of everything"
        ),
        OptionKey("pageSize", .whole(1...100), "articles of one page"),
        OptionKey.pages(1, most: 50),
        OptionKey(
            "plan",
            .choice(["developer", "business"]),
            default: "developer",
            "the plan of the key: a developer's is not for a public portal"
        ),
    ]

    var terms: SourceTerms { terms(for: .none) }

    func terms(for options: SourceOptions) -> SourceTerms {
        SourceTerms(
            credit: .init("NewsAPI", link: "https://newsapi.org/"),
            reexport: false,
            productionLimit: options.text("plan") == "business"
                ? nil : "NewsAPI's developer plan is for development only, not for a public portal"
        )
    }

    /// The list of sources is whole, news are not.
    func listsEverything(_ options: SourceOptions) -> Bool {
        options.text("endpoint") == "sources"
    }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let endpoint = NewsAPIEndpoint(source: source)
        let pages = endpoint.path == "sources" ? 1 : source.options.whole("pages") ?? 1
        return SourcePlan((1...max(pages, 1)).map { endpoint.page($0) })
    }

    func explanation(of answer: [UInt8]) -> String? {
        guard let answer = try? JSONAnswer.decode(NewsAPIAnswer.self, from: answer) else {
            return nil
        }
        let parts = [answer.code, answer.message].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ": ")
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(NewsAPIAnswer.self, from: page)
        if answer.status == "error" || answer.articles == nil && answer.sources == nil {
            throw SourceError(
                "NewsAPI answered: \(explanation(of: page.bytes) ?? "neither articles nor sources")"
            )
        }
        if let articles = answer.articles {
            collector.dropUnreadable(articles.unreadable)
            for (number, article) in articles.rows {
                if article.title == NewsAPICodes.removed {
                    collector.drop(number, "it was withdrawn")
                } else if let item = item(article, collector.context) {
                    collector.take(item, row: number)
                } else {
                    collector.drop(number, "it has no title or no address")
                }
            }
        }
        if let outlets = answer.sources {
            collector.dropUnreadable(outlets.unreadable)
            for (number, outlet) in outlets.rows {
                guard let name = outlet.name, let id = outlet.id ?? outlet.url else {
                    collector.drop(number, "it has no name or no id")
                    continue
                }
                collector.take(.outlet(self.outlet(outlet, named: name)), as: id, row: number)
            }
        }
    }

    private func item(_ article: NewsAPIAnswer.Article, _ context: ReadingContext) -> ReceivedItem?
    {
        guard let title = article.title, let link = WebAddress.checked(article.url) else {
            return nil
        }
        var item = ReceivedItem(identity: link, title: title)
        item.setLink(link)
        item.published = SiteTime.greenwich.moment(article.publishedAt)
        item.authors = [article.author].compactMap(\.self)
        item.details.publisher = article.source?.name
        item.categories = [context.options.text("category")].compactMap(\.self)
        item.summary = article.description.map { Markup($0, format: .html, base: link) }
        item.content = article.content.map {
            Markup(NewsAPICodes.uncut($0), format: .html, base: link)
        }
        item.picture = WebAddress.picture(article.urlToImage, credit: article.source?.name)
        return item
    }

    private func outlet(_ row: NewsAPIAnswer.Outlet, named name: String) -> Outlet {
        var outlet = Outlet(name: name)
        let language = NewsAPICodes.language(row.language)
        // The descriptions are in English, whatever the language of the source.
        outlet.summary = row.description.map { LocalizedText($0, in: "en") }
        outlet.address = WebAddress.checked(row.url)
        outlet.category = row.category
        outlet.language = language
        outlet.country = CountryCode.of(NewsAPICodes.country(row.country))
        return outlet
    }
}
