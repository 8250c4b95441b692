import Basics

/// A point of a drawing, in pixels from the upper left corner.
struct InkPoint: Sendable {
    let x: Double
    let y: Double
}

/// A square on which outlines are filled with one ink, with soft edges.
struct InkCanvas {
    private let size: Int
    /// How much of each pixel is inked, row by row, from 0 to 1.
    private(set) var coverage: [Double]

    /// Each row of pixels is looked at in so many lines.
    private static let lines = 4

    init(size: Int) {
        self.size = size
        coverage = Array(repeating: 0, count: size * size)
    }

    /// Inks what lies inside an outline (even-odd).
    mutating func fill(_ outline: [InkPoint]) {
        for line in 0..<size * Self.lines {
            let y = (Double(line) + 0.5) / Double(Self.lines)
            let crossings = Self.crossings(of: outline, at: y)
            for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
                ink(row: line / Self.lines, from: crossings[pair], to: crossings[pair + 1])
            }
        }
    }

    private static func crossings(of outline: [InkPoint], at y: Double) -> [Double] {
        var crossings: [Double] = []
        var previous = outline[outline.count - 1]
        for point in outline {
            if (previous.y <= y) != (point.y <= y) {
                let part = (y - previous.y) / (point.y - previous.y)
                crossings.append(previous.x + part * (point.x - previous.x))
            }
            previous = point
        }
        return crossings.sorted()
    }

    private mutating func ink(row: Int, from start: Double, to end: Double) {
        let first = max(0, Int(clamping: start))
        let last = min(size - 1, Int(clamping: end))
        guard first <= last else { return }
        for column in first...last {
            let covered = min(end, Double(column + 1)) - max(start, Double(column))
            let index = row * size + column
            coverage[index] = min(1, coverage[index] + max(0, covered) / Double(Self.lines))
        }
    }
}
