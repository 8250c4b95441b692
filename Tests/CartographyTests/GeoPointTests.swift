import Domain
import Cartography
import Testing

@Suite struct GeoPointTests {
    @Test func textsBecomeAPlace() throws {
        let point = try GeoPoint(latitude: " 40.4168", longitude: "-3.7038 ")
        #expect(point == GeoPoint(longitude: -3.7038, latitude: 40.4168))
    }

    @Test func polesAndAntimeridianArePlaces() throws {
        #expect(try GeoPoint(checkedLatitude: 90, longitude: -180).latitude == 90)
        #expect(try GeoPoint(checkedLatitude: -90, longitude: 180).longitude == 180)
    }

    @Test(
        arguments: [
            (Double.nan, 0, CoordinateError.notANumber("nan")),
            (0, .infinity, .notANumber("inf")),
            (90.5, 100, .latitudeOutOfRange(90.5)),
            (-3, 181, .longitudeOutOfRange(181)),
            (139.69, 35.69, .swapped(latitude: 139.69, longitude: 35.69)),
            (500, 35, .latitudeOutOfRange(500)),
        ] as [(Double, Double, CoordinateError)]
    )
    func numbersThatAreNoPlaceAreNamed(
        _ latitude: Double,
        _ longitude: Double,
        _ error: CoordinateError
    ) {
        #expect(throws: error) {
            try GeoPoint(checkedLatitude: latitude, longitude: longitude)
        }
    }

    @Test func missingAndWrittenOutValuesAreNamed() {
        #expect(throws: CoordinateError.missing) { try GeoPoint(latitude: nil, longitude: "3") }
        #expect(throws: CoordinateError.missing) { try GeoPoint(latitude: "3", longitude: " ") }
        #expect(throws: CoordinateError.notANumber("north")) {
            try GeoPoint(latitude: "north", longitude: "3")
        }
    }

    @Test func errorsSayWhatToDo() {
        let error = CoordinateError.swapped(latitude: 139.69, longitude: 35.69)
        #expect(error.description == "latitude 139.69 and longitude 35.69 look swapped")
        #expect(error.hint == "latitude is north or south, longitude east or west")
    }
}
