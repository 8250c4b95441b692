import Domain
import Presentation

extension PageKind {
    public static let front = PageKind("front")
}

/// The front page of each language.
struct FrontFamily: PageFamily {
    let kinds = [PageKind.front]
    let models: [any PageModel.Type] = [FrontPage.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let edition = draft.edition
        var inputs = try [
            PageInput.newestChange(language),
            .newest(FrontContent.most, of: .river(language), in: edition),
            .countries(draft.material),
        ]
        let newest = try edition.count(of: .river(language))
        // Where stories are settled, each stands in a list once.
        if draft.settings.stories == .off {
            inputs.append(.related(.river(language), max(0, newest - FrontContent.most)..<newest))
        }
        inputs += try draft.shelves(in: language)
        inputs += try draft.frontLists(in: language)
        let desk = draft.material.desk
        inputs += [.desk(desk.choices(in: language)), .chosen(desk.articles(in: language))]
        inputs += try draft.countryCounts()
        if let country = draft.settings.country {
            inputs.append(try .newest(FrontContent.mostNear, of: .country(country), in: edition))
        }
        for block in PageFamilies.frontBlocks { inputs += try block.inputs(in: draft) }
        draft.add(
            FrontContent(),
            at: .front,
            in: language,
            "the front page (\(language))",
            from: inputs
        )
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.front, in: language, .main, rank: 0, glyph: "home", tab: 0)
    }
}

/// The front page.
struct FrontContent: PageContent {
    let name = "front"
    var kind: PageKind { .front }
    let stage = WritingStage.fronts
    let isIndexed = true

    /// How many of the newest articles it chooses from.
    static let most = 200
    /// How many of those of the portal's own country.
    static let mostNear = 40

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let desk = try reading.desk()
        let lists = Set(reading.context.settings.front.compactMap(\.list))
        let shelves = try lists.compactMap { list in
            try reading.frontShelf(list).map { (list, $0.renamed(desk, reading)) }
        }
        return FrontPage(
            reading.renamed(try reading.listed(.river(reading.language)), desk),
            chosen: reading.renamed(try reading.chosenCards(), desk),
            desk: desk,
            shelves: try reading.shelves().map { $0.renamed(desk, reading) },
            lists: Dictionary(shelves) { first, _ in first },
            newestChange: try reading.newestChange(in: reading.language),
            weights: reading.weights,
            hasArchive: reading.leads(to: .archive),
            related: reading.context.settings.stories == .off
                ? try reading.related(in: .river(reading.language)) : RelatedArticles(),
            country: reading.renamed(try near(reading), desk),
            tallies: try reading.tallies(),
            blocks: try FrontBlockRecords(reading),
            at: reading.place,
            context: reading.context
        )
    }

    /// The newest articles of the portal's own country that lists of the page's language have.
    private func near(_ reading: PageReading) throws -> [ListedArticle] {
        guard let country = reading.context.settings.country,
            try reading.names(.countries).contains(country)
        else { return [] }
        return try reading.listed(.country(country)).filter(reading.isListed)
    }
}
