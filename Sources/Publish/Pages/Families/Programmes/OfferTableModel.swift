import Basics
import Domain
import Presentation
import TemplateModels

/// Where a programme can be watched in one country.
struct OfferTableModel: TemplateModel, Hashable {
    private let code: String
    private let country: String
    private let rows: [OfferRowModel]
    /// Whether it is the country of the site, which is shown at once.
    let isHome: Bool
    private let columns: Columns

    /// Which columns have anything in them.
    private struct Columns: Hashable {
        let price: Bool
        let quality: Bool
        let audio: Bool
        let subtitles: Bool
        let until: Bool
    }

    private init(
        _ code: String,
        _ offers: [WatchOffer],
        isHome: Bool,
        in language: Language,
        context: SiteContext
    ) {
        self.code = code
        country = context.countryName(code, in: language)
        rows = offers.map { OfferRowModel($0, in: language, context: context) }
        self.isHome = isHome
        columns = Columns(
            price: offers.contains { $0.price?.nonBlank != nil },
            quality: offers.contains { $0.quality != nil },
            audio: offers.contains { !$0.audios.isEmpty },
            subtitles: offers.contains { !$0.subtitles.isEmpty },
            until: offers.contains { $0.until != nil }
        )
    }

    static let fields: TemplateFields<OfferTableModel> = [
        .text("code", \.code),
        .text("country", \.country),
        .flag("isHome", \.isHome),
        .list("offers", \.rows),
        .number("count", \.rows.count),
        .flag("hasPrice", \.columns.price),
        .flag("hasQuality", \.columns.quality),
        .flag("hasAudio", \.columns.audio),
        .flag("hasSubtitles", \.columns.subtitles),
        .flag("hasUntil", \.columns.until),
    ]

    /// The country as the filter offers it.
    var choice: (value: String, title: String) { (code, country) }

    /// The site's own country first, the others by their names.
    static func tables(
        of offers: [WatchOffer],
        in language: Language,
        context: SiteContext
    ) -> [OfferTableModel] {
        let home = context.settings.country
        let groups = Dictionary(grouping: offers) { $0.country.lowercased() }
        func order(_ code: String) -> (Int, String, String) {
            let name = Folding.fold(context.countryName(code, in: language))
            return (code == home ? 0 : 1, name, code)
        }
        return groups.keys.sorted { order($0) < order($1) }.map { code in
            OfferTableModel(
                code,
                groups[code] ?? [],
                isHome: code == home,
                in: language,
                context: context
            )
        }
    }
}
