import Domain
import Foundation
import Testing

@testable import Cartography

@Suite struct GroundDrawingTests {
    private func geometry(_ features: String...) throws -> OwnGeometry {
        let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
        return try OwnGeometry(Data(text.utf8), path: "x.geojson") { _ in }
    }

    private func feature(_ properties: String, _ type: String, _ coordinates: String) -> String {
        #"{"type":"Feature","properties":{\#(properties)},"geometry":{"type":"\#(type)","coordinates":\#(coordinates)}}"#
    }

    private static let extent = GeoExtent(west: -4, south: 39, width: 1, north: 39.5)
    private let frame = MapFrame(fitting: extent, in: .equirectangular, width: 1_000, height: 560)

    @Test func areasLieBelowLinesAndWaterAboveWoods() throws {
        let drawing = GroundDrawing(
            try geometry(
                feature(#""highway":"road""#, "LineString", "[[-4,39.2],[-3,39.3]]"),
                feature(
                    #""natural":"water""#,
                    "Polygon",
                    "[[[-3.6,39.2],[-3.5,39.2],[-3.5,39.3],[-3.6,39.2]]]"
                ),
                feature(#""landuse":"forest""#, "Polygon", "[[[-4,39],[-3,39],[-3,39.5],[-4,39]]]")
            ),
            on: frame
        )
        #expect(drawing.layers.map(\.kind) == [.wood, .water, .road])
        #expect(drawing.layers[0].lines.isEmpty && drawing.layers[2].areas.isEmpty)
    }

    @Test func signsStandWhereTheirPointsAre() throws {
        let drawing = GroundDrawing(
            try geometry(
                feature(#""name":"El molino","kind":"mill""#, "Point", "[-3.5,39.25]"),
                feature(#""railway":"station""#, "Point", "[9,39.25]")
            ),
            on: frame
        )
        #expect(drawing.signs == [.init(kind: .mill, x: 500, y: 280)])
        #expect(drawing.names.map(\.hasSign) == [true])
        #expect(drawing.names.map(\.isPlace) == [false])
    }

    @Test func pathsAreFinerThanTheSheet() throws {
        let road = feature(#""highway":"road""#, "LineString", "[[-3.5,39.25],[-3.4,39.25]]")
        let drawing = GroundDrawing(try geometry(road), on: frame)
        let corner = "M\(500 * GroundDrawing.grain) \(280 * GroundDrawing.grain)"
        #expect(drawing.layers.first?.lines.hasPrefix(corner) == true)
    }

    @Test func linesEndBeyondTheEdgesOfTheSheet() throws {
        let lines = ShapeDrawing(on: frame).lines([
            GeoPoint(longitude: -10, latitude: 39.25), GeoPoint(longitude: 3, latitude: 39.25),
        ])
        #expect(lines.count == 1)
        #expect(lines.first?.first?.x == -8)
        #expect(lines.first?.last?.x == 1_008)
    }

    @Test func aLineThatComesBackIsTwoPieces() throws {
        let lines = ShapeDrawing(on: frame).lines([
            GeoPoint(longitude: -3.9, latitude: 39.1), GeoPoint(longitude: -6, latitude: 39.25),
            GeoPoint(longitude: -3.9, latitude: 39.4),
        ])
        #expect(lines.count == 2)
    }

    @Test func placesAreNamedFirstAndEachNameOnce() throws {
        let drawing = GroundDrawing(
            try geometry(
                feature(
                    #""name":"Arla","waterway":"river""#,
                    "LineString",
                    "[[-4,39.2],[-3.5,39.3],[-3,39.2]]"
                ),
                feature(#""name":"Puente""#, "Point", "[-3.5,39.3]"),
                feature(#""name":"Puente""#, "Point", "[-3.6,39.3]"),
                feature(#""name":"Lejos""#, "Point", "[5,39.3]")
            ),
            on: frame
        )
        #expect(drawing.names.map(\.text) == ["Puente", "Arla"])
        #expect(drawing.names.map(\.isPlace) == [true, false])
    }

    @Test func pathDataIsKeptWithinItsBytes() throws {
        let lines = (0..<200).map { number in
            let points = (0..<40).map { step in
                "[\(-4 + Double(step) / 40),\(39 + Double((number * 7 + step * 13) % 50) / 100)]"
            }
            return feature(#""highway":"path""#, "LineString", "[\(points.joined(separator: ","))]")
        }
        let text = #"{"type":"FeatureCollection","features":[\#(lines.joined(separator: ","))]}"#
        let geometry = try OwnGeometry(Data(text.utf8), path: "x.geojson") { _ in }
        let drawing = GroundDrawing(geometry, on: frame, bytes: 4_000)
        let bytes = drawing.layers.reduce(0) { $0 + $1.lines.utf8.count }
        #expect(bytes > 1_000 && bytes <= 4_000)
    }
}
