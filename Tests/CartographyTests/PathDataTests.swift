import Cartography
import Testing

@Suite struct PathDataTests {
    private let triangle = [(591, 249), (592, 249), (581, 257)].map {
        CanvasPoint(x: $0.0, y: $0.1)
    }

    @Test func ringsAreStepsAndClosed() {
        #expect(PathData.closed([triangle, triangle]) == "M591 249l1 0-11 8zM591 249l1 0-11 8z")
    }

    @Test func linesStayOpen() {
        #expect(PathData.open([triangle]) == "M591 249l1 0-11 8")
    }

    @Test func nothingIsNothing() {
        #expect(PathData.closed([]).isEmpty)
        #expect(PathData.closed([[]]).isEmpty)
    }
}
