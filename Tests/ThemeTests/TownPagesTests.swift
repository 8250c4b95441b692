import Domain
import Foundation
import Pages
import Recurrence
import TestSupport
import Testing

@Suite struct TownPagesTests {
    private let point = GeoPoint(longitude: -0.5735, latitude: 40.6625)

    private func place(_ name: String, _ tag: String, at point: GeoPoint?) -> InventedEntities.Entry
    {
        var place = Place(name: LocalizedText(name))
        place.tag = tag
        place.point = point
        return ("lugares", name, .place(place))
    }

    private func event(_ title: String, at place: EventDetails.Place, on day: Int)
        -> InventedEntities.Entry
    {
        var details = EventDetails(title: LocalizedText(title))
        details.place = place
        let start = CalendarMoment.local(
            WallTime(day: Day(year: 2026, month: 12, day: day).ordinal, second: 72_000)
        )
        let times = RecurrenceSet(start: start, zone: .floating)
        return ("agenda", title, .event(Event(details: details, times: times, length: .none)))
    }

    private func switches(_ page: String) -> [String] {
        page.matches(of: /for="layer-([a-z]+)"/).map { String($0.output.1) }
    }

    @Test(
        "each sort of thing has a layer with a switch, pins and a list, and nothing far off is on it"
    )
    func layers() throws {
        let site = try PortalSite(of: [
            place("Farmacia Olmo", "amenity=pharmacy", at: point),
            place("Teatro Real", "amenity=theatre", at: point),
            place("Sin sitio", "amenity=bar", at: nil),
            InventedEntities.person("Ana Ruiz", at: (40.66, -0.57), city: "Alcorín", country: "es"),
            InventedEntities.person("Ciro Mora", at: (19.4, -99.1), city: "México", country: "mx"),
            event("Función", at: .init(name: "Teatro Real"), on: 1),
            event("Fuera", at: .init(name: "Otro sitio"), on: 2),
        ])
        let page = try #require(try site.html("/mapa/lugares/"))
        #expect(switches(page) == ["health", "culture", "people", "events"])
        #expect(page.contains(#"<h3 id="l-events">Agenda</h3>"#))
        #expect(
            page.contains(#"<li data-at="40.6625,-0.5735"><a href="/agenda/funcion/">Función</a>"#)
        )
        for name in ["Ciro Mora", "Sin sitio", "Fuera"] { #expect(!page.contains(name), "\(name)") }
        let pins = page.matches(of: /<a class="pin[^"]* layer layer--([a-z]+)" href="([^"]*)"/)
            .map { "\($0.output.1) \($0.output.2)" }
        #expect(
            Set(pins) == [
                "health /lugares/farmacia-olmo/", "culture /lugares/teatro-real/",
                "people /gente/ana-ruiz/", "events /agenda/funcion/",
            ]
        )
        // Four at one spot, each on a seat of its own.
        let seats = Set(
            page.matches(of: /<g transform="translate\(([^)]*)\)"><circle class="pin__reach"/).map(
                \.output.1
            )
        )
        #expect(seats.count == 4)
        #expect(site.portal.clockWindows.contains { $0.page == "/mapa/lugares/" })
    }

    @Test("a town of which nobody knows where anything is has no map")
    func none() throws {
        let site = try PortalSite(of: [place("Sin sitio", "amenity=bar", at: nil)])
        #expect(site.planned("/mapa/lugares/") == nil)
        #expect(try PortalSite(of: InventedEntities.people).planned("/mapa/lugares/") == nil)
    }

    @Test("what somebody else wrote is text and nothing else")
    func hostile() throws {
        let site = try PortalSite(of: [
            place("<script>alert(1)</script>", "\"><img src=x>", at: point),
            place("\"><img src=x>", "amenity=bar", at: point),
        ])
        let page = try #require(try site.html("/mapa/lugares/"))
        #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
    }
}
