/// Leaves out corners of lines, and then whole short lines, until their path data fits.
enum LineThinning {
    static func fit(_ lines: [[CanvasPoint]], bytes: Int) -> [[CanvasPoint]] {
        var kept = lines
        var step = 2
        while PathData.bytes(open: kept).count > bytes, step <= 32 {
            kept = lines.compactMap { thinned($0, step: step) }
            step *= 2
        }
        guard PathData.bytes(open: kept).count > bytes else { return kept }
        let byLength = kept.indices.sorted { length(kept[$1]) < length(kept[$0]) }
        var room = bytes
        var chosen: Set<Int> = []
        for index in byLength {
            room -= PathData.bytes(open: [kept[index]]).count
            guard room >= 0 else { break }
            chosen.insert(index)
        }
        return kept.indices.filter { chosen.contains($0) }.map { kept[$0] }
    }

    /// Corners at least so far from the one before, and the end; nil for a line that is shorter.
    private static func thinned(_ line: [CanvasPoint], step: Int) -> [CanvasPoint]? {
        guard let first = line.first, let last = line.last else { return nil }
        var kept = [first]
        for corner in line.dropFirst().dropLast()
        where distance(corner, kept[kept.count - 1]) >= step {
            kept.append(corner)
        }
        if kept.count == 1, distance(first, last) < step { return nil }
        return kept + [last]
    }

    private static func length(_ line: [CanvasPoint]) -> Int {
        zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }

    private static func distance(_ one: CanvasPoint, _ other: CanvasPoint) -> Int {
        max(abs(one.x - other.x), abs(one.y - other.y))
    }
}
