import Basics

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The file of a kept listing, read block by block.
final class ListingFile: Sendable {
    private let descriptor: Int32

    /// Nil when there is none.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// What was written is no longer there.
    struct Damage: Error {}

    /// - Parameters:
    ///   - block: what is read.
    ///   - bytes: at whose beginning it is put; there may be others behind it.
    /// - Throws: `Damage` when the block is not as it was written.
    func read(_ block: ListingDirectory.Block, into bytes: inout [UInt8]) throws(Damage) {
        if bytes.count < block.size {
            // Others may be a little longer.
            bytes = [UInt8](repeating: 0, count: ListingWriter.longestBlock)
        }
        var read = 0
        while read < block.size {
            let more = bytes.withUnsafeMutableBytes { bytes in
                let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[read..<block.size])
                return pread(descriptor, rest.baseAddress, rest.count, off_t(block.offset + read))
            }
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { throw Damage() }
            read += more
        }
        let hash = bytes.withUnsafeBytes { StableHash.of(.init(rebasing: $0[..<block.size])) }
        guard hash == block.hash else { throw Damage() }
    }
}
