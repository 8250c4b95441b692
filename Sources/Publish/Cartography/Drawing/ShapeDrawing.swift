public import Domain
import Foundation

/// Brings outlines onto a sheet: shifted around the Earth, projected, cut at the edges, on the grid of whole units.
public struct ShapeDrawing: Sendable {
    private let frame: MapFrame
    private let window: Window?
    /// How far beyond the edges of the sheet lines are kept, so that no edge is seen as a coast.
    private static let margin = 8.0

    public init(on frame: MapFrame) {
        self.frame = frame
        window = Window(of: frame)
    }

    /// What a close view shows, so that the rest of the world need not be projected.
    private struct Window {
        /// Degrees to both sides of the central meridian.
        let reach: Double
        let south: Double
        let north: Double

        init?(of frame: MapFrame) {
            let (width, height) = (Double(frame.width), Double(frame.height))
            let edge = ShapeDrawing.margin
            guard frame.projection is any CylindricalProjection, !frame.isWorld,
                let upper = frame.location(x: -edge, y: -edge),
                let lower = frame.location(x: width + edge, y: height + edge)
            else { return nil }
            let middle = frame.projection.centralMeridian
            reach = max(
                abs(Longitude.difference(from: middle, to: upper.longitude)),
                abs(Longitude.difference(from: middle, to: lower.longitude))
            )
            south = lower.latitude
            north = upper.latitude
        }
    }

    /// The rings of an outline as far as they are on the sheet.
    public func rings(_ shape: CountryShape) -> [[CanvasPoint]] {
        shape.rings.flatMap { ring in
            pieces(of: ring).compactMap { Self.onGrid($0) }
        }
    }

    /// A line, such as a river, in its pieces: cut a little beyond the edges, on the world where it leaves it.
    public func lines(_ line: [GeoPoint]) -> [[CanvasPoint]] {
        if !frame.isWorld { return LineCutting(frame, margin: Self.margin).pieces(of: line) }
        var lines: [[CanvasPoint]] = [[]]
        for point in line {
            guard let spot = frame.place(point) else {
                if lines[lines.count - 1].count > 0 { lines.append([]) }
                continue
            }
            let corner = CanvasPoint(nearest: spot)
            if lines[lines.count - 1].last != corner { lines[lines.count - 1].append(corner) }
        }
        return lines.filter { $0.count > 1 }
    }

    /// The ring where it is, and once more on the other side of the antimeridian when it reaches over.
    private func pieces(of ring: [GeoPoint]) -> [[Spot]] {
        let middle = frame.projection.centralMeridian
        var bounds = DegreeBounds()
        for point in ring { bounds.take(point) }
        let (low, high) = (bounds.west - middle, bounds.east - middle)
        guard low.isFinite, high.isFinite, high - low <= 720 else { return [] }
        return shifts(of: bounds).compactMap { shift in
            var corners = ring.map {
                Spot(x: $0.longitude - middle + shift, y: $0.latitude)
            }
            if low + shift < -180 || high + shift > 180 {
                corners = Self.cut(corners, from: -180, to: 180, along: \.x)
            }
            return projected(corners, around: middle)
        }
    }

    /// Whether anything within bounds may be on the sheet.
    func mayShow(_ bounds: DegreeBounds) -> Bool { !shifts(of: bounds).isEmpty }

    /// By how many degrees what lies within bounds has to be turned to be on the sheet.
    private func shifts(of bounds: DegreeBounds) -> [Double] {
        if let window, bounds.south > window.north || bounds.north < window.south { return [] }
        let middle = frame.projection.centralMeridian
        let reach = window?.reach ?? 180
        return [-360.0, 0, 360].filter { shift in
            bounds.west - middle + shift <= reach && bounds.east - middle + shift >= -reach
        }
    }

    private func projected(_ corners: [Spot], around middle: Double) -> [Spot]? {
        let cylinder = frame.projection as? any CylindricalProjection
        var spots: [Spot] = []
        spots.reserveCapacity(corners.count)
        var box = (
            left: Double.infinity, right: -Double.infinity, top: Double.infinity,
            bottom: -Double.infinity
        )
        for corner in corners {
            let latitude = max(-89, min(89, corner.y))
            let plane =
                cylinder?.plane(east: corner.x, latitude: latitude)
                ?? frame.projection.forward(
                    GeoPoint(longitude: middle + corner.x, latitude: corner.y)
                )
            guard let plane else { continue }
            let spot = frame.spot(plane)
            spots.append(Spot(x: spot.x, y: spot.y))
            box = (
                min(box.left, spot.x), max(box.right, spot.x), min(box.top, spot.y),
                max(box.bottom, spot.y)
            )
        }
        let (width, height) = (Double(frame.width), Double(frame.height))
        let edge = Self.margin
        guard box.right > -edge, box.left < width + edge, box.bottom > -edge,
            box.top < height + edge
        else { return nil }
        if frame.isWorld { return spots }
        if box.left < -edge || box.right > width + edge {
            spots = Self.cut(spots, from: -edge, to: width + edge, along: \.x)
        }
        if box.top < -edge || box.bottom > height + edge {
            spots = Self.cut(spots, from: -edge, to: height + edge, along: \.y)
        }
        return spots
    }

    /// A corner before it is on the grid.
    private struct Spot {
        var x: Double
        var y: Double
    }

    /// Cuts a ring at two parallel edges (Sutherland and Hodgman, 1974).
    private static func cut(
        _ ring: [Spot],
        from low: Double,
        to high: Double,
        along axis: (Spot) -> Double
    ) -> [Spot] {
        var result = ring
        for (edge, keeps) in [(low, { $0 >= low }), (high, { $0 <= high })]
            as [(Double, (Double) -> Bool)]
        {
            guard var before = result.last else { return [] }
            var kept: [Spot] = []
            for corner in result {
                let (value, earlier) = (axis(corner), axis(before))
                if keeps(value) != keeps(earlier) {
                    let share = (edge - earlier) / (value - earlier)
                    kept.append(
                        Spot(
                            x: before.x + share * (corner.x - before.x),
                            y: before.y + share * (corner.y - before.y)
                        )
                    )
                }
                if keeps(value) { kept.append(corner) }
                before = corner
            }
            result = kept
        }
        return result
    }

    /// Whole units, without repeated corners and those in the middle of a straight line; nil when nothing is left.
    private static func onGrid(_ spots: [Spot]) -> [CanvasPoint]? {
        var ring: [CanvasPoint] = []
        ring.reserveCapacity(spots.count)
        for spot in spots where spot.x.isFinite && spot.y.isFinite {
            let point = CanvasPoint(nearest: (spot.x, spot.y))
            if ring.last != point { ring.append(point) }
        }
        while ring.count > 1, ring.first == ring.last { ring.removeLast() }
        return ring.count >= 3 ? ring : nil
    }
}
