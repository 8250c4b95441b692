/// Leaves out the corners that matter least, the same ones on both sides of a border.
///
/// M. Visvalingam and J. D. Whyatt, "Line generalisation by repeated elimination of points" (1993): the corner whose
/// triangle with its neighbours is the smallest goes first. Where three outlines meet, corners stay.
public enum Simplifier {
    /// The outlines with as many corners as fit into a number of bytes of SVG path data; corners where outlines meet
    /// stay even when they alone are more.
    public static func fit(_ outlines: [[[CanvasPoint]]], bytes: Int) -> [[[CanvasPoint]]] {
        var thinning = OutlineThinning(outlines)
        func fits(_ outlines: [[[CanvasPoint]]]) -> Bool {
            outlines.reduce(0) { $0 + PathData.bytes(closed: $1).count } <= bytes
        }
        var best = thinning.outlines(over: 0)
        if fits(best) { return best }
        var low = 0.0
        var high = 1.0
        best = thinning.outlines(over: high)
        while !fits(best), high < 1_048_576 {
            low = high
            high *= 4
            best = thinning.outlines(over: high)
        }
        for _ in 0..<8 {
            let middle = (low + high) / 2
            let tried = thinning.outlines(over: middle)
            if fits(tried) {
                high = middle
                best = tried
            } else {
                low = middle
            }
        }
        return best
    }
}
