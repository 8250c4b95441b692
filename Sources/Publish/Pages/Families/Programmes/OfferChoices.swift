import Basics
import Domain
import Presentation

/// The filters of where to watch: the countries and services of a programme, kept by the browser for the next one.
struct OfferChoices {
    let all: [ChoiceModel]

    /// Empty where there is nothing to choose.
    init(_ offers: [WatchOffer], _ tables: [OfferTableModel], _ catalogue: Catalogue) {
        var names: [String: String] = [:]
        for offer in offers where names[offer.serviceKey] == nil {
            names[offer.serviceKey] = offer.service
        }
        let services = names.sorted { ($0.key, $0.value) < ($1.key, $1.value) }
            .map { (value: $0.key, title: $0.value) }
        all = [
            tables.count < 2
                ? nil
                : ChoiceModel(
                    "watchCountry",
                    catalogue[.filterCountry],
                    [("", catalogue[.watchEverywhere])] + tables.map(\.choice)
                ),
            services.count < 2
                ? nil
                : ChoiceModel(
                    "watchService",
                    catalogue[.offerService],
                    [("", catalogue[.watchEveryService])] + services
                ),
        ]
        .compactMap(\.self)
    }
}
