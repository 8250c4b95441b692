import Basics
import Domain
import Pages

/// Draws the crier's bell between two rules, as `assets/icon.svg` has it, without any program for pictures.
enum IconDrawing {
    /// Differs whenever the drawing does.
    static let version = StableHash.of("bell between two rules, 1")

    /// The side of the square in which the shapes are given.
    private static let side = 64.0
    private static let paper = PixelColour(red: 0xFA, green: 0xF7, blue: 0xF0)
    private static let almagre = PixelColour(red: 0x8C, green: 0x2F, blue: 0x1B)

    static func file(of icon: SiteIcon) -> [UInt8] {
        let drawing = PNGFile.bytes(
            coverage(size: icon.size, inset: icon == .maskable ? 0.16 : 0),
            size: icon.size,
            ink: paper,
            ground: almagre
        )
        return icon == .favicon ? IconFile.bytes(drawing, size: icon.size) : drawing
    }

    /// How much of each pixel the drawing covers, from 0 to 1; `inset` is the part of the side left free around it.
    private static func coverage(size: Int, inset: Double) -> [Double] {
        let scale = Double(size) * (1 - 2 * inset) / side
        let offset = Double(size) * inset
        var canvas = InkCanvas(size: size)
        for outline in outlines {
            canvas.fill(
                outline.map { InkPoint(x: $0.x * scale + offset, y: $0.y * scale + offset) }
            )
        }
        return canvas.coverage
    }

    private static var outlines: [[InkPoint]] {
        [
            rectangle(8, 10, 48, 4), rectangle(8, 16, 48, 1), bell,
            arc(centre: InkPoint(x: 32, y: 49), radius: 5, from: .pi, to: 0),
        ]
    }

    private static func rectangle(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double
    ) -> [InkPoint] {
        [
            InkPoint(x: x, y: y), InkPoint(x: x + width, y: y),
            InkPoint(x: x + width, y: y + height), InkPoint(x: x, y: y + height),
        ]
    }

    private static var bell: [InkPoint] {
        let right = curve(
            InkPoint(x: 50, y: 46),
            InkPoint(x: 46, y: 42),
            InkPoint(x: 45, y: 38),
            InkPoint(x: 45, y: 32)
        )
        let crown = arc(centre: InkPoint(x: 32, y: 32), radius: 13, from: 0, to: -.pi)
        let left = curve(
            InkPoint(x: 19, y: 32),
            InkPoint(x: 19, y: 38),
            InkPoint(x: 18, y: 42),
            InkPoint(x: 14, y: 46)
        )
        return right + crown + left
    }

    private static let steps = 24

    /// Points of a cubic curve.
    private static func curve(
        _ start: InkPoint,
        _ first: InkPoint,
        _ second: InkPoint,
        _ end: InkPoint
    ) -> [InkPoint] {
        (0...steps).map { step in
            let t = Double(step) / Double(steps)
            let u = 1 - t
            func mix(_ part: (InkPoint) -> Double) -> Double {
                u * u * u * part(start) + 3 * u * u * t * part(first)
                    + 3 * u * t * t * part(second) + t * t * t * part(end)
            }
            return InkPoint(x: mix(\.x), y: mix(\.y))
        }
    }

    /// Points of a part of a circle, by rotation from point to point: the same digits on every machine.
    private static func arc(
        centre: InkPoint,
        radius: Double,
        from start: Double,
        to end: Double
    ) -> [InkPoint] {
        // Half a circle in 48 steps: cosine and sine of 3.75 degrees.
        let (cosine, sine) = (0.997_858_923_238_603_5, 0.065_403_129_230_143_07)
        let turn = end < start ? -sine : sine
        var x = start == 0 ? radius : -radius
        var y = 0.0
        return (0...48).map { _ in
            let point = InkPoint(x: centre.x + x, y: centre.y + y)
            (x, y) = (x * cosine - y * turn, x * turn + y * cosine)
            return point
        }
    }
}
