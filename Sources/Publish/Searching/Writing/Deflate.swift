import CZlib

/// Compresses files of the index.
enum Deflate {
    /// The highest levels take three times as long for a thousandth less.
    private static let level: Int32 = 6

    static func bytes(_ content: [UInt8]) -> [UInt8] {
        var size = compressBound(uLong(content.count))
        var output = [UInt8](repeating: 0, count: Int(size))
        let code = output.withUnsafeMutableBufferPointer { target in
            content.withUnsafeBufferPointer { source in
                compress2(
                    target.baseAddress,
                    &size,
                    source.baseAddress,
                    uLong(content.count),
                    level
                )
            }
        }
        // The room is what zlib itself asks for, so only a machine without memory comes here.
        precondition(code == Z_OK, "zlib has no memory")
        output.removeLast(output.count - Int(size))
        return output
    }
}
