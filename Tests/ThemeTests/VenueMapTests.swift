import Domain
import TestSupport
import Testing

@testable import Pages

@Suite struct VenueMapTests {
    private func page(_ venue: Match.Venue, ownMap: OwnMap? = nil) throws -> String {
        var match = Match(
            competition: "Liga del Valle",
            home: Team(name: "Molinos"),
            away: Team(name: "Olmos")
        )
        match.venue = venue
        let entity = InventedEntity.published(.match(match), "m")
        return try LeaguePages([entity], ownMap: ownMap).match("m")
    }

    private let vega = GeoPoint(longitude: -0.57, latitude: 40.66)

    @Test func aVenueOnTheSitesMapIsMarkedThere() throws {
        let page = try page(Match.Venue(name: "La Vega", place: vega), ownMap: InventedValley.map())
        #expect(page.contains(#"role="group" aria-label="Mapa: La Vega""#))
        let wood = #"<g class="ground ground--wood" transform="scale(0.25)"><path d="M"#
        #expect(page.contains(wood))
        let spot = #"<g class="spot" transform="translate(240,160)"><path d="M0 0C"#
        #expect(page.contains(spot))
        #expect(page.contains(">© OpenStreetMap contributors</a>"))
        #expect(page.contains(#"<link rel="stylesheet" href="/_/map.css">"#))
        #expect(page.contains(#"data-act="in" aria-label="Acercar""#))
    }

    @Test func elsewhereItIsMarkedInItsCountry() throws {
        let place = GeoPoint(longitude: -9.14, latitude: 38.72)
        let page = try page(
            Match.Venue(name: "Doca", country: "pt", place: place),
            ownMap: InventedValley.map()
        )
        #expect(page.contains(#"aria-label="Mapa: Portugal""#))
        #expect(page.contains(#"<g class="spot""#))
        #expect(!page.contains("OpenStreetMap"))
    }

    @Test func theCountryIsFoundByThePlaceWhereTheSourceNamesNone() throws {
        #expect(try page(Match.Venue(place: vega)).contains(#"aria-label="Mapa: España""#))
    }

    @Test(arguments: [
        Match.Venue(name: "La Vega"),
        Match.Venue(name: "Balsa", place: GeoPoint(longitude: -40, latitude: 30)),
    ])
    func aVenueWithoutAPlaceOnLandHasNoMap(venue: Match.Venue) throws {
        let page = try page(venue)
        #expect(!page.contains("class=\"spot\""))
        #expect(!page.contains("/_/map.css"))
    }
}
