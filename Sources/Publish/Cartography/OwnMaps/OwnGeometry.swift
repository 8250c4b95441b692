public import Domain
public import Foundation

/// A site's own map of its region or town: areas, lines and places of a GeoJSON file (RFC 7946).
public struct OwnGeometry: Sendable {
    /// In the order of the file.
    public let features: [Feature]

    /// One thing on the map.
    public struct Feature: Sendable {
        /// Its property `name`.
        public let name: String?
        public let kind: FeatureKind
        /// Rings of areas, by the even-odd rule.
        public let areas: [[GeoPoint]]
        public let lines: [[GeoPoint]]
        public let places: [GeoPoint]
        /// Between which degrees all of it lies.
        let bounds: DegreeBounds

        init(
            name: String?,
            kind: FeatureKind,
            areas: [[GeoPoint]],
            lines: [[GeoPoint]],
            places: [GeoPoint]
        ) {
            self.name = name
            self.kind = kind
            self.areas = areas
            self.lines = lines
            self.places = places
            var bounds = DegreeBounds()
            for point in areas.joined() { bounds.take(point) }
            for point in lines.joined() { bounds.take(point) }
            for point in places { bounds.take(point) }
            self.bounds = bounds
        }
    }

    /// Larger files are not read: a drawing of more is none that browsers show.
    public static let mostBytes = 32 << 20

    /// Reads a file; what is wrong with a feature is reported and leaves it out; crossing lines and unknown kinds are only
    /// reported.
    ///
    /// - Parameters:
    ///   - data: the file's content.
    ///   - path: how messages name it.
    ///   - limit: how many bytes it may have.
    ///   - report: is told of every feature that is wrong.
    /// - Throws: when it is too large or no GeoJSON, or nothing is left of it.
    public init(
        _ data: Data,
        path: String,
        limit: Int = mostBytes,
        report: (Diagnostic) -> Void
    ) throws(Diagnostic) {
        guard data.count <= limit else {
            throw Diagnostic(
                .error,
                "it has more than \(limit >> 20) MB",
                path: path,
                hint: "leave out features, or thin its lines: "
                    + "ogr2ogr -simplify 0.0001 new.geojson old.geojson"
            )
        }
        let document = try GeoJSONDocument(data, path: path)
        if let name = document.crs?.name, !Self.isGeographic(name) {
            throw Diagnostic(
                .error,
                "the coordinates are in '\(name)', not in longitude and latitude",
                path: path,
                hint: "convert them: ogr2ogr -t_srs EPSG:4326 new.geojson old.geojson"
            )
        }
        var features: [Feature] = []
        var told: Set<String> = []
        for (index, entry) in document.features.enumerated() {
            let title = entry.name.map { " '\($0)'" } ?? ""
            let checking = GeometryChecking(path: path, feature: "feature \(index + 1)\(title)")
            do throws(Diagnostic) {
                let feature = try checking.feature(entry, report: report)
                guard let feature else { continue }
                features.append(feature)
                // A word that thousands of features share is told once.
                if let name = FeatureKind.unknown(in: entry.tags), told.insert(name).inserted {
                    report(checking.unknownKind(name))
                }
            } catch {
                report(error)
            }
        }
        guard !features.isEmpty else {
            throw Diagnostic(
                .error,
                "nothing in it can be drawn",
                path: path,
                hint: "it needs features with polygons, lines or points"
            )
        }
        self.features = features
    }

    /// What all of it spans.
    public var extent: GeoExtent? {
        GeoExtent(
            containing: features.flatMap {
                Array($0.areas.joined()) + Array($0.lines.joined()) + $0.places
            }
        )
    }

    private static func isGeographic(_ name: String) -> Bool {
        ["CRS84", "EPSG::4326", "EPSG:4326"].contains { name.hasSuffix($0) }
    }
}
