/// Gathers markers that would lie on each other.
public enum MarkerClustering {
    /// Markers that are shown as one, at their common centre of weight.
    public struct Cluster: Hashable, Sendable {
        /// Which of the markers, in rising order.
        public let members: [Int]
        public let x: Double
        public let y: Double
        public let weight: Int
    }

    /// The heaviest marker gathers what lies within the radius, then the next that is left; clusters that have moved
    /// onto each other are gathered again.
    public static func clusters(_ markers: [MapMarker], radius: Double) -> [Cluster] {
        var clusters = markers.enumerated().map { index, marker in
            Cluster(members: [index], x: marker.x, y: marker.y, weight: marker.weight)
        }
        var reach = radius
        for _ in 0..<12 {
            let gathered = gather(clusters, radius: reach)
            if gathered.count == clusters.count { break }
            clusters = gathered
            reach = radius * 0.9
        }
        return clusters.sorted { ($1.weight, $0.members[0]) < ($0.weight, $1.members[0]) }
    }

    private static func gather(_ clusters: [Cluster], radius: Double) -> [Cluster] {
        guard radius > 0 else { return clusters }
        func cell(_ cluster: Cluster) -> CanvasPoint {
            CanvasPoint(
                nearest: (
                    (cluster.x / radius).rounded(.down), (cluster.y / radius).rounded(.down)
                )
            )
        }
        var cells: [CanvasPoint: [Int]] = [:]
        for (index, cluster) in clusters.enumerated() {
            cells[cell(cluster), default: []].append(index)
        }
        let order = clusters.indices.sorted {
            (clusters[$1].weight, clusters[$0].members[0])
                < (clusters[$0].weight, clusters[$1].members[0])
        }
        var isTaken = [Bool](repeating: false, count: clusters.count)
        var result: [Cluster] = []
        for index in order where !isTaken[index] {
            let middle = cell(clusters[index])
            var found: [Int] = []
            for y in middle.y - 1...middle.y + 1 {
                for x in middle.x - 1...middle.x + 1 {
                    let spot = CanvasPoint(x: x, y: y)
                    guard let near = cells[spot] else { continue }
                    let within = near.filter { isNear(clusters[$0], clusters[index], radius) }
                    guard !within.isEmpty else { continue }
                    for one in within { isTaken[one] = true }
                    found += within
                    // What is taken leaves its cell, or a hundred thousand in one place would be looked at again.
                    cells[spot] = near.filter { !isTaken[$0] }
                }
            }
            result.append(merged(found.map { clusters[$0] }))
        }
        return result
    }

    private static func isNear(_ one: Cluster, _ other: Cluster, _ radius: Double) -> Bool {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return x * x + y * y <= radius * radius
    }

    private static func merged(_ clusters: [Cluster]) -> Cluster {
        if clusters.count == 1 { return clusters[0] }
        var members: [Int] = []
        var (x, y, sum) = (0.0, 0.0, 0.0)
        for cluster in clusters {
            let share = Double(max(cluster.weight, 1))
            members += cluster.members
            x += cluster.x * share
            y += cluster.y * share
            sum += share
        }
        return Cluster(
            members: members.sorted(),
            x: x / sum,
            y: y / sum,
            weight: clusters.reduce(0) { $0 + $1.weight }
        )
    }
}
