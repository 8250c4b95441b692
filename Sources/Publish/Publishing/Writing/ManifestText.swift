import Foundation

/// The text of a manifest on the disk, read piece by piece; it stays what it was when another takes its place.
final class ManifestText: Sendable {
    private let descriptor: Int32
    let size: Int

    /// More than any line that we write.
    private static let piece = 1 << 18
    private static let newLine = UInt8(ascii: "\n")

    init?(_ path: String) {
        guard let file = FileSystem.opened(path) else { return nil }
        descriptor = file.descriptor
        size = file.size
    }

    deinit { FileSystem.shut(descriptor) }

    /// What the first line says; nil when this is no manifest.
    var head: ManifestHead? {
        let length = min(size, ManifestHead.limit)
        return ManifestHead(
            of: [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
                count = FileSystem.read(
                    descriptor,
                    at: 0,
                    into: UnsafeMutableRawBufferPointer(buffer)
                )
            }
        )
    }

    /// Calls back for each line, without its end, until one is refused.
    ///
    /// - Returns: whether every line was taken, the last of them with its end.
    func forEachLine(_ body: (UnsafeRawBufferPointer) -> Bool) -> Bool {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.piece, alignment: 1)
        defer { buffer.deallocate() }
        // So many bytes of a line whose end was not yet read.
        var kept = 0
        var offset = 0
        while offset < size {
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[kept...])
            let count = FileSystem.read(descriptor, at: offset, into: room)
            guard count > 0 else { return false }
            offset += count
            let filled = UnsafeRawBufferPointer(rebasing: buffer[..<(kept + count)])
            var start = 0
            while let end = Self.lineEnd(in: filled, from: start) {
                guard body(UnsafeRawBufferPointer(rebasing: filled[start..<end])) else {
                    return false
                }
                start = end + 1
            }
            kept = filled.count - start
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: filled[start...]))
        }
        return kept == 0
    }

    private static func lineEnd(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = text.baseAddress, start < text.count else { return nil }
        return memchr(base + start, Int32(newLine), text.count - start)
            .map { UnsafeRawPointer($0) - base }
    }
}
