import Basics

/// The pins of a map for all its zoom steps: each stands once and says at which steps it is seen.
public struct MapPins: Sendable {
    /// How much a step enlarges a sheet of 1 000 units on 1 000 pixels; the first is for small screens.
    public static let steps = [0.36, 1, 2, 4, 8, 16]
    /// The step that shows the whole sheet on large screens.
    public static let whole = 1
    /// The step at which those of one town stand apart on its map.
    public static let close = 4
    /// Pixels within which pins are gathered.
    public static let radius = 44.0

    /// The heaviest first.
    public let pins: [Pin]

    /// One or several markers at a spot.
    public struct Pin: Hashable, Sendable {
        public let members: [Int]
        public let x: Int
        public let y: Int
        public let weight: Int
        /// Places in `MapPins.steps`.
        public let steps: [Int]
        /// The step at which it falls apart; nil for single markers and those that never do.
        public let expansion: Int?
    }

    init(_ pins: [Pin]) {
        self.pins = pins.sorted {
            ($1.weight, $0.members[0], $0.steps[0]) < ($0.weight, $1.members[0], $1.steps[0])
        }
    }

    /// - Parameters:
    ///   - markers: where they stand on the sheet.
    ///   - radius: pixels within which they are gathered.
    ///   - most: a step that would show more pins than this shows those of the step before.
    public init(
        _ markers: [MapMarker],
        radius: Double = MapPins.radius,
        most: Int = .max
    ) {
        var shown: [[Int]: (cluster: MarkerClustering.Cluster, steps: [Int])] = [:]
        var homes: [[Int]] = []
        var before: [MarkerClustering.Cluster]?
        for (step, scale) in Self.steps.enumerated() {
            var home = [Int](repeating: 0, count: markers.count)
            var clusters = MarkerClustering.clusters(markers, radius: radius / scale)
            if let before, clusters.count > most { clusters = before }
            before = clusters
            for (place, cluster) in clusters.enumerated() {
                shown[cluster.members, default: (cluster, [])].steps.append(step)
                for member in cluster.members { home[member] = place }
            }
            homes.append(home)
        }
        let pins = shown.values.map { entry in
            let cluster = entry.cluster
            let expansion = Self.steps.indices.first { step in
                step > (entry.steps.last ?? 0)
                    && Set(cluster.members.map { homes[step][$0] }).count > 1
            }
            let spot = CanvasPoint(nearest: (cluster.x, cluster.y))
            return Pin(
                members: cluster.members,
                x: spot.x,
                y: spot.y,
                weight: cluster.weight,
                steps: entry.steps,
                expansion: cluster.members.count > 1 ? expansion : nil
            )
        }
        self.init(pins)
    }

    /// The radius of a pin, in pixels: 13 for the lightest, 16 for the heaviest.
    public static func radius(of weight: Int, heaviest: Int) -> Int {
        guard heaviest > 0, weight > 0 else { return 13 }
        return 13 + Int(clamping: (3 * (Double(weight) / Double(heaviest)).squareRoot()).rounded())
    }
}
