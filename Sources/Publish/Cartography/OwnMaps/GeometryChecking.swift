import Basics
import Domain

/// Takes the positions of one feature only when they can be drawn.
struct GeometryChecking {
    let path: String
    /// How messages name it: `feature 3 'Puente Hondo'`.
    let feature: String

    /// Nil for a feature without a geometry.
    func feature(
        _ entry: GeoJSONDocument.Feature,
        report: (Diagnostic) -> Void
    ) throws(Diagnostic) -> OwnGeometry.Feature? {
        if let fault = entry.fault {
            throw wrong(
                .error,
                fault,
                "it needs one of \(GeoJSONDocument.Geometry.types.joined(separator: ", "))"
            )
        }
        guard let geometry = entry.geometry else { return nil }
        var areas: [[GeoPoint]] = []
        var lines: [[GeoPoint]] = []
        var places: [GeoPoint] = []
        var pending = [geometry]
        while let next = pending.popLast() {
            switch next {
            case .points(let positions):
                for position in positions { places.append(try point(position)) }
            case .lines(let parts):
                for part in parts { lines.append(try line(part)) }
            case .polygons(let polygons):
                for positions in polygons.joined() {
                    let ring = try ring(positions)
                    if RingCrossing.exists(in: ring) {
                        report(
                            wrong(.warning, "a ring crosses itself", "it is drawn as it is")
                        )
                    }
                    areas.append(ring)
                }
            case .collection(let parts): pending += parts.reversed()
            }
        }
        return OwnGeometry.Feature(
            name: entry.name,
            kind: FeatureKind(entry.tags),
            areas: areas,
            lines: lines,
            places: places
        )
    }

    /// What is said of a feature whose tags name a kind that there is not.
    func unknownKind(_ name: String) -> Diagnostic {
        let known = FeatureKind.allCases.map(\.rawValue)
        return wrong(
            .warning,
            "there is no kind '\(name)'; it is drawn as \(FeatureKind.ground.rawValue)",
            NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
                ?? "kinds: \(known.joined(separator: ", "))"
        )
    }

    private func ring(_ positions: [[Double]]) throws(Diagnostic) -> [GeoPoint] {
        let points = try line(positions)
        guard points.first == points.last else {
            throw wrong(.error, "a ring is not closed", "repeat its first position at its end")
        }
        guard points.count >= 4 else {
            throw wrong(.error, "a ring has fewer than three corners", "leave it out")
        }
        return points.dropLast()
    }

    private func line(_ positions: [[Double]]) throws(Diagnostic) -> [GeoPoint] {
        guard positions.count >= 2 else {
            throw wrong(.error, "a line has fewer than two positions", "leave it out")
        }
        var points: [GeoPoint] = []
        points.reserveCapacity(positions.count)
        for position in positions { points.append(try point(position)) }
        return points
    }

    private func point(_ position: [Double]) throws(Diagnostic) -> GeoPoint {
        guard position.count >= 2 else {
            throw wrong(.error, "a position has no two numbers", "write [longitude, latitude]")
        }
        do throws(CoordinateError) {
            return try GeoPoint(checkedLatitude: position[1], longitude: position[0])
        } catch {
            throw wrong(.error, error.description, "GeoJSON writes [longitude, latitude]")
        }
    }

    private func wrong(
        _ severity: Diagnostic.Severity,
        _ message: String,
        _ hint: String
    ) -> Diagnostic {
        Diagnostic(severity, "\(feature): \(message)", path: path, hint: hint)
    }
}
