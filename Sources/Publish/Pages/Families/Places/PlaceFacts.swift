import Basics
import Domain
import Presentation

/// The labelled facts of a place, as far as they are known.
struct PlaceFacts {
    let place: Place
    let shelves: PlaceShelves
    /// Whether its hours stand there by day.
    let hasHours: Bool
    let words: PlaceFormatter

    var all: [FactModel] {
        let catalogue = words.catalogue
        func text(_ label: TextKey, _ text: String?) -> FactModel? {
            text.map { FactModel(catalogue[label], text: $0) }
        }
        func link(_ label: TextKey, _ title: String, _ address: String) -> FactModel {
            let link = LinkModel(title: title, address: address, isExternal: label == .website)
            return FactModel(catalogue[label], link: link)
        }
        let phone = place.phone?.nonBlank.flatMap { phone in
            let shown = words.language.inOrder(phone)
            return ContactAddress.phone(phone).map { link(.phone, shown, $0) }
                ?? text(.phone, shown)
        }
        let website = WebAddress.checked(place.link).map { address in
            link(.website, ContactAddress.shown(address), address)
        }
        func shelf(_ label: TextKey, _ title: String?, _ list: PlaceList?) -> FactModel? {
            guard let title, let list else { return text(label, title) }
            return link(label, title, words.context.link(list.route, in: words.language))
        }
        return [
            shelf(.factCategory, words.kind(place), shelves.kind),
            text(.factAddress, PlaceFormatter.address(place)),
            shelf(.factQuarter, place.quarter?.nonBlank, shelves.quarter),
            hasHours ? nil : text(.openingHours, place.hours?.nonBlank),
            phone,
            website,
            text(.factAccess, words.access(place)),
        ]
        .compactMap(\.self)
    }
}
