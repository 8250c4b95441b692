import Cartography
import Testing

@Suite struct MarkerClusteringTests {
    @Test func theHeaviestGathersItsNeighbours() {
        let markers = [(0.0, 0.0, 1), (10, 0, 9), (100, 0, 2)].map {
            MapMarker(x: $0.0, y: $0.1, weight: $0.2)
        }
        let clusters = MarkerClustering.clusters(markers, radius: 20)
        #expect(clusters.map(\.members) == [[0, 1], [2]])
        #expect(clusters[0].weight == 10)
        #expect(clusters[0].x == 9)
    }

    @Test func clustersThatMovedOntoEachOtherAreGatheredAgain() {
        let markers = (0..<60).map { index in
            MapMarker(x: Double(index % 10) * 9, y: Double(index / 10) * 7, weight: 1 + index % 5)
        }
        let clusters = MarkerClustering.clusters(markers, radius: 30)
        for (index, one) in clusters.enumerated() {
            for other in clusters.dropFirst(index + 1) {
                let (x, y) = (one.x - other.x, one.y - other.y)
                #expect((x * x + y * y).squareRoot() > 27)
            }
        }
        #expect(clusters.flatMap(\.members).sorted() == Array(0..<60))
    }

    @Test func aHundredThousandInOnePlaceAreOne() {
        let markers = [MapMarker](repeating: MapMarker(x: 3, y: 4, weight: 1), count: 100_000)
        let clusters = MarkerClustering.clusters(markers, radius: 2.75)
        #expect(clusters.count == 1)
        #expect(clusters.first?.weight == 100_000)
    }

    @Test func weightlessMarkersHaveAMiddleToo() {
        let markers = [0.0, 4].map { MapMarker(x: $0, y: 0, weight: 0) }
        #expect(MarkerClustering.clusters(markers, radius: 9).first?.x == 2)
    }

    @Test func noMarkersGiveNoClusters() {
        #expect(MarkerClustering.clusters([], radius: 44).isEmpty)
    }
}
