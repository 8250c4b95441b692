import Domain

/// Cuts lines at the edges of a sheet (Liang and Barsky, 1984).
struct LineCutting {
    private let frame: MapFrame
    private let low: Double
    private let high: (x: Double, y: Double)

    init(_ frame: MapFrame, margin: Double) {
        self.frame = frame
        low = -margin
        high = (Double(frame.width) + margin, Double(frame.height) + margin)
    }

    /// The parts of a line that are on the sheet, on the grid of whole units.
    func pieces(of line: [GeoPoint]) -> [[CanvasPoint]] {
        var pieces: [[CanvasPoint]] = [[]]
        var before: Spot?
        for point in line {
            let spot = frame.projection.forward(point).map(frame.spot)
            defer { before = spot }
            guard let before, let spot, let part = part(from: before, to: spot) else { continue }
            let start = Self.corner(part.from)
            if pieces[pieces.count - 1].last != start { pieces.append([start]) }
            let end = Self.corner(part.to)
            if end != start { pieces[pieces.count - 1].append(end) }
        }
        return pieces.filter { $0.count > 1 }
    }

    private typealias Spot = (x: Double, y: Double)

    /// The part of a straight line that is on the sheet.
    private func part(from one: Spot, to other: Spot) -> (from: Spot, to: Spot)? {
        let way = (x: other.x - one.x, y: other.y - one.y)
        var (first, last) = (0.0, 1.0)
        for (step, room) in [
            (-way.x, one.x - low), (way.x, high.x - one.x), (-way.y, one.y - low),
            (way.y, high.y - one.y),
        ] {
            if step == 0 {
                if room < 0 { return nil }
                continue
            }
            if step < 0 { first = max(first, room / step) } else { last = min(last, room / step) }
        }
        guard first <= last else { return nil }
        return (
            (one.x + first * way.x, one.y + first * way.y),
            (one.x + last * way.x, one.y + last * way.y)
        )
    }

    private static func corner(_ spot: Spot) -> CanvasPoint {
        CanvasPoint(nearest: spot)
    }
}
