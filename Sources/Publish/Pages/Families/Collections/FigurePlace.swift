import Domain
import Presentation

/// A figure where it stands in its collection: a member, or what belongs to one.
struct FigurePlace {
    let collection: FigureCollection
    /// The member that it belongs to; nil for a member.
    let parent: Stored<Figure>?
    private let siblings: [Stored<Figure>]
    private let index: Int

    /// - Parameters:
    ///   - member: its place in the collection.
    ///   - collection: all figures of the source.
    init(member: Int, in collection: FigureCollection) {
        self.collection = collection
        parent = nil
        siblings = collection.members
        index = member
    }

    /// - Parameters:
    ///   - child: its place among those of the member.
    ///   - member: the place of the member in the collection.
    ///   - collection: all figures of the source.
    init(child: Int, of member: Int, in collection: FigureCollection) {
        self.collection = collection
        let parent = collection.members[member]
        self.parent = parent
        siblings = collection.children(of: parent)
        index = child
    }

    var figure: Stored<Figure> { siblings[index] }

    var name: String { name(of: figure) }

    /// Its name, with that of the member that it belongs to.
    var title: String { parent.map { "\(name) (\($0.value.name))" } ?? name }

    /// What belongs to it.
    var children: [Stored<Figure>] { parent == nil ? collection.children(of: figure) : [] }

    /// The figures before and after it among those beside it.
    func neighbours(in language: Language, context: SiteContext) -> NeighboursModel? {
        func neighbour(_ index: Int, _ note: TextKey) -> LinkModel? {
            guard siblings.indices.contains(index) else { return nil }
            return LinkModel(
                title: name(of: siblings[index]),
                address: context.link(route(to: siblings[index]), in: language),
                note: context.catalogue(language)[note]
            )
        }
        return NeighboursModel(
            previous: neighbour(index - 1, .previousFigure),
            next: neighbour(index + 1, .nextFigure)
        )
    }

    /// The front page, the collection, and where it belongs to a member, the member and the list of what does.
    func crumbs(in language: Language, context: SiteContext) -> [LinkModel] {
        let crumbs = collection.crumbs(to: parent, in: language, context: context)
        guard let parent else { return crumbs }
        let list = LinkModel(
            title: context.catalogue(language)[.transformations],
            address: context.link(
                .figureChildren(collection.source.text, parent.address),
                in: language
            )
        )
        return crumbs + [list]
    }

    private func name(of figure: Stored<Figure>) -> String {
        parent == nil ? figure.value.name : FigureName(figure.value).shown
    }

    private func route(to figure: Stored<Figure>) -> Route {
        let source = collection.source.text
        return parent.map { .figureChild(source, $0.address, figure.address) }
            ?? .figure(source, figure.address)
    }
}

extension FigureCollection {
    /// The front page, the collection, and a member where one is meant.
    func crumbs(
        to member: Stored<Figure>?,
        in language: Language,
        context: SiteContext
    ) -> [LinkModel] {
        [
            context.crumb(.front, in: language),
            context.crumb(.collection(source.text), in: language),
            member.map {
                LinkModel(
                    title: $0.value.name,
                    address: context.link(.figure(source.text, $0.address), in: language)
                )
            },
        ].compactMap(\.self)
    }
}
