import Domain
import Presentation

extension PageKind {
    static let collections = PageKind("collections")
}

extension Route {
    /// All members of a collection; its name in addresses is its source's id.
    static func collection(_ name: String) -> Route {
        Route([.name(name)], title: .source(SourceID(name)))
    }

    /// One member, by its address in the archive.
    static func figure(_ collection: String, _ address: String) -> Route {
        Route([.name(collection), .name(address)])
    }

    /// What belongs to a member.
    static func figureChildren(_ collection: String, _ address: String) -> Route {
        Route([.name(collection), .name(address), .word(.pathTransformations)])
    }

    static func figureChild(_ collection: String, _ address: String, _ child: String) -> Route {
        Route([.name(collection), .name(address), .word(.pathTransformations), .name(child)])
    }
}

/// All collections of figures.
struct Collections: DerivedInput {
    let inputs: [PageInput] = [.entities(.figure)]

    func value(_ reading: DeclaredReading) throws -> [FigureCollection] {
        FigureCollection.all(try reading.entities(Figure.self))
    }
}

/// The pages of collections of figures, such as heroes with their transformations.
struct CollectionsFamily: PageFamily {
    let kinds = [PageKind.collections]
    let models: [any PageModel.Type] = [FiguresPage.self, FigurePage.self]
    let findings: [any SearchableEntity.Type] = [Figure.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        for collection in try draft.material.value(of: Collections()) {
            plan(collection, in: language, &draft)
        }
    }

    private func plan(
        _ collection: FigureCollection,
        in language: Language,
        _ draft: inout SiteDraft
    ) {
        let name = collection.source.text
        func add(_ content: some PageContent, at route: Route, _ owner: String) {
            draft.add(
                content,
                at: route,
                in: language,
                "\(owner) (\(language))",
                from: Collections().inputs
            )
        }
        add(
            CollectionContent(
                collection: name,
                isSample: collection.members.allSatisfy(\.isSample)
            ),
            at: .collection(name),
            "the collection '\(name)'"
        )
        for member in collection.members {
            let (address, title) = (member.address, "'\(member.address)' of '\(name)'")
            add(
                FigureContent(collection: name, address: address, isSample: member.isSample),
                at: .figure(name, address),
                title
            )
            let children = collection.children(of: member)
            guard !children.isEmpty else { continue }
            add(
                FigureChildrenContent(
                    collection: name,
                    address: address,
                    isSample: member.isSample
                ),
                at: .figureChildren(name, address),
                "the transformations of \(title)"
            )
            for child in children {
                add(
                    FigureChildContent(
                        collection: name,
                        address: address,
                        child: child.address,
                        isSample: child.isSample
                    ),
                    at: .figureChild(name, address, child.address),
                    "'\(child.address)' of \(title)"
                )
            }
        }
    }

    /// In the order of the titles in the site's first language.
    func navigation(in language: Language, of draft: SiteDraft) throws -> [NavigationItem] {
        let context = draft.context
        let collation = context.catalogue(context.settings.firstLanguage).collation
        return try draft.material.value(of: Collections()).map(\.source)
            .map { (key: collation.key(of: context.sourceTitle($0)), name: $0.text) }
            .sorted { ($0.key, $0.name) < ($1.key, $1.name) }
            .flatMap {
                draft.entry(.collection($0.name), in: language, .more, rank: 0, glyph: "book")
            }
    }
}

/// All members of a collection.
struct CollectionContent: FigurePageContent {
    let collection: String
    let isSample: Bool

    let name = "collection"
    let stage = WritingStage.lists

    func model(_ figures: FigureCollection, _ reading: PageReading) -> (any PageModel)? {
        FiguresPage(figures, at: reading.place, context: reading.context)
    }
}

/// A member of a collection.
struct FigureContent: FigurePageContent {
    let collection: String
    let address: String
    let isSample: Bool

    let name = "figure"

    func model(_ figures: FigureCollection, _ reading: PageReading) -> (any PageModel)? {
        figures.member(at: address).map {
            FigurePage(
                FigurePlace(member: $0, in: figures),
                at: reading.place,
                context: reading.context
            )
        }
    }
}

/// What belongs to a member.
struct FigureChildrenContent: FigurePageContent {
    let collection: String
    let address: String
    let isSample: Bool

    let name = "transformations"
    let stage = WritingStage.lists

    func model(_ figures: FigureCollection, _ reading: PageReading) -> (any PageModel)? {
        guard let member = figures.member(at: address).map({ figures.members[$0] }),
            !figures.children(of: member).isEmpty
        else { return nil }
        return FiguresPage(
            childrenOf: member,
            in: figures,
            at: reading.place,
            context: reading.context
        )
    }
}

/// One of those that belong to a member.
struct FigureChildContent: FigurePageContent {
    let collection: String
    let address: String
    let child: String
    let isSample: Bool

    let name = "transformation"

    func model(_ figures: FigureCollection, _ reading: PageReading) -> (any PageModel)? {
        guard let index = figures.member(at: address) else { return nil }
        let children = figures.children(of: figures.members[index])
        return children.firstIndex { $0.address == child }.map {
            FigurePage(
                FigurePlace(child: $0, of: index, in: figures),
                at: reading.place,
                context: reading.context
            )
        }
    }
}

/// A page of a collection; all of them read its figures.
protocol FigurePageContent: PageContent {
    /// The collection's name in addresses.
    var collection: String { get }
    /// Whether nothing of it came from a real answer.
    var isSample: Bool { get }

    func model(_ figures: FigureCollection, _ reading: PageReading) -> (any PageModel)?
}

extension FigurePageContent {
    var kind: PageKind { .collections }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .collection(collection) }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        try reading.value(of: Collections()).first { $0.source.text == collection }
            .flatMap { model($0, reading) }
    }
}
