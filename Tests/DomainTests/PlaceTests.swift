import Domain
import Testing

/// A place of the town as it is kept.
@Suite struct PlaceTests {
    @Test("what somebody else wrote is bounded and on one line")
    func plausible() {
        var place = Place(name: LocalizedText("Faro\n" + String(repeating: "a", count: 2_000)))
        place.address = "Calle\u{0}  Mayor\n4"
        place.hours = String(repeating: "x", count: 5_000)
        place.point = GeoPoint(longitude: 400, latitude: 1)
        guard case .place(let plausible) = Entity.place(place).plausible else {
            Issue.record("it is no place any more")
            return
        }
        #expect(plausible.name.plain?.count == 500)
        #expect(plausible.address?.contains("\n") == false)
        #expect(plausible.hours?.count == OpeningHours.longestText)
        #expect(plausible.point == nil)
    }

    @Test(
        "OpenStreetMap's tags say what it is",
        arguments: [
            ("amenity=pharmacy", PlaceCategory.pharmacy), ("shop=florist", .shop),
            ("shop=bakery", .bakery), ("shop=vacant", nil), ("amenity=bench", nil),
            ("pharmacy", nil), ("", nil),
        ]
    )
    func category(tag: String, category: PlaceCategory?) {
        #expect(PlaceCategory(tag: tag) == category)
    }
}
