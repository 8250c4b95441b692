import Domain
import Cartography
import Foundation
import TestSupport
import Testing

@Suite struct CountriesTests {
    private let countries = Countries()

    @Test func everyCountryHasNamesAndAPlace() {
        #expect(countries.all.count == 250)
        #expect(countries.marked.count == 54)
        for country in countries.all {
            #expect(country.code.count == 2)
            #expect(country.names.allSatisfy { !$0.isEmpty })
            #expect(abs(country.label.latitude) <= 90 && abs(country.label.longitude) <= 180)
        }
        #expect(Set(countries.all.map(\.continent)).count == 7)
    }

    @Test func namesFollowTheLanguage() throws {
        let germany = try #require(countries["de"])
        #expect(germany.name(in: "es") == "Alemania")
        #expect(germany.name(in: "fr") == "Allemagne")
        #expect(germany.name(in: "ja") == "Germany")
        #expect(germany.native == "Deutschland")
        #expect(countries["zz"] == nil)
    }

    @Test func shapesHoldTheirOwnMiddle() throws {
        for shapes in [WorldShapes.coarse(), .fine()] {
            for code in ["ES", "BR", "ZA", "RU", "AU", "US", "KZ"] {
                let label = try #require(countries[code]).label
                #expect(shapes.country(at: label) == code)
            }
            #expect(shapes.country(at: GeoPoint(longitude: -40, latitude: 30)) == nil)
            #expect(shapes.country(at: GeoPoint(longitude: .nan, latitude: 30)) == nil)
        }
        #expect(WorldShapes.coarse().all.count == 177)
        #expect(WorldShapes.fine().all.count == 241)
    }

    @Test func aHoleBelongsToTheCountryInIt() {
        // Lesotho lies inside South Africa.
        let maseru = GeoPoint(longitude: 28.2, latitude: -29.5)
        #expect(WorldShapes.coarse().country(at: maseru) == "LS")
    }

    @Test func shapesReachOverTheAntimeridian() throws {
        let russia = try #require(WorldShapes.fine()["RU"]?.extent)
        #expect(russia.width < 180)
        #expect(russia.contains(GeoPoint(longitude: -172, latitude: 66)))
        #expect(WorldShapes.fine().country(at: GeoPoint(longitude: -172, latitude: 66.5)) == "RU")
    }

    @Test func theMainlandLeavesFarIslandsOut() throws {
        let spain = try #require(WorldShapes.fine()["ES"])
        #expect(try #require(spain.mainland).west > -10)
        #expect(try #require(spain.extent).west < -17)
    }

    /// Coasts and borders are drawn too coarsely for Lisbon and Stockholm, and Jerusalem is on one.
    @Test func capitalsAreFoundInTheirCountries() throws {
        let shapes = WorldShapes.fine()
        let found = try countries.marked.filter { country in
            shapes.country(at: try #require(country.capital)) == country.code
        }
        let missed = Set(countries.marked.map(\.code)).subtracting(found.map(\.code))
        #expect(missed == ["IL", "PT", "SE"])
    }

    @Test func whereNoCountryIsNoneIsFound() {
        let shapes = WorldShapes.coarse()
        #expect(shapes.country(at: GeoPoint(longitude: 37, latitude: 0.5)) == "KE")
        #expect(shapes.country(at: GeoPoint(longitude: -30, latitude: 0)) == nil)
    }

    @Test(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
    func coarseShapesAreThoseOfNaturalEarth() throws {
        let file = Shared.folder.appending(path: "geo/countries-110m.2d.geojson")
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let features = try #require((object as? [String: Any])?["features"] as? [[String: Any]])
        let shapes = WorldShapes.coarse()
        #expect(features.count == shapes.all.count)
        for feature in features {
            let fields = feature["properties"] as? [String: Any]
            guard let code = fields?["iso2"] as? String else { continue }
            let geometry = try #require(feature["geometry"] as? [String: Any])
            let nested =
                geometry["type"] as? String == "Polygon"
                ? [geometry["coordinates"] as? [[[Double]]] ?? []]
                : geometry["coordinates"] as? [[[[Double]]]] ?? []
            let corners = nested.joined().map { ring in
                ring.dropLast().map { GeoPoint(longitude: $0[0], latitude: $0[1]) }
            }
            #expect(shapes[code]?.rings == Array(corners), "\(code)")
        }
    }
}
