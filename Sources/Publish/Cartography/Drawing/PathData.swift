/// Writes SVG path data: whole numbers, each corner as the step from the one before.
public enum PathData {
    /// Rings, each closed.
    public static func closed(_ rings: [[CanvasPoint]]) -> String {
        var text = ""
        for ring in rings { write(ring, into: &text, end: "z") }
        return text
    }

    /// Lines that stay open.
    public static func open(_ lines: [[CanvasPoint]]) -> String {
        var text = ""
        for line in lines { write(line, into: &text, end: "") }
        return text
    }

    private static func write(_ corners: [CanvasPoint], into text: inout String, end: String) {
        guard let first = corners.first else { return }
        text += "M\(first.x)"
        append(first.y, to: &text)
        var before = first
        var isFirst = true
        for corner in corners.dropFirst() {
            let step = (x: corner.x - before.x, y: corner.y - before.y)
            if isFirst {
                text += "l\(step.x)"
                isFirst = false
            } else {
                append(step.x, to: &text)
            }
            append(step.y, to: &text)
            before = corner
        }
        text += end
    }

    /// A minus sign parts two numbers as well as a space.
    private static func append(_ number: Int, to text: inout String) {
        text += number < 0 ? "\(number)" : " \(number)"
    }
}
