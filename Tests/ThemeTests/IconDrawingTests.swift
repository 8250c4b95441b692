import Pages
import Testing

@testable import Publishing

@Suite struct IconDrawingTests {
    @Test(arguments: SiteIcon.allCases)
    func iconsHaveTheSizeThatTheySay(icon: SiteIcon) throws {
        let file = IconDrawing.file(of: icon)
        let start = icon == .favicon ? 22 : 0
        #expect(Array(file[start..<start + 8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let side = file[start + 16..<start + 20].reduce(0) { $0 << 8 | Int($1) }
        #expect(side == icon.size)
        #expect(file.count < 12_000)
    }

    @Test func theSameIconIsTheSameBytes() {
        #expect(IconDrawing.file(of: .small) == IconDrawing.file(of: .small))
    }

    @Test func inkHasSoftEdges() {
        var canvas = InkCanvas(size: 4)
        canvas.fill([
            InkPoint(x: 1, y: 1), InkPoint(x: 2.5, y: 1), InkPoint(x: 2.5, y: 3),
            InkPoint(x: 1, y: 3),
        ])
        #expect(
            canvas.coverage == [
                0, 0, 0, 0,
                0, 1, 0.5, 0,
                0, 1, 0.5, 0,
                0, 0, 0, 0,
            ]
        )
    }

    @Test func whatLiesOutsideIsCutOff() {
        var canvas = InkCanvas(size: 2)
        canvas.fill([
            InkPoint(x: -5, y: -5), InkPoint(x: 5, y: -5), InkPoint(x: 5, y: 5),
            InkPoint(x: -5, y: 5),
        ])
        #expect(canvas.coverage == [1, 1, 1, 1])
    }
}
