import CBrotli
import CZlib

/// A way of compressing that browsers understand.
enum ContentCoding: String, CaseIterable, Sendable {
    case gzip
    case brotli

    /// What is added to the name of a file.
    var ending: String {
        switch self {
        case .gzip: ".gz"
        case .brotli: ".br"
        }
    }

    /// The bytes as small as the coding can make them; nil where that fails.
    func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        switch self {
        case .gzip: Self.gzip(bytes)
        case .brotli: Self.brotli(bytes)
        }
    }

    private static func brotli(_ bytes: [UInt8]) -> [UInt8]? {
        var size = BrotliEncoderMaxCompressedSize(bytes.count)
        guard size > 0 else { return nil }
        var output = [UInt8](repeating: 0, count: size)
        // The best quality and the window that every browser has.
        let done = BrotliEncoderCompress(
            11,
            22,
            BROTLI_MODE_TEXT,
            bytes.count,
            bytes,
            &size,
            &output
        )
        return done == BROTLI_TRUE ? Array(output.prefix(size)) : nil
    }

    private static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        // 31: the largest window, and the frame of gzip, which then names no file and no time.
        let begun = deflateInit2_(
            &stream,
            9,
            Z_DEFLATED,
            31,
            9,
            Z_DEFAULT_STRATEGY,
            zlibVersion(),
            Int32(MemoryLayout<z_stream>.size)
        )
        guard begun == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))))
        let code = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = uInt(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = uInt(target.count)
                return deflate(&stream, Z_FINISH)
            }
        }
        return code == Z_STREAM_END ? Array(output.prefix(Int(stream.total_out))) : nil
    }
}
