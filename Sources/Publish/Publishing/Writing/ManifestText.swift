import Basics
import Foundation

/// The text of a manifest on the disk, read piece by piece; it stays what it was when another takes its place.
final class ManifestText: Sendable {
    private let path: String
    private let descriptor: Int32
    let size: Int

    /// More than any line that we write.
    private static let piece = 1 << 18
    private static let newLine = UInt8(ascii: "\n")

    init?(_ path: String) {
        guard let file = FileSystem.opened(path) else { return nil }
        self.path = path
        descriptor = file.descriptor
        size = file.size
    }

    deinit { FileSystem.shut(descriptor) }

    /// When it cannot be read any more, as when somebody cut it meanwhile.
    var failure: WriteError { WriteError(path, code: EIO) }

    /// What the first line says; nil when this is no manifest.
    var head: ManifestHead? { ManifestHead(of: bytes(of: 0..<min(size, ManifestHead.limit))) }

    /// A part of it, as far as it can be read.
    func bytes(of range: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            let room = UnsafeMutableBufferPointer(rebasing: buffer[..<range.count])
            count = FileSystem.read(
                descriptor,
                at: range.lowerBound,
                into: UnsafeMutableRawBufferPointer(room)
            )
        }
    }

    /// Calls back for each line of a range, without its end, and with where it begins, until one is refused.
    ///
    /// - Returns: whether every line was taken, the last of them with its end.
    func forEachLine(
        in range: Range<Int>,
        _ body: (UnsafeRawBufferPointer, Int) -> Bool
    ) -> Bool {
        let size = min(Self.piece, range.count)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
        defer { buffer.deallocate() }
        // Where what is in the buffer begins, and so many bytes of a line whose end was not yet read.
        var (base, kept) = (range.lowerBound, 0)
        while base + kept < range.upperBound {
            let end = min(size, range.upperBound - base)
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[kept..<end])
            let count = FileSystem.read(descriptor, at: base + kept, into: room)
            guard count > 0 else { return false }
            let filled = UnsafeRawBufferPointer(rebasing: buffer[..<(kept + count)])
            var start = 0
            while let end = ByteSearch.first(Self.newLine, in: filled, from: start) {
                let line = UnsafeRawBufferPointer(rebasing: filled[start..<end])
                guard body(line, base + start) else { return false }
                start = end + 1
            }
            base += start
            kept = filled.count - start
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: filled[start...]))
        }
        return kept == 0
    }
}
