import Basics
import Domain
import Foundation
import Presentation
import Recurrence

/// An event as machines read it, with the rule by which it repeats.
struct EventThing {
    let stored: Stored<Event>
    let times: EventTimes
    let clocks: ZoneClocks
    let details: EventDetails
    /// Where that is, as far as anybody knows.
    let point: GeoPoint?
    let description: String
    let place: PageContext
    let context: SiteContext

    var node: ThingNode {
        let first = context.settings.firstLanguage
        let name = details.title.text(in: place.language, fallback: first)?.text
        var event = ThingNode("Event", name: name)
        event.add("url", context.absolute(place.path))
        event.add("description", description)
        let words = EventFormatter(language: place.language, context: context)
        if let main = times.main, main.isMoved {
            let before = Date(timeIntervalSince1970: Double(main.original))
            if main.isWholeDay {
                event.add(
                    "previousStartDate",
                    TimeModel.machine(CivilTime(before, in: words.zone).day)
                )
            } else {
                event.add("previousStartDate", before, in: words.zone)
            }
        }
        if let main = times.main {
            if main.isWholeDay {
                let days = words.days(main)
                event.add("startDate", TimeModel.machine(days.first))
                event.add("endDate", TimeModel.machine(days.last))
            } else {
                event.add("startDate", main.start, in: words.zone)
                event.add("endDate", main.end > main.start ? main.end : nil, in: words.zone)
            }
        }
        event.add("eventStatus", "https://schema.org/\(status)")
        if let attendance {
            event.add("eventAttendanceMode", "https://schema.org/\(attendance)EventAttendanceMode")
        }
        event.add("location", location)
        event.add("image", details.picture.flatMap { context.absoluteAddress(of: $0) })
        event.add("inLanguage", details.language)
        event.add("organizer", organiser)
        if let price = EventPrice(details.price) {
            event.add("isAccessibleForFree", price.isFree)
            event.add("offers", offer(price))
        }
        let schedule = EventSchedule(
            stored.value,
            clocks: clocks,
            site: context.settings.timeZone
        )
        event.add("eventSchedule", schedule?.node)
        return event
    }

    private var status: String {
        switch details.status {
        case .cancelled: "EventCancelled"
        case .postponed: "EventPostponed"
        case .moved: "EventRescheduled"
        case .confirmed, .tentative, .soldOut:
            times.main?.isMoved == true ? "EventRescheduled" : "EventScheduled"
        }
    }

    /// Nil where nobody says how much it costs.
    private func offer(_ price: EventPrice) -> ThingNode? {
        guard let amount = price.amount else { return nil }
        var node = ThingNode("Offer")
        node.add("price", amount)
        node.add("priceCurrency", price.currency)
        let isSoldOut = details.status == .soldOut
        node.add("availability", "https://schema.org/\(isSoldOut ? "SoldOut" : "InStock")")
        node.add("url", WebAddress.checked(details.link) ?? context.absolute(place.path))
        return node
    }

    /// Nil while nobody knows where it is.
    private var attendance: String? {
        guard online != nil else { return details.place == nil ? nil : "Offline" }
        return details.place == nil ? "Online" : "Mixed"
    }

    private var online: String? { WebAddress.checked(details.online) }

    private var location: ThingNode? {
        guard let place = details.place, let name = place.name?.nonBlank ?? place.city?.nonBlank
        else {
            guard let online else { return nil }
            var node = ThingNode("VirtualLocation")
            node.add("url", online)
            return node
        }
        var node = ThingNode("Place", name: name)
        let (street, city) = (place.address?.nonBlank, place.city?.nonBlank)
        if street != nil || city != nil {
            var address = ThingNode("PostalAddress")
            address.add("streetAddress", street)
            address.add("addressLocality", city)
            node.add("address", address)
        }
        node.add("geo", point.map(PlaceThing.coordinates))
        return node
    }

    private var organiser: ThingNode? {
        details.organiser?.nonBlank.map { name in
            var node = ThingNode("Organization", name: name)
            node.add("url", WebAddress.checked(details.organiserLink))
            return node
        }
    }
}
