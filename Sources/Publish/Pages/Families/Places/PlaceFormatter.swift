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

    func access(_ place: Place) -> String? {
        switch place.wheelchair {
        case .yes: catalogue[.wheelchairYes]
        case .limited: catalogue[.wheelchairLimited]
        case .no: catalogue[.wheelchairNo]
        case nil: nil
        }
    }
}
