import Cartography
import Domain
import Foundation
import Testing

@Suite struct OwnGeometryTests {
    /// What a file becomes, with all that is reported.
    private func read(_ text: String) throws -> (geometry: OwnGeometry, reports: [Diagnostic]) {
        var reports: [Diagnostic] = []
        let geometry = try OwnGeometry(Data(text.utf8), path: "Content/geo/valle.geojson") {
            reports.append($0)
        }
        return (geometry, reports)
    }

    private func feature(_ type: String, _ coordinates: String, name: String = "Arla") -> String {
        #"{"type":"Feature","properties":{"name":"\#(name)"},"geometry":{"type":"\#(type)","coordinates":\#(coordinates)}}"#
    }

    private func collection(_ features: String...) -> String {
        #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
    }

    private static let field = "[[[-4,39],[-3,39],[-3,40],[-4,40],[-4,39]]]"

    @Test func areasLinesAndPlacesAreRead() throws {
        let (geometry, reports) = try read(
            collection(
                feature("Polygon", Self.field, name: "Monte"),
                feature("LineString", "[[-4,39.5],[-3,39.6]]"),
                feature("MultiPoint", "[[-3.5,39.5],[-3.4,39.4,612]]")
            )
        )
        #expect(reports.isEmpty)
        #expect(geometry.features.map(\.name) == ["Monte", "Arla", "Arla"])
        #expect(geometry.features[0].areas.first?.count == 4)
        #expect(geometry.features[1].lines.first?.count == 2)
        #expect(geometry.features[2].places.count == 2)
        #expect(geometry.extent == GeoExtent(west: -4, south: 39, width: 1, north: 40))
    }

