import Basics
import Calendars
import Domain
import Foundation
import HTMLCleaning
import WebURL

/// Says in the portal's words what a calendar says of an event.
struct EventMapping {
    var categories: [String] = []
    var venue: String?
    var organiser: String?
    /// Against which addresses stand.
    var base: WebURL?
    /// That of what names no language itself.
    var language: Language?

    /// What stands for a title that nobody gave.
    static let untitled = "–"

    func link(of parsed: ParsedEvent) -> String? { WebAddress.checked(parsed.link, base: base) }

    func details(_ parsed: ParsedEvent) -> EventDetails {
        let language = parsed.language.map { Language($0) } ?? self.language
        let title = parsed.title.map { EventText.line($0) } ?? ""
        var details = EventDetails(
            title: LocalizedText(title.isEmpty ? Self.untitled : title, in: language),
            status: Self.status(parsed.status)
        )
        let text =
            parsed.markup.map { EventText.lines(ofHTML: $0) }
            ?? parsed.text.map { EventText.lines($0) }
        details.text = text.flatMap { $0.isEmpty ? nil : LocalizedText($0, in: language) }
        details.place = place(parsed)
        details.online =
            WebAddress.checked(parsed.conference)
            ?? (details.place == nil ? WebAddress.checked(parsed.location) : nil)
        details.organiser = parsed.organiser.map { EventText.line(Self.decoded($0)) } ?? organiser
        details.price = parsed.price.map { EventText.line($0) }
        details.link = link(of: parsed)
        details.picture = parsed.pictures.lazy.compactMap { WebAddress.picture($0) }.first
        details.language = parsed.language
        var seen: Set<String> = []
        details.categories = (parsed.categories.map { EventText.line($0) } + categories)
            .filter { !$0.isEmpty && seen.insert(Folding.fold($0)).inserted }
        return details
    }

    /// Some programs write a name as addresses are written.
    private static func decoded(_ name: String) -> String {
        name.contains("%") ? name.removingPercentEncoding ?? name : name
    }

    private static func status(_ text: String?) -> EventDetails.Status {
        switch text {
        case "CANCELLED", "CANCELED": .cancelled
        case "TENTATIVE": .tentative
        case "POSTPONED": .postponed
        default: .confirmed
        }
    }

    /// Why what a calendar says of coordinates is no place on Earth.
    static func fault(in position: (latitude: String, longitude: String)?) -> CoordinateError? {
        guard let position else { return nil }
        do throws(CoordinateError) {
            _ = try GeoPoint(latitude: position.latitude, longitude: position.longitude)
            return nil
        } catch {
            return error
        }
    }

    private func place(_ parsed: ParsedEvent) -> EventDetails.Place? {
        let point = parsed.position.flatMap {
            try? GeoPoint(latitude: $0.latitude, longitude: $0.longitude)
        }
        let text = parsed.location.map { EventText.lines($0) } ?? ""
        guard !text.isEmpty, !text.contains("://") else {
            return point == nil && venue == nil
                ? nil : EventDetails.Place(name: venue, point: point)
        }
        var place = EventPlaceText.place(text)
        place.point = point
        return place
    }
}
