/// Writes SVG path data: whole numbers, each corner as the step from the one before.
public enum PathData {
    /// Rings, each closed.
    public static func closed(_ rings: [[CanvasPoint]]) -> String {
        String(decoding: bytes(closed: rings), as: UTF8.self)
    }

    /// Lines that stay open.
    public static func open(_ lines: [[CanvasPoint]]) -> String {
        String(decoding: bytes(open: lines), as: UTF8.self)
    }

    static func bytes(closed rings: [[CanvasPoint]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for ring in rings where !ring.isEmpty {
            write(ring, into: &bytes)
            bytes.append(UInt8(ascii: "z"))
        }
        return bytes
    }

    static func bytes(open lines: [[CanvasPoint]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines where !line.isEmpty { write(line, into: &bytes) }
        return bytes
    }

    private static func write(_ corners: [CanvasPoint], into bytes: inout [UInt8]) {
        var before = corners[0]
        write(UInt8(ascii: "M"), before.x, before.y, into: &bytes)
        for index in corners.indices.dropFirst() {
            let corner = corners[index]
            // What stands there for all that follow is written once.
            let letter = index == 1 ? UInt8(ascii: "l") : nil
            write(letter, corner.x - before.x, corner.y - before.y, into: &bytes)
            before = corner
        }
    }

    private static func write(_ letter: UInt8?, _ x: Int, _ y: Int, into bytes: inout [UInt8]) {
        if let letter { bytes.append(letter) }
        write(x, isParted: letter == nil, into: &bytes)
        write(y, isParted: true, into: &bytes)
    }

    /// - Parameters:
    ///   - number: a coordinate or a step.
    ///   - isParted: from the number before it, which a minus sign does as well as a space.
    ///   - bytes: what it is written behind.
    private static func write(_ number: Int, isParted: Bool, into bytes: inout [UInt8]) {
        if number < 0 {
            bytes.append(UInt8(ascii: "-"))
        } else if isParted {
            bytes.append(UInt8(ascii: " "))
        }
        var rest = number.magnitude
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }
}
