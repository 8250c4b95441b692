import Basics
import Domain
import Foundation

/// TheNewsAPI: top or all stories by country, category and words; its token goes into the address.
struct TheNewsAPIKind: PagedKind {
    let name = "thenewsapi"
    let place = SourcePlace.api(origin: "https://api.thenewsapi.com")
    let access = AccessNeed.key(variable: "THENEWSAPI_TOKEN")
    let terms = SourceTerms(
        credit: .init("TheNewsAPI", link: "https://www.thenewsapi.com/"),
        reexport: false
    )
    let optionKeys =
        [
            OptionKey("endpoint", .choice(["top", "all"]), default: "top", "which stories"),
            OptionKey("locale", .texts, "countries; the source's country where none is given"),
            OptionKey("categories", .texts, "only these, as sports or tech"),
            OptionKey("search", "words to look for"),
        ]
        + lists + dates + [
            OptionKey("limit", .whole(1...100), "stories of one page, as the plan allows"),
            OptionKey.pages(4, most: 50),
        ]

    private static let lists = [
        OptionKey("domains", .texts, "only from these domains"),
        OptionKey("source_ids", .texts, "only from these sources, by the API's ids"),
        OptionKey("exclude_categories", .texts, "not of these categories"),
        OptionKey("exclude_domains", .texts, "not from these domains"),
        OptionKey("exclude_source_ids", .texts, "not from these sources"),
    ]
    private static let dates = [
        OptionKey("published_on", .date, "only of this day"),
        OptionKey("published_after", .date, "the oldest story"),
        OptionKey("published_before", .date, "the newest story"),
    ]

    /// A page of stories, or what went wrong.
    private struct Answer: Decodable {
        @Loose var data: Rows<Story>?
        @Loose var error: Problem?
    }

    private struct Problem: LooseRow {
        @Loose var code: String?
        @Loose var message: String?

        var text: String? {
            [code, message].compactMap(\.self).joined(separator: ": ").nonEmpty
        }
    }

    private struct Story: LooseRow {
        @Loose var uuid: String?
        @Loose var title: String?
        @Loose var description: String?
        @Loose var snippet: String?
        @Loose var url: String?
        @Loose var image_url: String?
        @Loose var language: String?
        @Loose var published_at: String?
        @Loose var source: String?
        @Loose var categories: [String]?
    }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let options = source.options
        func list(_ name: String) -> String? {
            options.texts(name).joined(separator: ",").nonEmpty
        }
        let shared: [(String, String?)] =
            [
                ("api_token", source.credentials.key), ("locale", list("locale") ?? source.country),
                ("language", source.language?.primary), ("categories", list("categories")),
                ("search", options.text("search")),
            ]
            + Self.lists.map { ($0.name, list($0.name)) }
            + Self.dates.map { ($0.name, options.text($0.name)) }
            + [("limit", options.text("limit"))]
        return SourcePlan(
            (1...max(options.whole("pages") ?? 1, 1)).map { number in
                Endpoint(
                    "v1",
                    "news",
                    options.text("endpoint") ?? "top",
                    query: shared + [("page", "\(number)")]
                )
            }
        )
    }

    func explanation(of answer: [UInt8]) -> String? {
        (try? JSONAnswer.decode(Answer.self, from: answer))?.error?.text
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(Answer.self, from: page)
        guard let stories = answer.data else {
            throw SourceError("TheNewsAPI answered: \(answer.error?.text ?? "no stories")")
        }
        collector.dropUnreadable(stories.unreadable)
        for (number, story) in stories.rows {
            guard let title = story.title, let id = story.uuid ?? story.url else {
                collector.drop(number, "it has no title or no id")
                continue
            }
            var item = ReceivedItem(identity: id, title: title)
            item.setLink(story.url)
            item.published = SiteTime.greenwich.moment(story.published_at)
            item.details.publisher = story.source
            item.categories = story.categories ?? []
            item.language = story.language.map { Language($0) }
            item.summary = (story.description ?? story.snippet).map {
                Markup($0, format: .html, base: item.link)
            }
            item.picture = WebAddress.picture(story.image_url, credit: story.source)
            collector.take(item, row: number)
        }
    }
}
