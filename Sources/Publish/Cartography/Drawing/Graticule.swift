import Domain
import Foundation

/// The net of meridians and parallels, and the edge of the world.
public struct Graticule: Sendable {
    private let frame: MapFrame

    public init(on frame: MapFrame) {
        self.frame = frame
    }

    /// Path data of the sea: the outline of the world, or the whole sheet.
    public var sea: String {
        guard frame.isWorld else { return "M0 0h\(frame.width)v\(frame.height)h-\(frame.width)z" }
        let middle = frame.projection.centralMeridian
        let latitudes = [-57.0] + stride(from: -50.0, through: 80, by: 10) + [84]
        let east = latitudes.compactMap { corner(middle + 180, $0, isEast: true) }
        let west = latitudes.reversed().compactMap { corner(middle - 180, $0, isEast: false) }
        return PathData.closed([east + west])
    }

    /// Path data of the lines, as many degrees apart; without a number as fits the part that is shown.
    public func lines(every degrees: Double? = nil) -> String {
        if frame.isWorld { return worldLines(every: degrees ?? 30) }
        let step = degrees ?? fittingStep
        guard let corners = corners, step > 0 else { return "" }
        var lines: [[CanvasPoint]] = []
        var longitude = (corners.west / step).rounded(.up) * step
        while longitude < corners.west + corners.width {
            lines += line { GeoPoint(longitude: longitude, latitude: corners.latitude($0)) }
            longitude += step
        }
        var latitude = (corners.south / step).rounded(.up) * step
        while latitude < corners.north {
            lines += line { GeoPoint(longitude: corners.longitude($0), latitude: latitude) }
            latitude += step
        }
        return PathData.open(lines)
    }

    private func worldLines(every step: Double) -> String {
        let middle = frame.projection.centralMeridian
        let latitudes = [-57.0] + stride(from: -40.0, through: 80, by: 20) + [84]
        var lines: [[CanvasPoint]] = []
        for east in stride(from: -180 + step, to: 180, by: step) {
            lines.append(latitudes.compactMap { corner(middle + east, $0, isEast: east > 0) })
        }
        for latitude in stride(from: -90 + step, to: 90, by: step)
        where latitude > -57 && latitude < 84 {
            lines.append(
                [-180.0, 0, 180].compactMap { corner(middle + $0, latitude, isEast: $0 > 0) }
            )
        }
        return PathData.open(lines)
    }

    /// The antimeridian stands at both edges: which of them is meant must be said.
    private func corner(_ longitude: Double, _ latitude: Double, isEast: Bool) -> CanvasPoint? {
        let middle = frame.projection.centralMeridian
        let east = longitude - middle
        guard
            let plane = frame.projection.forward(
                GeoPoint(longitude: middle + max(-180, min(180, east)), latitude: latitude)
            )
        else { return nil }
        let spot = frame.spot(PlanePoint(x: isEast ? abs(plane.x) : -abs(plane.x), y: plane.y))
        let x = abs(east) < 1e-9 ? frame.spot(plane).x : spot.x
        return CanvasPoint(nearest: (x, spot.y))
    }

    /// What the corners of a sheet show.
    private struct Corners {
        let west: Double
        let width: Double
        let south: Double
        let north: Double

        func latitude(_ share: Double) -> Double { south + (north - south) * share }
        func longitude(_ share: Double) -> Double { west + width * share }
    }

    private var corners: Corners? {
        let (width, height) = (Double(frame.width), Double(frame.height))
        guard let upper = frame.location(x: 0, y: 0),
            let lower = frame.location(x: width, y: height)
        else { return nil }
        let east = Longitude.difference(from: upper.longitude, to: lower.longitude)
        return Corners(
            west: upper.longitude,
            width: east > 0 ? east : east + 360,
            south: lower.latitude,
            north: upper.latitude
        )
    }

    /// Round degrees or minutes of which five or so fit.
    private var fittingStep: Double {
        guard let corners else { return 0 }
        let wanted = corners.width / 5
        let steps = [30, 20, 10, 5, 2, 1, 0.5, 1.0 / 6, 1.0 / 12, 1.0 / 60]
        return steps.first { $0 <= wanted } ?? 1.0 / 120
    }

    private func line(_ point: (Double) -> GeoPoint) -> [[CanvasPoint]] {
        let drawing = ShapeDrawing(on: frame)
        // Straight on a cylinder, so three points would do; a little inside, or rounding loses the ends.
        return drawing.lines(
            stride(from: 0.0, through: 1, by: 0.25).map { point(0.000_1 + $0 * 0.999_8) }
        )
    }
}
