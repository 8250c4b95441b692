import CZlib

/// Makes bytes small and large again, as zlib streams (RFC 1950).
public enum Packing {
    /// The highest levels take three times as long for a thousandth less.
    private static let level: Int32 = 6

    public static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var size = compressBound(uLong(bytes.count))
        var output = [UInt8](repeating: 0, count: Int(size))
        let code = compress2(&output, &size, bytes, uLong(bytes.count), level)
        // The room is what zlib itself asks for, so only a machine without memory comes here.
        precondition(code == Z_OK, "zlib has no memory")
        output.removeLast(output.count - Int(size))
        return output
    }

    /// Nil when the bytes are not what so many were packed into.
    public static func unpacked(_ bytes: [UInt8], size: Int) -> [UInt8]? {
        var length = uLong(size)
        // zlib wants a place even for nothing.
        var output = [UInt8](repeating: 0, count: max(1, size))
        let code = uncompress(&output, &length, bytes, uLong(bytes.count))
        guard code == Z_OK, Int(length) == size else { return nil }
        output.removeLast(output.count - size)
        return output
    }
}
