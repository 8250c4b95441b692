import Domain
import Cartography
import Foundation
import TestSupport
import Testing

@Suite struct ProjectionTests {
    /// What PROJ 9 says for a sphere of radius 1: longitude, latitude, x, y.
    struct Published: Sendable, CustomTestStringConvertible {
        let kind: ProjectionKind
        let values: [(longitude: Double, latitude: Double, x: Double, y: Double)]
        var testDescription: String { kind.rawValue }
    }

    static let published = [
        Published(
            kind: .equalEarth,
            values: [
                (0, 0, 0, 0), (2, 1, 0.030071478498763, 0.020257546047118),
                (-73.5, 40.75, -0.974916424231419, 0.787711522610776),
                (180, 0, 2.706629983696075, 0), (-180, 0, -2.706629983696075, 0),
                (0, 90, 0, 1.317362759157413), (0, -90, 0, -1.317362759157413),
                (179.99, -57, 2.099165079792042, -1.046776307286505),
                (139.69, 35.69, 1.909434453454711, 0.697853765624864),
                (178.44, -18.14, 2.619233685727977, -0.364251258302650),
                (-100, 84, -0.904648098826749, 1.306713138887293),
            ]
        ),
        Published(
            kind: .naturalEarth,
            values: [
                (2, 1, 0.030391760196545, 0.017579490212234),
                (-73.5, 40.75, -1.026917357750053, 0.718899065047299),
                (180, 0, 2.735384723480633, 0), (0, 90, 0, 1.422390506730596),
                (179.99, -57, 2.289796861600139, -0.995957700092733),
                (139.69, 35.69, 1.992968844084768, 0.629812027684782),
                (178.44, -18.14, 2.670046016674100, -0.319355948625156),
                (-100, 84, -0.968168953693694, 1.382343384620885),
            ]
        ),
        Published(
            kind: .mercator,
            values: [
                (2, 1, 0.034906585039887, 0.017454178683585),
                (-73.5, 40.75, -1.282817000215832, 0.780092425275476),
                (180, 0, 3.141592653589793, 0),
                (179.99, -57, 3.141418120664594, -1.216674817882158),
                (139.69, 35.69, 2.438050432110879, 0.667600784180352),
                (-100, 84, -1.745329251994330, 2.948700239074153),
            ]
        ),
        Published(
            kind: .equirectangular,
            values: [
                (2, 1, 0.034906585039887, 0.017453292519943),
                (-73.5, 40.75, -1.282817000215832, 0.711221670187689),
                (0, 90, 0, 1.570796326794897), (-180, 0, -3.141592653589793, 0),
            ]
        ),
    ]

    @Test(arguments: published)
    func agreesWithPublishedNumbers(_ reference: Published) throws {
        let projection = reference.kind.projection()
        for value in reference.values {
            let point = GeoPoint(longitude: value.longitude, latitude: value.latitude)
            let plane = try #require(projection.forward(point))
            #expect(abs(plane.x - value.x) < 1e-9, "\(point)")
            #expect(abs(plane.y - value.y) < 1e-9, "\(point)")
        }
    }

    @Test(arguments: ProjectionKind.allCases, [0, 180, -75.5])
    func inverseLeadsBack(_ kind: ProjectionKind, centre: Double) throws {
        let projection = kind.projection(around: GeoPoint(longitude: centre, latitude: 35))
        for longitude in stride(from: -179.0, through: 179, by: 7) {
            for latitude in stride(from: -88.0, through: 88, by: 4) {
                let point = GeoPoint(longitude: longitude, latitude: latitude)
                let back = try #require(projection.forward(point).flatMap(projection.inverse))
                #expect(abs(back.latitude - latitude) < 1e-7, "\(point)")
                let east = (back.longitude - longitude).truncatingRemainder(dividingBy: 360)
                #expect(min(abs(east), 360 - abs(east)) < 1e-7, "\(point)")
            }
        }
    }

    @Test(arguments: ProjectionKind.allCases)
    func whatIsNoPlaceHasNoPointOnThePlane(_ kind: ProjectionKind) {
        let projection = kind.projection()
        #expect(projection.forward(GeoPoint(longitude: .nan, latitude: 0)) == nil)
        #expect(projection.forward(GeoPoint(longitude: 0, latitude: .nan)) == nil)
        #expect(projection.forward(GeoPoint(longitude: .infinity, latitude: 0)) == nil)
        #expect(projection.forward(GeoPoint(longitude: 0, latitude: 91)) == nil)
        #expect(projection.inverse(PlanePoint(x: .nan, y: 0)) == nil)
        #expect(projection.inverse(PlanePoint(x: 0, y: .infinity)) == nil)
        #expect(projection.inverse(PlanePoint(x: 9, y: 0)) == nil)
    }

    @Test func mercatorHasNoPoles() {
        #expect(Mercator().forward(GeoPoint(longitude: 0, latitude: 90)) == nil)
        #expect(Mercator().forward(GeoPoint(longitude: 0, latitude: -90)) == nil)
    }

    @Test func longitudesBeyondTheAntimeridianAreTheSamePlace() throws {
        let one = try #require(EqualEarth().forward(GeoPoint(longitude: 190, latitude: 10)))
        let same = try #require(EqualEarth().forward(GeoPoint(longitude: -170, latitude: 10)))
        #expect(abs(one.x - same.x) < 1e-12)
    }

    @Test func equalEarthKeepsAreas() throws {
        // A field of one degree has an area in proportion to the cosine of its latitude.
        func area(_ latitude: Double) throws -> Double {
            let corners = try [(0.0, 0.0), (0.1, 0), (0.1, 0.1), (0, 0.1)].map {
                try #require(
                    EqualEarth().forward(
                        GeoPoint(longitude: 40 + $0.0, latitude: latitude + $0.1)
                    )
                )
            }
            return zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
                $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
            }
        }
        let equator = try area(-0.05)
        for latitude in [30.0, 60, 80] {
            let share = try area(latitude - 0.05) / equator
            #expect(abs(share - cos(latitude * .pi / 180)) < 1e-3)
        }
    }

    @Test(
        .enabled(if: Installed.has(PROJ.path), "proj is not here"),
        arguments: ProjectionKind.allCases
    )
    func agreesWithPROJ(_ kind: ProjectionKind) throws {
        let projection = kind.projection()
        let points = PROJ.points(1_200)
        let answers = try PROJ.forward(points, kind)
        #expect(answers.count == points.count)
        for (point, answer) in zip(points, answers) {
            let plane = try #require(projection.forward(point))
            #expect(abs(plane.x - answer.x) < 1e-9, "\(point)")
            #expect(abs(plane.y - answer.y) < 1e-9, "\(point)")
        }
    }
}
