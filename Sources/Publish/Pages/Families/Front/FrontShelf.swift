import Domain
import Presentation

/// A list that a block of the front page can show: a section, a topic, a source.
public struct FrontShelf: Sendable {
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

    /// By which the configuration names what it shows.
    fileprivate var name: String {
        switch self {
        case .section(let id): id.text
        case .topic(let id): id
        case .source(let id): id.text
        }
    }

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
    func frontWarnings() -> [Diagnostic] {
        settings.front.compactMap { block in
            let missing: String?
            switch block.list {
            case nil, .section: missing = nil
            case .topic(let id):
                let isKnown = material.labels.all(.topic).contains { $0.id == id }
                missing = isKnown ? nil : "topic '\(id)', which no article carries"
            case .source(let id):
                missing = material.sources[id] == nil ? "source '\(id)', which there is not" : nil
            }
            let place = block.places[block.list?.name ?? ""]
            return missing.map {
                Diagnostic(
                    .warning,
                    "a block of the front page shows the \($0)",
                    path: place?.file ?? "Content/site.yaml",
                    line: place?.line,
                    hint: "'site.front' names topics and sources by their ids"
                )
            }
        }
    }
}

extension PageReading {
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
                newest: articles.filter {
                    context.pageLanguage(of: $0.article.language) == language
                }
            )
        }
    }
}
