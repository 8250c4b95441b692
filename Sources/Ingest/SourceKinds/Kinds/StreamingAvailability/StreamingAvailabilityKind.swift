import Basics
import Domain

/// The Streaming Availability API: films and series with the ways to watch them, page after page by cursor.
struct StreamingAvailabilityKind: PagedKind {
    let name = "streaming-availability"
    let place = SourcePlace.api(origin: "https://\(host)")
    let access = AccessNeed.key(variable: "RAPIDAPI_KEY")
    let terms = SourceTerms(
        credit: .init(
            "Streaming Availability API by Movie of the Night",
            link: "https://www.movieofthenight.com/about/api"
        ),
        pictures: .expiring,
        reexport: false
    )
    let optionKeys =
        [
            OptionKey("catalogs", .texts, "services, as netflix or prime.subscription"),
            OptionKey("output_language", default: "en", "the language of texts"),
            OptionKey("show_type", .choice(["movie", "series"]), "only these"),
            OptionKey("genres", .texts, "ids of genres"),
            OptionKey("genres_relation", .choice(["and", "or"]), "all of the genres, or one"),
            OptionKey("show_original_language", "the language they were made in, in two letters"),
            OptionKey("keyword", "a word to look for"),
            OptionKey(
                "series_granularity",
                .choice(["show", "season", "episode"]),
                "what is told of a series"
            ),
            OptionKey(
                "order_by",
                .choice([
                    "original_title", "release_date", "rating", "popularity_alltime",
                    "popularity_1year", "popularity_1month", "popularity_1week",
                ]),
                "by what the shows are ordered"
            ),
            OptionKey("order_direction", .choice(["asc", "desc"]), "the least first, or the most"),
        ]
        + numbers + [OptionKey.pages(5)]

    private static let host = "streaming-availability.p.rapidapi.com"
    private static let numbers = [
        OptionKey("year_min", .whole(0...9_999), "the earliest year"),
        OptionKey("year_max", .whole(0...9_999), "the latest year"),
        OptionKey("rating_min", .whole(0...9_999), "the lowest rating, of 100"),
        OptionKey("rating_max", .whole(0...9_999), "the highest rating, of 100"),
    ]

    /// A page of shows; the last one has no cursor.
    private struct Answer: Decodable {
        @Loose var shows: Rows<StreamingShow>?
        @Loose var hasMore: Bool?
        @Loose var nextCursor: String?
        @Loose var message: String?
    }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        SourcePlan([endpoint(source)], limit: source.options.whole("pages") ?? 5)
    }

    func next(after page: AnswerPage, number: Int, of source: Source) -> [Endpoint] {
        guard let answer = try? JSONAnswer.decode(Answer.self, from: page),
            answer.hasMore == true, let cursor = answer.nextCursor
        else { return [] }
        return [endpoint(source).adding("cursor", cursor)]
    }

    private func endpoint(_ source: Source) -> Endpoint {
        let options = source.options
        func list(_ name: String) -> String? {
            options.texts(name).joined(separator: ",").nonEmpty
        }
        let texts = [
            "output_language", "show_type", "genres_relation", "show_original_language",
            "keyword", "series_granularity", "order_by", "order_direction",
        ]
        var headers = ["X-RapidAPI-Host": Self.host]
        headers["X-RapidAPI-Key"] = source.credentials.key
        return Endpoint(
            "shows",
            "search",
            "filters",
            query: [
                ("country", source.country ?? "us"), ("catalogs", list("catalogs")),
                ("genres", list("genres")),
            ] + (texts + Self.numbers.map(\.name)).map { ($0, options.text($0)) },
            headers: headers
        )
    }

    func explanation(of answer: [UInt8]) -> String? { JSONAnswer.text(at: "message", in: answer) }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(Answer.self, from: page)
        let language = Language(collector.options.text("output_language") ?? "en")
        if let shows = answer.shows {
            collector.dropUnreadable(shows.unreadable)
            for (number, show) in shows.rows { take(show, language, number, &collector) }
            return
        }
        // A file may hold one show alone, as `/shows/{id}` gives it.
        guard let show = try? JSONAnswer.decode(StreamingShow.self, from: page), show.title != nil
        else {
            throw SourceError(
                "the answer has no shows" + (answer.message.map { ": \($0)" } ?? "")
            )
        }
        take(show, language, 1, &collector)
    }

    private func take(
        _ show: StreamingShow,
        _ language: Language,
        _ number: Int,
        _ collector: inout RowCollector
    ) {
        guard let id = show.id ?? show.imdbId,
            let mapped = StreamingProgramme(show, language: language)
        else {
            collector.drop(number, "it has no title or no id")
            return
        }
        collector.take(.programme(mapped.programme), as: id, row: number)
    }
}
