import Domain

/// The places of one answer, taken once it is known where most of them are: coordinates the wrong way round are valid
/// numbers as a rule, but lie on another continent.
struct GatheredPlaces {
    private var entries: [Entry] = []

    /// A place with what it is known by, and how messages name it.
    private struct Entry {
        var place: Place
        let identity: String
        let row: Int
        let name: String
        let line: Int?
    }

    /// Degrees from the others within which a place is one of theirs.
    private static let reach = 3.0
    /// With fewer places nobody knows which are the others.
    private static let fewest = 3

    /// - Parameters:
    ///   - place: what was read.
    ///   - identity: what it is known by in its source.
    ///   - row: counted from 1.
    ///   - name: how messages begin that are about it.
    ///   - line: where it stands, in files that have lines.
    mutating func add(_ place: Place, as identity: String, row: Int, name: String, line: Int?) {
        entries.append(
            Entry(place: place, identity: identity, row: row, name: name, line: line)
        )
    }

    /// - Parameters:
    ///   - collector: what takes them.
    ///   - log: is told of each that lies where only others' mirror images are.
    ///   - order: how its kind of source writes coordinates.
    func take(into collector: inout RowCollector, _ log: RowLog, order: String) {
        let centre = centre
        for entry in entries {
            var place = entry.place
            if let centre, let point = place.point, Self.isMirrored(point, around: centre) {
                place.point = nil
                log.add(
                    "\(entry.name): latitude and longitude look swapped: the other places are near "
                        + "\(Self.degrees(centre.latitude)), \(Self.degrees(centre.longitude)); "
                        + "it is on no map",
                    line: entry.line,
                    hint: order
                )
            }
            collector.take(.place(place), as: entry.identity, row: entry.row)
        }
    }

    /// Amid all of them, however far a few are.
    private var centre: GeoPoint? {
        let points = entries.compactMap(\.place.point)
        guard points.count >= Self.fewest else { return nil }
        let longitudes = points.map(\.longitude).sorted()
        let latitudes = points.map(\.latitude).sorted()
        return GeoPoint(
            longitude: longitudes[points.count / 2],
            latitude: latitudes[points.count / 2]
        )
    }

    private static func isMirrored(_ point: GeoPoint, around centre: GeoPoint) -> Bool {
        func isNear(_ longitude: Double, _ latitude: Double) -> Bool {
            max(abs(longitude - centre.longitude), abs(latitude - centre.latitude)) < reach
        }
        return !isNear(point.longitude, point.latitude) && isNear(point.latitude, point.longitude)
    }

    private static func degrees(_ value: Double) -> String {
        "\((value * 100).rounded() / 100)"
    }
}
