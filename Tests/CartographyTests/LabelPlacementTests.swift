import Cartography
import Testing

@Suite struct LabelPlacementTests {
    private let sheet = LabelPlacement.Box(x: 0, y: 0, width: 200, height: 100)

    private func label(_ x: Double, _ y: Double) -> LabelPlacement.Label {
        LabelPlacement.Label(x: x, y: y, width: 40, height: 12, distance: 8)
    }

    @Test func aFreeLabelStandsBelow() throws {
        let box = try #require(
            LabelPlacement.place([label(100, 50)], within: sheet, around: []).first ?? nil
        )
        #expect(box == LabelPlacement.Box(x: 80, y: 58, width: 40, height: 12))
    }

    @Test func noneCoversAnother() {
        let labels = (0..<12).map { label(100 + Double($0), 50) }
        let boxes = LabelPlacement.place(labels, within: sheet, around: []).compactMap(\.self)
        #expect(boxes.count >= 3 && boxes.count < 12)
        for (index, one) in boxes.enumerated() {
            for other in boxes.dropFirst(index + 1) {
                let apart =
                    one.x + one.width <= other.x || other.x + other.width <= one.x
                    || one.y + one.height <= other.y || other.y + other.height <= one.y
                #expect(apart)
            }
        }
    }

    @Test func labelsStayOnTheSheetAndOffThePins() throws {
        let pin = LabelPlacement.Box(x: 60, y: 90, width: 80, height: 10)
        let boxes = LabelPlacement.place(
            [label(100, 92), label(100, -300)],
            within: sheet,
            around: [pin]
        )
        #expect(try #require(boxes[0]).y < 90)
        #expect(boxes[1] == nil)
    }

    @Test func wideScriptsTakeMoreRoom() {
        #expect(
            LabelPlacement.width(of: "東京", size: 15) > LabelPlacement.width(of: "ab", size: 15)
        )
    }
}
