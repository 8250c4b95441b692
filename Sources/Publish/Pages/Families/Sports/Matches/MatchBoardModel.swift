import Domain
import Foundation
import Presentation
import TemplateModels

/// The front page's matches: the newest results and what comes next.
struct MatchBoardModel: TemplateModel, Hashable {
    private let address: String
    private let mark: String
    private let scoresTime: TimeModel?
    private let rows: [MatchRowModel]

    private static let most = 6
    private static let mostResults = 4

    /// Nil where there is no match with a day.
    ///
    /// - Parameters:
    ///   - index: all matches.
    ///   - clock: tells what is to come.
    ///   - news: finds the newest article on a match.
    ///   - language: that of the page.
    ///   - context: what all pages share.
    init?(
        _ index: MatchIndex,
        _ clock: SportsClock,
        news: (Match) throws -> LinkModel?,
        in language: Language,
        context: SiteContext
    ) rethrows {
        let dated = index.matches.filter { $0.value.day != nil }
        guard !dated.isEmpty else { return nil }
        let past = dated.filter(\.value.hasResult)
        let coming = dated.filter { clock.isToCome($0.value) }
        let results = past.suffix(max(Self.mostResults, Self.most - coming.count))
        let next = coming.prefix(Self.most - results.count)
        address = context.link(.matches, in: language)
        mark = context.mark("g-ball")
        rows = try (results + next).map { match in
            MatchRowModel(
                match,
                lead: .competition,
                news: try news(match.value),
                clock: clock,
                in: language,
                context: context
            )
        }
        let newestChange = results.filter { $0.value.score != nil }.map(\.published.changed).max()
        scoresTime = newestChange.map { change in
            let catalogue = context.catalogue(language)
            let time = CivilTime(change, in: context.settings.timeZone)
            let text = catalogue.scoreTime(.scoresAt, .scoresAtDate, time, index.newestResultDay)
            return TimeModel(change, text: text)
        }
    }

    static let fields: TemplateFields<MatchBoardModel> = [
        .text("address", \.address),
        .text("mark", \.mark),
        .model("scoresTime", \.scoresTime),
        .list("rows", \.rows),
    ]
}
