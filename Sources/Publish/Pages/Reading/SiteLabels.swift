import Basics
import Domain
import Presentation

/// The topics and authors of the site: those of which the newsroom tells in files, and those that its articles name.
struct SiteLabels: Sendable {
    /// The files of each, that of the first language first.
    private let written: [Label: [WrittenLabel]]
    /// Under which names articles carry them.
    private let carried: [Label: String]
    private let pinnedArticles: [Label: [ArticleSummary]]
    private let rules: LabelRules
    private let firstLanguage: Language
    /// Articles that files name and that there are not.
    let warnings: [Diagnostic]

    /// Those of a site without any.
    init() {
        (written, carried, pinnedArticles, warnings) = ([:], [:], [:], [])
        rules = LabelRules()
        firstLanguage = "und"
    }

    /// - Parameters:
    ///   - texts: what the newsroom wrote.
    ///   - rules: under which names articles carry topics and authors.
    ///   - edition: the articles.
    ///   - settings: which languages there are.
    /// - Throws: what reading the edition throws.
    init(
        _ texts: [WrittenLabel],
        rules: LabelRules,
        in edition: any EditionReading,
        settings: SiteSettings
    ) throws {
        let first = settings.firstLanguage
        firstLanguage = first
        self.rules = rules
        let order = { (text: WrittenLabel) in
            settings.languages.firstIndex(of: text.language) ?? settings.languages.count
        }
        written = Dictionary(grouping: texts, by: \.label)
            .mapValues { $0.sorted { (order($0), $0.file) < (order($1), $1.file) } }
        carried = Dictionary(try edition.labels().map { ($0.label, $0.name) }) { first, _ in first }
        var pinned: [Label: [ArticleSummary]] = [:]
        var warnings: [Diagnostic] = []
        for text in texts {
            for name in text.pinned {
                if let article = try edition.summary(of: name.name) {
                    if pinned[text.label]?.contains(article) != true {
                        pinned[text.label, default: []].append(article)
                    }
                } else {
                    warnings.append(name.unpublished(in: text.file))
                }
            }
        }
        pinnedArticles = pinned
        self.warnings = warnings
    }

    /// All of a kind that articles carry or of which files tell, in the order of their ids.
    func all(_ kind: Label.Kind) -> [Label] {
        Set(written.keys).union(carried.keys).filter { $0.kind == kind }.sorted()
    }

    /// What a name means that may be another one for something else.
    func meaning(of name: Label) -> Label { rules.meanings[name] ?? name }

    func texts(of label: Label) -> [WrittenLabel] { written[label] ?? [] }

    /// How much its feed carries, where a file says it.
    func feedContent(of label: Label) -> FeedContent? {
        texts(of: label).compactMap(\.feedContent).first
    }

    /// What the newsroom pinned to a topic.
    func pinned(to label: Label) -> [ArticleSummary] { pinnedArticles[label] ?? [] }

    /// What a label is called, in the languages in which it has a name.
    func names(of label: Label) -> LocalizedText {
        let names = texts(of: label).compactMap { text in
            text.name.map { (text.language, $0) }
        }
        return LocalizedText(
            Dictionary(names) { first, _ in first },
            plain: names.isEmpty ? carried[label] ?? label.id : nil
        )
    }

    /// The address of its list.
    func route(to label: Label, page: Int? = nil) -> Route {
        Route(
            [.word(label.kind == .topic ? .pathTopics : .pathAuthors), .name(label.id)],
            page: page,
            title: .named(names(of: label))
        )
    }

    /// What there is of a label for a page in a language.
    func shown(_ label: Label, in language: Language) -> ShownLabel {
        let texts = texts(of: label)
        let text = texts.first { $0.language == language }
        let names = names(of: label)
        return ShownLabel(
            label: label,
            name: names.text(in: language, fallback: firstLanguage)?.text ?? label.id,
            route: route(to: label),
            text: text,
            picture: text?.picture ?? texts.compactMap(\.picture).first,
            author: text?.author ?? texts.compactMap(\.author).first
        )
    }

    /// Differs whenever anything of a label differs.
    func fingerprint(of label: Label) -> UInt64 {
        var hash = StableHash()
        hash.add(label.kind.rawValue)
        hash.add(label.id)
        hash.add(carried[label])
        for text in texts(of: label) { hash.add(text.fingerprint) }
        return hash.value
    }
}

/// A topic or an author, as pages in one language show it.
struct ShownLabel: Sendable {
    let label: Label
    let name: String
    let route: Route
    /// What the newsroom says of it in this very language.
    let text: WrittenLabel?
    let picture: Picture?
    let author: AuthorFacts?
}

extension NamedArticle {
    /// Warns that there is no such article.
    func unpublished(in file: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "there is no published article '\(text)'",
            path: file,
            line: line,
            hint: "write its address, the name of its file, or the id at the end of its address"
        )
    }
}
