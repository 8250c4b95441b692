import Domain
import Presentation
import TemplateModels

/// The list of the people, or of those under one letter, as `pages/people` reads it.
struct PeoplePage: LaidOutModel {
    static let template = "pages/people"

    let layout: PageLayout
    private let mapAddress: String?
    /// Where more than a few live: each leads to its people below the map, and narrows the list where a script can.
    private let towns: [LinkModel]
    private let letters: [LinkModel]
    /// The letters with their numbers of people, where they have pages of their own.
    private let index: [LinkModel]
    private let filterScript: String
    private let groups: [PeopleGroupModel]
    private let credits: [LinkModel]

    /// More people than this are shown letter by letter.
    static let most = 2_000
    private static let mostTowns = 12

    /// - Parameters:
    ///   - register: everybody.
    ///   - letter: what stands for a letter in addresses; nil for the list of all.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init?(_ register: PeopleRegister, letter: String?, at place: PageContext, context: SiteContext)
    {
        let language = place.language
        let catalogue = context.catalogue(language)
        let order = register.order(in: language)
        let isDivided = register.all.count > Self.most
        let site = context.settings.title
        let chosen = letter.map { letter in order.groups.filter { $0.slug == letter } }
        if let chosen, chosen.isEmpty { return nil }
        let shown = chosen ?? (isDivided ? [] : order.groups)
        let title =
            letter.map { _ in
                catalogue.text(.peopleLetter, [.title: shown[0].title])
            } ?? catalogue[.people]
        let description =
            letter == nil
            ? catalogue.text(.descriptionPeople, [.site: site])
            : catalogue.text(
                .descriptionPeopleLetter,
                [.title: shown[0].title, .site: site]
            )
        mapAddress = register.hasMap ? context.link(.peopleMap, in: language) : nil
        towns = isDivided ? [] : Self.towns(of: register, in: language, context: context)
        let isCrowded = order.groups.count > 1
        func address(_ group: PeopleOrder.Group) -> String {
            isDivided
                ? context.link(.peopleUnder(group.slug), in: language)
                : "#\(Self.anchor(of: group))"
        }
        let showsIndex = isDivided && letter == nil
        letters =
            isCrowded && !showsIndex
            ? order.groups.map { group in
                LinkModel(
                    title: group.title,
                    address: address(group),
                    isCurrent: group.slug == letter
                )
            } : []
        index =
            showsIndex
            ? order.groups.map { group in
                LinkModel(
                    title: group.title,
                    address: address(group),
                    note: catalogue.text(.peopleCount, count: group.members.count)
                )
            } : []
        groups = shown.map { group in
            PeopleGroupModel(
                title: group.title,
                anchor: Self.anchor(of: group),
                people: group.members.map {
                    PersonRowModel(
                        register.all[$0],
                        address: register.addresses[$0],
                        in: language,
                        context: context
                    )
                }
            )
        }
        credits = context.credits(
            of: shown.flatMap { $0.members.map { register.all[$0].source } }
        )
        filterScript = context.script("filter.js")
        layout = PageLayout(
            HeadContent(title: title, description: description, isIndexed: false),
            crumbs: Self.crumbs(withList: letter != nil, in: language, context: context),
            at: place,
            context: context
        ) {
            $0.webPage(title: title, description: description)
        }
    }

    private static func towns(
        of register: PeopleRegister,
        in language: Language,
        context: SiteContext
    ) -> [LinkModel] {
        let people = register.onMap(in: language).people
        let map = context.link(.peopleMap, in: language)
        return PeopleMapPage.towns(of: people).prefix(mostTowns).map { town in
            let those = people.filter { $0.city == town }
            let home = Dictionary(grouping: those) { $0.country }
                .max { ($0.value.count, $1.key ?? "") < ($1.value.count, $0.key ?? "") }?.key
            let list = "#\(PeopleMapPage.list)"
            let anchor = PeopleMapModel.anchor(list, country: home ?? nil, town: town)
            return LinkModel(
                title: town,
                address: map + anchor,
                note: context.catalogue(language).number(those.count)
            )
        }
    }

    static func anchor(of group: PeopleOrder.Group) -> String { "l-\(group.slug)" }

    static func crumbs(
        withList: Bool = true,
        in language: Language,
        context: SiteContext
    ) -> [LinkModel] {
        [
            context.crumb(.front, in: language),
            withList ? context.crumb(.people, in: language) : nil,
        ].compactMap(\.self)
    }

    static let fields = laidOut([
        .text("mapAddress", \.mapAddress),
        .flag("hasFilter") { !$0.groups.isEmpty },
        .flag("hasTowns") { !$0.towns.isEmpty },
        .list("towns", \.towns),
        .flag("hasLetters") { !$0.letters.isEmpty },
        .list("letters", \.letters),
        .flag("hasIndex") { !$0.index.isEmpty },
        .list("index", \.index),
        .text("filterScript", \.filterScript),
        .list("groups", \.groups),
        .list("credits", \.credits),
    ])
}
