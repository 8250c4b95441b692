import Basics
import Domain
import Presentation

/// The pages of collections of figures, such as heroes with their transformations.
struct CollectionsDesk: Desk {
    private let context: SiteContext
    let figures: StoredEntities<Figure>
    private let collections: [FigureCollection]

    init(of edition: any EditionReading, context: SiteContext) throws {
        self.context = context
        figures = try StoredEntities(.figure, of: edition) { entity in
            if case .figure(let figure) = entity { figure } else { nil }
        }
        collections = FigureCollection.all(figures.all)
    }

    /// The names of the collections in addresses, in the order of their titles.
    var names: [String] {
        let collation = context.catalogue(context.settings.firstLanguage).collation
        return collections.map(\.source)
            .map { (key: collation.key(of: context.sourceTitle($0)), name: $0.text) }
            .sorted { ($0.key, $0.name) < ($1.key, $1.name) }
            .map(\.name)
    }

    func pages(in language: Language) throws -> [DeskPage] {
        collections.flatMap { collection in
            let name = collection.source.text
            let isIndexed = collection.members.contains { !$0.isSample }
            func page(
                _ route: CollectionRoute,
                _ stage: WritingStage,
                _ isIndexed: Bool,
                _ owner: String
            ) -> DeskPage {
                DeskPage(
                    .collection(route),
                    kind: .collections,
                    stage: stage,
                    isIndexed: isIndexed,
                    current: .collection(.all(name)),
                    owner: owner
                )
            }
            let members = collection.members.flatMap { member -> [DeskPage] in
                let title = "'\(member.address)' of '\(name)'"
                let own = page(.member(name, member.address), .leaves, !member.isSample, title)
                let children = collection.children(of: member)
                guard !children.isEmpty else { return [own] }
                return [
                    own,
                    page(
                        .children(name, member.address),
                        .lists,
                        !member.isSample,
                        "the transformations of \(title)"
                    ),
                ]
                    + children.map { child in
                        page(
                            .child(name, member.address, child.address),
                            .leaves,
                            !child.isSample,
                            "'\(child.address)' of \(title)"
                        )
                    }
            }
            return [page(.all(name), .lists, isIndexed, "the collection '\(name)'")] + members
        }
    }

    func model(of route: Route, at place: PageContext) throws -> PageModel? {
        guard case .collection(let route) = route,
            let collection = collections.first(where: { $0.source.text == route.name })
        else { return nil }
        switch route {
        case .all:
            let page = FiguresPage(collection, at: place, context: context)
            return .collections(.list(page))
        case .member(_, let address):
            return collection.member(at: address).map { index in
                .collections(
                    .figure(FigurePage(index, in: collection, at: place, context: context))
                )
            }
        case .children(_, let address):
            guard let member = collection.member(at: address).map({ collection.members[$0] }),
                !collection.children(of: member).isEmpty
            else { return nil }
            return .collections(
                .list(
                    FiguresPage(
                        childrenOf: member,
                        in: collection,
                        at: place,
                        context: context
                    )
                )
            )
        case .child(_, let address, let child):
            guard let index = collection.member(at: address) else { return nil }
            let children = collection.children(of: collection.members[index])
            return children.firstIndex { $0.address == child }.map { child in
                .collections(
                    .figure(
                        FigurePage(
                            index,
                            child: child,
                            in: collection,
                            at: place,
                            context: context
                        )
                    )
                )
            }
        }
    }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(figures.fingerprint)
    }

    func parts(of route: Route) throws -> [String] {
        guard case .collection(let route) = route else { return [] }
        let count = figures.all.count { $0.source.text == route.name }
        return ["\(count) figures of '\(route.name)'"]
    }
}
