@testable import Cartography
import Testing

@Suite struct SimplifierTests {
    /// Two fields with a ragged border between them.
    private static let border = (0...20).map {
        CanvasPoint(x: 50 + [0, 1, 3, 1][$0 % 4], y: $0 * 5)
    }
    private static let left =
        [CanvasPoint(x: 0, y: 100), CanvasPoint(x: 0, y: 0)] + border
    private static let right =
        [CanvasPoint(x: 100, y: 0), CanvasPoint(x: 100, y: 100)] + border.reversed()

    private func simplified(_ outlines: [[[CanvasPoint]]], area: Double) -> [[[CanvasPoint]]] {
        var thinning = OutlineThinning(outlines)
        return thinning.outlines(over: area)
    }

    @Test func bothSidesOfABorderLoseTheSameCorners() {
        let simple = simplified([[Self.left], [Self.right]], area: 12)
        let one = Set(simple[0][0]).intersection(Self.border)
        let other = Set(simple[1][0]).intersection(Self.border)
        #expect(one == other)
        #expect(one.count < Self.border.count && one.count >= 2)
    }

    @Test func whereThreeOutlinesMeetTheCornerStays() {
        let simple = simplified([[Self.left], [Self.right]], area: 1_000_000)
        #expect(simple.allSatisfy { $0.allSatisfy { $0.count >= 3 } })
        #expect(simple[0][0].contains(CanvasPoint(x: 50, y: 0)))
    }

    @Test func nothingIsLostWithinTheBudget() {
        let outlines = [[Self.left], [Self.right]]
        #expect(Simplifier.fit(outlines, bytes: 10_000) == simplified(outlines, area: 0))
    }

    @Test func smallIslandsGoAndTheLargestRingStays() {
        func square(_ x: Int, _ size: Int) -> [CanvasPoint] {
            [(0, 0), (size, 0), (size, size), (0, size)].map {
                CanvasPoint(x: x + $0.0, y: $0.1)
            }
        }
        let archipelago = [square(0, 2), square(10, 9), square(30, 3)]
        #expect(simplified([archipelago], area: 10) == [[square(10, 9)]])
        #expect(simplified([[square(0, 2)]], area: 10)[0].count == 1)
    }

    @Test func anEnclaveIsNoIsland() {
        let inner = [(4, 4), (6, 4), (6, 6), (4, 6)].map { CanvasPoint(x: $0.0, y: $0.1) }
        let outer = [(0, 0), (99, 0), (99, 99), (0, 99)].map { CanvasPoint(x: $0.0, y: $0.1) }
        let simple = simplified([[outer, inner], [inner]], area: 50)
        #expect(simple.map(\.count) == [2, 1])
    }

    @Test func cornersOnAStraightLineGoFirst() {
        let square = [(0, 0), (5, 0), (10, 0), (10, 10), (0, 10)].map {
            CanvasPoint(x: $0.0, y: $0.1)
        }
        #expect(simplified([[square]], area: 0)[0][0].count == 4)
    }
}
