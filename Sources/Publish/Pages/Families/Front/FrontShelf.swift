import Domain
import Presentation

/// A list that a block of the front page can show: a section, a topic, a source.
struct FrontShelf: Sendable {
    /// What stands for it in anchors.
    let name: String
    /// What leads to all of it.
    let link: LinkModel
    /// The newest articles, newest first.
    let newest: [ListedArticle]

    init(name: String, link: LinkModel, newest: [ListedArticle]) {
        self.name = name
        self.link = link
        self.newest = newest
    }

    init(_ shelf: SectionShelf, in language: Language, context: SiteContext) {
        self.init(
            name: shelf.section.text,
            link: shelf.link(in: language, context: context),
            newest: shelf.newest
        )
    }
}

extension FrontBlock.List {
    /// How many of its newest articles a block chooses from.
    static let most = 40

    /// The articles that it has for a page in a language.
    func articles(in language: Language) -> ArticleList {
        switch self {
        case .section(let id): .section(id, language)
        case .topic(let id): .label(Label(.topic, id: id), language)
        case .source(let id): .source(id)
        }
    }
}

extension SiteDraft {
    /// What the lists of the configured blocks are made from.
    func frontLists(in language: Language) throws -> [PageInput] {
        try settings.front.compactMap(\.list).flatMap { list -> [PageInput] in
            var inputs = try [
                PageInput.newest(
                    FrontBlock.List.most,
                    of: list.articles(in: language),
                    in: edition
                )
            ]
            if case .topic(let id) = list { inputs.append(.label(Label(.topic, id: id))) }
            return inputs
        }
    }

    /// The blocks whose topic or source there is not, in no language.
    func missingOnFront() -> [Diagnostic] {
        settings.front.compactMap { block in
            let (key, name, why): (String, String, String)
            switch block.list {
            case nil, .section: return nil
            case .topic(let id):
                if material.labels.all(.topic).contains(where: { $0.id == id }) { return nil }
                (key, name, why) = ("topic", id, "which no article carries")
            case .source(let id):
                if material.sources[id] != nil { return nil }
                (key, name, why) = ("source", id.text, "which there is not")
            }
            return Diagnostic(
                .warning,
                "a block of the front page shows the \(key) '\(name)', \(why)",
                at: block.places[name, of: key],
                else: "Content/site.yaml",
                hint: "'site.front' names topics and sources by their ids"
            )
        }
    }
}

extension PageReading {
    /// Whether the lists of the page's language have an article of a list of all languages.
    func isListed(_ listed: ListedArticle) -> Bool {
        context.settings.lists == .all
            || context.pageLanguage(of: listed.article.language) == language
    }

    /// The list of a configured block; nil for a topic that there is not.
    func frontShelf(_ list: FrontBlock.List) throws -> FrontShelf? {
        let articles = try listed(list.articles(in: language))
        switch list {
        case .section(let id):
            return FrontShelf(
                name: id.text,
                link: context.sectionLink(id, in: language),
                newest: articles
            )
        case .topic(let id):
            let shown = try label(Label(.topic, id: id), in: language)
            return FrontShelf(
                name: "t-\(id)",
                link: LinkModel(
                    title: shown.name,
                    address: context.link(shown.route, in: language),
                    mark: context.mark("g-book")
                ),
                newest: articles
            )
        case .source(let id):
            return FrontShelf(
                name: "q-\(id)",
                link: LinkModel(
                    title: context.sourceTitle(id),
                    address: context.link(.source(id), in: language),
                    mark: context.mark("g-note")
                ),
                newest: articles.filter(isListed)
            )
        }
    }
}
