import Domain
import Basics
import Cartography
import Foundation
import Testing

@Suite struct GeoJSONWriterTests {
    @Test func placesComeWithTheirProperties() throws {
        let bytes = GeoJSONWriter.bytes([
            GeoJSONWriter.Feature(
                id: "ES",
                point: GeoPoint(longitude: -3.5, latitude: 40.25),
                properties: [("name", .text("\"Es\\paña\"\n")), ("articles", .number(7))]
            )
        ])
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let feature = try #require((object?["features"] as? [[String: Any]])?.first)
        #expect(object?["type"] as? String == "FeatureCollection")
        #expect(feature["id"] as? String == "ES")
        let geometry = try #require(feature["geometry"] as? [String: Any])
        #expect(geometry["coordinates"] as? [Double] == [-3.5, 40.25])
        let properties = try #require(feature["properties"] as? [String: Any])
        #expect(properties["name"] as? String == "\"Es\\paña\"\n")
        #expect(properties["articles"] as? Int == 7)
    }

    @Test func noPlacesAreAnEmptyCollection() throws {
        let object = try JSONSerialization.jsonObject(with: Data(GeoJSONWriter.bytes([])))
        #expect((object as? [String: Any])?["features"] as? [Any] != nil)
    }
}