    @Test func aSingleFeatureAndABareGeometryAreFilesToo() throws {
        #expect(try read(feature("Polygon", Self.field)).geometry.features.count == 1)
        let bare =
            #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]}]}"#
        #expect(
            try read(bare).geometry.features.first?.places == [GeoPoint(longitude: 1, latitude: 2)]
        )
    }

    @Test(
        arguments: [
            ("Polygon", "[[[-4,39],[-3,39],[-3,40],[-4,40]]]", "a ring is not closed"),
            ("Polygon", "[[[-4,39],[-3,39],[-4,39]]]", "a ring has fewer than three corners"),
            ("LineString", "[[1,2]]", "a line has fewer than two positions"),
            ("Point", "[1]", "a position has no two numbers"),
            ("Point", "[35.7,139.7]", "latitude 139.7 and longitude 35.7 look swapped"),
            ("Point", "[200,12]", "the longitude 200.0 is not between -180 and 180"),
        ]
    )
    func aWrongFeatureIsNamedAndLeftOut(_ type: String, _ coordinates: String, _ message: String)
        throws
    {
        let (geometry, reports) = try read(
            collection(feature("Polygon", Self.field), feature(type, coordinates, name: "Vado"))
        )
        #expect(geometry.features.count == 1)
        #expect(reports.map(\.message) == ["feature 2 'Vado': \(message)"])
        #expect(reports.first?.severity == .error)
        #expect(reports.first?.path == "Content/geo/valle.geojson")
    }

    @Test func aKindThatThereIsNotIsToldOnce() throws {
        let lake = { (kind: String) in
            let properties = "{\"name\":\"Embalse\",\"kind\":\"\(kind)\"}"
            let geometry = "{\"type\":\"Polygon\",\"coordinates\":\(Self.field)}"
            return "{\"type\":\"Feature\",\"properties\":\(properties),\"geometry\":\(geometry)}"
        }
        let (geometry, reports) = try read(
            collection(lake("watter"), lake("watter"), lake("marshland"), lake("water"))
        )
        #expect(geometry.features.map(\.kind) == [.ground, .ground, .ground, .water])
        #expect(
            reports.map(\.description) == [
                """
                Content/geo/valle.geojson: warning: feature 1 'Embalse': there is no kind 'watter'; it is drawn as ground
                hint: did you mean 'water'?
                """,
                """
                Content/geo/valle.geojson: warning: feature 3 'Embalse': there is no kind 'marshland'; it is drawn as ground
                hint: kinds: ground, field, wood, contour, water, built, road, rail, mill, station, peak
                """,
            ]
        )
    }

    /// As files of other makers have it, whose `kind` is a word of theirs.
    @Test func aKindIsNotToldWhereAnotherTagSaysWhatItIs() throws {
        let properties = #"{"kind":"forest","landuse":"forest"}"#
        let (geometry, reports) = try read(
            #"{"type":"Feature","properties":\#(properties),"geometry":"#
                + #"{"type":"Polygon","coordinates":\#(Self.field)}}"#
        )
        #expect(geometry.features.map(\.kind) == [.wood])
        #expect(reports == [])
    }

    @Test func aRingThatCrossesItselfIsReportedAndDrawn() throws {
        let bow = "[[[0,0],[2,2],[2,0],[0,2],[0,0]]]"
        let (geometry, reports) = try read(feature("Polygon", bow))
        #expect(geometry.features.count == 1)
        #expect(reports.map(\.message) == ["feature 1 'Arla': a ring crosses itself"])
        #expect(reports.first?.severity == .warning)
    }

    @Test(
        arguments: [
            ("{", "it is no GeoJSON: it is no JSON"),
            ("[]", "it is no GeoJSON: a value of the wrong kind stands"),
            (#"{"type":"Point"}"#, "it is no GeoJSON: 'coordinates' is missing"),
            (
                #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Circle"}}]}"#,
                "nothing in it can be drawn"
            ),
            (
                #"{"type":"Circle","coordinates":[1,2]}"#,
                "it is no GeoJSON: there is no geometry 'Circle' at type"
            ),
            (
                #"{"type":"FeatureCollection","features":[]}"#,
                "nothing in it can be drawn"
            ),
        ]
    )
    func whatIsNoGeoJSONIsSaid(_ text: String, _ message: String) {
        let error = #expect(throws: Diagnostic.self) { try read(text) }
        #expect(error?.message == message)
    }

    @Test func otherSystemsOfCoordinatesAreRefused() {
        let text =
            #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::25830"}},"features":[]}"#
        let error = #expect(throws: Diagnostic.self) { try read(text) }
        #expect(
            error?.message
                == "the coordinates are in 'urn:ogc:def:crs:EPSG::25830', not in longitude and latitude"
        )
    }

    @Test func anUnknownProjectionNamesTheNearest() throws {
        #expect(try ProjectionKind(named: "mercator", path: "site.yaml") == .mercator)
        let error = #expect(throws: Diagnostic.self) {
            try ProjectionKind(named: "mercatr", path: "site.yaml")
        }
        #expect(
            error?.description
                == "site.yaml: error: there is no projection 'mercatr'\nhint: did you mean 'mercator'?"
        )
        let other = #expect(throws: Diagnostic.self) {
            try ProjectionKind(named: "gnomonic", path: "site.yaml")
        }
        #expect(other?.hint == "projections: equal-earth, natural-earth, mercator, equirectangular")
    }

    /// Also one that is none at all leaves the others as they are.
    @Test(arguments: [
        (
            #"{"geometry":{"type":"Point","coordinates":[null,null]}}"#,
            "feature 2: a value of the wrong kind"
        ),
        (
            #"{"geometry":{"type":"CircularString"}}"#,
            "feature 2: there is no geometry 'CircularString'"
        ),
        ("7", "feature 2: it is no object"),
        (#"{"geometry":7}"#, "feature 2: a value of the wrong kind"),
    ])
    func aFeatureOfAnotherShapeIsLeftOut(feature: String, message: String) throws {
        let (geometry, reports) = try read(
            collection(
                self.feature("Polygon", Self.field),
                feature,
                self.feature("Polygon", Self.field)
            )
        )
        #expect(geometry.features.count == 2)
        #expect(reports.count == 1)
        #expect(reports.first?.message.hasPrefix(message) == true, "\(reports)")
    }

    @Test func aFileBeyondTheLimitIsNotRead() throws {
        let text = collection(feature("Point", "[1,2]"))
        func read(_ limit: Int) throws(Diagnostic) -> OwnGeometry {
            try OwnGeometry(Data(text.utf8), path: "Content/a.geojson", limit: limit) { _ in }
        }
        #expect(try read(text.utf8.count).features.count == 1)
        #expect(throws: Diagnostic.self) { try read(text.utf8.count - 1) }
        let blanks = Data(repeating: 0x20, count: OwnGeometry.mostBytes + 1)
        #expect {
            try OwnGeometry(blanks, path: "Content/a.geojson") { _ in }
        } throws: { error in
            "\(error)"
                == """
                Content/a.geojson: error: it has more than 32 MB
                hint: leave out features, or thin its lines: ogr2ogr -simplify 0.0001 new.geojson old.geojson
                """
        }
    }
}
