import Basics
import Domain
import Presentation

/// What the newsroom chose by hand and holds now, by the articles that there are.
struct DeskChoices: Hashable, Sendable {
    private(set) var lead: ItemID?
    /// By their places beside the lead, 1 and 2.
    private(set) var pinned: [Int: ItemID] = [:]
    private(set) var alert: ItemID?
    private(set) var hidden: Set<ItemID> = []
    private(set) var titles: [ItemID: String] = [:]
    private(set) var boosts: [ItemID: Int] = [:]

    /// The articles that the front page shows whatever rules say.
    var fixed: [ItemID] {
        [alert, lead].compactMap(\.self) + pinned.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Adds all of them; the same choices are the same number in every run.
    func add(to hash: inout StableHash) {
        for id in [lead, pinned[1], pinned[2], alert] { hash.add(id?.text) }
        for id in hidden.sorted() { hash.add(id.text) }
        for (id, title) in titles.sorted(by: { $0.key < $1.key }) {
            hash.add(id.text)
            hash.add(title)
        }
        for (id, worth) in boosts.sorted(by: { $0.key < $1.key }) {
            hash.add(id.text)
            hash.add(worth)
        }
    }
}

/// The choices of the newsroom with their articles.
struct SiteDesk: Sendable {
    /// In each language those for articles of its lists.
    private let choices: [Language: DeskChoices]
    private let articles: [Language: [ArticleSummary]]
    /// What names nothing, has ended, or is chosen twice or against each other.
    let warnings: [Diagnostic]

    /// That of a site without any.
    init() {
        (choices, articles, warnings) = ([:], [:], [])
    }

    init(_ desk: Desk, in edition: any EditionReading, languages: [Language]) throws {
        var warnings: [Diagnostic] = []
        var choices: [Language: DeskChoices] = [:]
        var articles: [Language: [ArticleSummary]] = [:]
        var found: [(entry: Desk.Entry, id: ItemID)] = []
        for entry in desk.entries {
            if let until = entry.until, until <= edition.clock {
                warnings.append(entry.ended(in: desk.file))
                continue
            }
            guard let article = try edition.summary(of: entry.article.name) else {
                warnings.append(entry.article.unpublished(in: desk.file))
                continue
            }
            if case .join(let other) = entry.choice, try edition.summary(of: other.name) == nil {
                warnings.append(other.unpublished(in: desk.file))
                continue
            }
            found.append((entry, article.id))
            let lists = languages.map { ArticleList.river($0) }
            if entry.choice.isOfCard,
                try lists.contains(where: { try edition.isFolded(article.id, in: $0) })
            {
                warnings.append(entry.folded(in: desk.file))
            }
            for language in languages {
                let place = try edition.position(of: article.id, in: .river(language))
                guard place != nil else { continue }
                if !choices[language, default: DeskChoices()].take(entry.choice, article.id) {
                    warnings.append(entry.taken(in: desk.file))
                }
                articles[language, default: []].append(article)
            }
        }
        self.choices = choices
        self.articles = articles
        self.warnings =
            warnings + Self.contradictions(among: found, in: desk.file)
            + Self.doubles(among: found, languages.compactMap { choices[$0] }, in: desk.file)
    }

    /// Articles that are given several places, of which each gets the first.
    private static func doubles(
        among found: [(entry: Desk.Entry, id: ItemID)],
        _ choices: [DeskChoices],
        in file: String
    ) -> [Diagnostic] {
        found.compactMap { entry, id in
            for places in choices.map({ $0.places(of: id) }) {
                guard let first = places.first, first != entry.choice,
                    places.contains(entry.choice)
                else { continue }
                return entry.doubled(first, in: file)
            }
            return nil
        }
    }

    /// Articles that are given a place on the front page and kept off it too.
    private static func contradictions(
        among found: [(entry: Desk.Entry, id: ItemID)],
        in file: String
    ) -> [Diagnostic] {
        let hidden = Set(found.filter { $0.entry.choice == .hide }.map(\.id))
        return found.filter { $0.entry.choice.isPlace && hidden.contains($0.id) }.map {
            $0.entry.hidden(in: file)
        }
    }

    func choices(in language: Language) -> DeskChoices { choices[language] ?? DeskChoices() }

    func articles(in language: Language) -> [ArticleSummary] { articles[language] ?? [] }
}

extension DeskChoices {
    /// The places on the front page that an article is given, in the order in which they are filled.
    fileprivate func places(of article: ItemID) -> [Desk.Choice] {
        let places: [(choice: Desk.Choice, article: ItemID?)] = [
            (.lead, lead), (.pin(1), pinned[1]), (.pin(2), pinned[2]), (.alert, alert),
        ]
        return places.filter { $0.article == article }.map(\.choice)
    }

    /// - Returns: false for a place that another article has.
    fileprivate mutating func take(_ choice: Desk.Choice, _ article: ItemID) -> Bool {
        switch choice {
        case .lead:
            if let lead { return lead == article }
            lead = article
        case .alert:
            if let alert { return alert == article }
            alert = article
        case .pin(let place):
            if let other = pinned[place] { return other == article }
            pinned[place] = article
        case .hide: hidden.insert(article)
        case .retitle(let title): titles[article] = titles[article] ?? title
        case .boost(let worth): boosts[article] = boosts[article] ?? worth
        case .section, .split, .join: break
        }
        return true
    }
}

extension Desk.Choice {
    /// Whether it gives a place on the front page.
    fileprivate var isPlace: Bool {
        switch self {
        case .lead, .pin, .alert: true
        case .hide, .retitle, .section, .boost, .split, .join: false
        }
    }

    /// Whether it is about the card that the rules give to an article on the front page.
    fileprivate var isOfCard: Bool {
        switch self {
        case .hide, .retitle, .boost: true
        case .lead, .pin, .alert, .section, .split, .join: false
        }
    }
}

extension Desk.Entry {
    fileprivate func hidden(in file: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "'\(article.text)' has a place on the front page, and is hidden from it too",
            path: file,
            line: article.line,
            hint: "keep one of the two"
        )
    }

    /// Says that an article has another place already, which comes first.
    fileprivate func doubled(_ first: Desk.Choice, in file: String) -> Diagnostic {
        let has =
            if case .pin(let place) = first { "stands in place \(place)" } else { "leads" }
        let (what, name) =
            if case .pin(let place) = choice { ("place \(place)", "pin") } else {
                ("the alert", "alert")
            }
        return Diagnostic(
            .warning,
            "'\(article.text)' \(has) already, and does not get \(what) too",
            path: file,
            line: article.line,
            hint: "take the \(name) out"
        )
    }

    fileprivate func folded(in file: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "another article stands for the story of '\(article.text)', which has no card of its own",
            path: file,
            line: article.line,
            hint: "name that one, or let this one tell no story with it: 'split'"
        )
    }

    fileprivate func ended(in file: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "what was chosen for '\(article.text)' has ended",
            path: file,
            line: article.line,
            hint: "take the entry out, or give it another 'until'"
        )
    }

    fileprivate func taken(in file: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "another article has that place already, '\(article.text)' does not get it",
            path: file,
            line: article.line,
            hint: "keep one of the two"
        )
    }
}
