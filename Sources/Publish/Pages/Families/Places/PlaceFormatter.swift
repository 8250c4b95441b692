import Basics
import Domain
import Presentation

/// Says what and where places are, in the words of a language.
struct PlaceFormatter {
    let language: Language
    let context: SiteContext

    var catalogue: Catalogue { context.catalogue(language) }

    func name(_ place: Place) -> LocalizedTextModel? {
        LocalizedTextModel(place.name, on: language, context: context)
    }

    /// In the source's own words, else by its tag; nil where neither says it.
    func kind(_ place: Place) -> String? {
        LocalizedTextModel(place.label, on: language, context: context)?.text
            ?? place.category.map { catalogue[$0.title] }
    }

    /// Street and town on one line.
    static func address(_ place: Place) -> String? {
        let parts = [place.address, place.city].compactMap { $0?.nonBlank }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Five digits are a metre.
    static func coordinates(_ point: GeoPoint) -> String {
        [point.latitude, point.longitude].map { "\(($0 * 100_000).rounded() / 100_000)" }
            .joined(separator: ",")
    }

    /// Its hours as `open.js` reads them; nil where nobody says or understands them.
    static func opening(_ place: Place) -> String? {
        place.hours.flatMap { try? OpeningHours($0) }.map { OpeningData($0).text }
    }

    func access(_ place: Place) -> String? {
        switch place.wheelchair {
        case .yes: catalogue[.wheelchairYes]
        case .limited: catalogue[.wheelchairLimited]
        case .no: catalogue[.wheelchairNo]
        case nil: nil
        }
    }
}
