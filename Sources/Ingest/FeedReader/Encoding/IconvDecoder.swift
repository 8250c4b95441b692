import Foundation

#if canImport(Darwin)
import CIconv
#endif

/// Turns bytes of one encoding into UTF-8 with the C library's converter.
struct IconvDecoder {
    struct Result {
        var bytes: [UInt8] = []
        var errors = 0
    }

    private let encoding: String

    /// Nil when this system does not know the encoding.
    init?(encoding: String) {
        guard let descriptor = Self.open(encoding) else { return nil }
        iconv_close(descriptor)
        self.encoding = encoding
    }

    func decode(_ bytes: [UInt8]) -> Result {
        guard let descriptor = Self.open(encoding) else { return Result() }
        defer { iconv_close(descriptor) }
        var result = Result()
        result.bytes.reserveCapacity(bytes.count * 3 / 2)
        var input = bytes
        input.withUnsafeMutableBytes { raw in
            var source = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
            var left = raw.count
            var chunk = [UInt8](repeating: 0, count: 64 * 1_024)
            while left > 0 {
                let status = Self.step(descriptor, &source, &left, &chunk, &result.bytes)
                guard status == -1 else { break }
                if errno == E2BIG { continue }
                // A byte that fits nowhere, or a character cut off at the end.
                result.errors += 1
                result.bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
                source = source.map { $0 + 1 }
                left -= 1
            }
        }
        return result
    }

    private static func step(
        _ descriptor: iconv_t,
        _ source: inout UnsafeMutablePointer<CChar>?,
        _ left: inout Int,
        _ chunk: inout [UInt8],
        _ output: inout [UInt8]
    ) -> Int {
        let size = chunk.count
        return chunk.withUnsafeMutableBytes { raw in
            var target = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
            var room = size
            let status = iconv(descriptor, &source, &left, &target, &room)
            let code = errno
            output.append(contentsOf: raw[0..<(size - room)])
            errno = code
            return status
        }
    }

    private static func open(_ encoding: String) -> iconv_t? {
        guard let descriptor = iconv_open("UTF-8", encoding) else { return nil }
        // iconv reports failure as the pointer -1.
        return Int(bitPattern: descriptor) == -1 ? nil : descriptor
    }
}
