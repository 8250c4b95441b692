import Basics
import Domain
import Presentation
import TemplateModels

/// One way to watch a programme, as a row of a country's table.
struct OfferRowModel: TemplateModel, Hashable {
    private let service: LinkModel
    /// By which the filter knows the service.
    private let key: String
    private let mark: ServiceMark
    private let form: String
    private let price: String?
    private let quality: String?
    private let audio: String?
    private let subtitles: String?
    private let until: TimeModel?

    init(_ offer: WatchOffer, in language: Language, context: SiteContext) {
        let catalogue = context.catalogue(language)
        let name = [offer.service.nonBlank, offer.addon?.nonBlank].compactMap(\.self)
        service = LinkModel(
            title: name.joined(separator: " – "),
            address: WebAddress.checked(offer.address),
            isExternal: true
        )
        key = offer.serviceKey
        mark = ServiceMark(offer.service, colour: offer.colour)
        form = catalogue[offer.form.name]
        price = offer.price?.nonBlank.map(catalogue.price)
        quality = offer.quality.map(\.name)
        func names(_ tags: [String]) -> String? {
            var seen: Set<String> = []
            return tags.map { context.languageName(Language($0), in: language) }.filter {
                seen.insert($0).inserted
            }
            .joined(separator: ", ").nonBlank
        }
        audio = names(offer.audios)
        subtitles = names(offer.subtitles)
        until = offer.until.map {
            let day = CivilTime($0, in: context.settings.timeZone).day
            return TimeModel($0, text: catalogue.dayShort(day))
        }
    }

    static let fields: TemplateFields<OfferRowModel> = [
        .model("service", \.service),
        .text("key", \.key),
        .model("mark", \.mark),
        .text("form", \.form),
        .text("price", \.price),
        .text("quality", \.quality),
        .text("audio", \.audio),
        .text("subtitles", \.subtitles),
        .model("until", \.until),
    ]
}

extension WatchOffer {
    /// The service in the filter, the same in every country.
    var serviceKey: String { Folding.fold(service) }
}

extension WatchOffer.Form {
    fileprivate var name: TextKey {
        switch self {
        case .free: .offerFree
        case .subscription: .offerSubscription
        case .addon: .offerAddon
        case .rent: .offerRent
        case .buy: .offerBuy
        case .other: .offerOther
        }
    }
}

extension WatchOffer.Quality {
    fileprivate var name: String {
        switch self {
        case .sd: "SD"
        case .hd: "HD"
        case .qhd: "QHD"
        case .uhd: "4K UHD"
        }
    }
}
