/// Packs bits as deflate does: the lowest first.
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var used = 8

    mutating func write(_ value: Int, count: Int) {
        for bit in 0..<count {
            if used == 8 {
                bytes.append(0)
                used = 0
            }
            if value >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(used) }
            used += 1
        }
    }

    mutating func write(_ first: Int, count: Int, then second: Int, count secondCount: Int) {
        write(first, count: count)
        write(second, count: secondCount)
    }
}
