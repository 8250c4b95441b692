import Basics
import Domain
import Foundation
import Presentation
import Recurrence

/// A place as machines read it, with its hours of opening.
struct PlaceThing {
    let place: Place
    let hours: OpeningHours?
    let title: String
    let description: String
    let page: PageContext
    let context: SiteContext

    var node: ThingNode {
        var node = ThingNode(PlaceType(place).name, name: title)
        node.add("url", context.absolute(page.path))
        node.add("description", description)
        node.add("address", address)
        node.add("telephone", place.phone?.nonBlank)
        node.add("image", place.picture.flatMap { context.absoluteAddress(of: $0) })
        node.add("sameAs", WebAddress.checked(place.link))
        node.add("geo", place.point.map(Self.coordinates))
        node.add("openingHoursSpecification", things: hours.map(Self.specifications) ?? [])
        return node
    }

    private var address: ThingNode? {
        guard PlaceFormatter.address(place) != nil else { return nil }
        var node = ThingNode("PostalAddress")
        node.add("streetAddress", place.address?.nonBlank)
        node.add("addressLocality", place.city?.nonBlank)
        return node
    }

    static func coordinates(_ point: GeoPoint) -> ThingNode {
        var node = ThingNode("GeoCoordinates")
        node.add("latitude", degrees(point.latitude))
        node.add("longitude", degrees(point.longitude))
        return node
    }

    /// Five digits are a metre.
    private static func degrees(_ value: Double) -> String {
        "\((value * 100_000).rounded() / 100_000)"
    }

    /// Those that hold all year: parts of the year would need one, and exceptions a date.
    private static func specifications(_ hours: OpeningHours) -> [ThingNode] {
        guard hours.seasons.count == 1, let week = hours.seasons.first?.week else { return [] }
        var days: [(names: [String], day: OpeningDay)] = []
        for weekday in Weekday.allCases {
            let name = "https://schema.org/\("\(weekday)".capitalized)"
            if let index = days.firstIndex(where: { $0.day == week[weekday] }) {
                days[index].names.append(name)
            } else {
                days.append(([name], week[weekday]))
            }
        }
        if let holidays = week.holidays {
            days.append((["https://schema.org/PublicHolidays"], holidays))
        }
        return days.flatMap { names, day in
            day.spans.compactMap { span in
                span.to.map { specification(names, from: span.from, to: $0) }
            }
        }
    }

    private static func specification(_ days: [String], from: Int, to: Int) -> ThingNode {
        var node = ThingNode("OpeningHoursSpecification")
        node.add("dayOfWeek", texts: days)
        node.add("opens", time(from))
        // There is no 24:00 in it; what closes before it opens closes on the next day.
        node.add("closes", to == 1_440 ? "23:59" : time(to % 1_440))
        return node
    }

    private static func time(_ minutes: Int) -> String {
        CivilTime.clock(hour: minutes / 60, minute: minutes % 60)
    }
}
