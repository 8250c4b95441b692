import Basics
import Domain
import Presentation

/// The labelled facts of an event, as far as they are known.
struct EventFacts {
    let details: EventDetails
    /// The time of which the page tells.
    let main: EventOccurrence?
    /// The place of the town where it is.
    let known: Stored<Place>?
    /// Whether the page leads to the lists of its categories.
    let isListed: Bool
    let words: EventFormatter

    private var catalogue: Catalogue { words.catalogue }

    var all: [FactModel] {
        [
            main.map { FactModel(catalogue[.factWhen], time: words.time($0, words.whole($0))) },
            place,
            link(.factOnline, details.online, named: nil),
            organiser,
            text(.factPrice, price),
            isListed
                ? nil : text(.factCategory, categories.joined(separator: ", ").nonBlank),
            text(
                .factAccess,
                LocalizedTextModel(
                    details.accessibility,
                    on: words.language,
                    context: words.context
                )?.text
            ),
            link(.moreInformation, details.link, named: nil),
        ]
        .compactMap(\.self)
    }

    /// That it costs nothing is said in the language of the page, an amount in its form; all else as it is written.
    private var price: String? {
        let isOwn = words.language == words.context.settings.firstLanguage
        guard !isOwn, let told = EventPrice(details.price), told.isFree, told.amount == nil
        else { return details.price?.nonBlank.map(catalogue.price) }
        return catalogue[.offerFree]
    }

    private var categories: [String] {
        let names = CategoryNames(words.context.settings.eventCategories)
        return details.categories.map { names[$0].texts[words.language] ?? $0 }
    }

    private func text(_ label: TextKey, _ text: String?) -> FactModel? {
        text.map { FactModel(catalogue[label], text: $0) }
    }

    private func link(_ label: TextKey, _ address: String?, named name: String?) -> FactModel? {
        guard let address = WebAddress.checked(address) else { return nil }
        let host = address.split(separator: "/").dropFirst().first.map(String.init)
        let title = name ?? host ?? address
        return FactModel(
            catalogue[label],
            link: LinkModel(title: title, address: address, isExternal: true)
        )
    }

    private var place: FactModel? {
        guard let name = EventFormatter.place(details.place) else { return nil }
        guard let known else { return text(.factPlace, name) }
        let address = words.context.link(.place(known.address), in: words.language)
        return FactModel(catalogue[.factPlace], link: LinkModel(title: name, address: address))
    }

    private var organiser: FactModel? {
        guard let name = details.organiser?.nonBlank else { return nil }
        return link(.factOrganiser, details.organiserLink, named: name)
            ?? text(.factOrganiser, name)
    }
}
