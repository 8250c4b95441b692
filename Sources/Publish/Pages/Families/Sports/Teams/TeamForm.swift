import Domain
import Presentation
import TemplateModels

/// How a team's newest matches ended, in letters: `G G E P G`.
struct TeamForm: TemplateModel, Hashable {
    private let results: [Result]

    static let most = 5

    /// One match's outcome for the team.
    struct Result: TemplateModel, Hashable {
        fileprivate let letter: String
        /// The whole word.
        private let word: String
        private let isWon: Bool

        init(_ outcome: LinkModel, isWon: Bool) {
            letter = outcome.title
            word = outcome.note ?? outcome.title
            self.isWon = isWon
        }

        static let fields: TemplateFields<Result> = [
            .text("letter", \.letter),
            .text("word", \.word),
            .flag("isWon", \.isWon),
        ]
    }

    /// Nil for a team without a result.
    ///
    /// - Parameters:
    ///   - slug: the team's name in addresses.
    ///   - matches: in the order of time.
    ///   - catalogue: the texts of the page's language.
    init?(of slug: String, in matches: [Stored<Match>], _ catalogue: Catalogue) {
        let words = catalogue.explained(.formLetters)
        guard words.count == 3 else { return nil }
        let played = matches.map(\.value).filter {
            $0.outcome != nil && $0.teamSlugs.contains(slug)
        }
        guard !played.isEmpty else { return nil }
        results = played.suffix(Self.most).map { match in
            let own = TeamName.slug(match.home, in: match.sport) == slug ? Match.Winner.home : .away
            let isWon = match.outcome == own
            return Result(words[isWon ? 0 : match.outcome == .draw ? 1 : 2], isWon: isWon)
        }
    }

    /// All of it, the oldest first: `GEGPG`.
    var letters: String { results.map(\.letter).joined() }

    static let fields: TemplateFields<TeamForm> = [.list("results", \.results)]
}

extension Catalogue {
    /// Short words with what they mean: `PJ` with `Partidos jugados` and so on.
    func explained(_ key: TextKey) -> [LinkModel] {
        self[key].split(separator: ",").map { column in
            let parts = column.split(separator: "=", maxSplits: 1).map {
                String($0.drop { $0 == " " })
            }
            return LinkModel(title: parts.first ?? "", address: nil, note: parts.last)
        }
    }
}
