#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file of pages of one size, straight from the disk.
final class PageFile: Sendable {
    let pageSize: Int
    private let descriptor: Int32

    /// So many bytes are read at once.
    private static let piece = 1 << 18

    /// - Parameters:
    ///   - path: where it lies.
    ///   - pageSize: nil to have it from the head of an archive.
    ///   - isNew: whether to begin an empty file.
    ///   - writes: whether pages are to be written.
    init?(_ path: String, pageSize: Int? = nil, isNew: Bool = false, writes: Bool = false) {
        let flags = isNew ? O_RDWR | O_CREAT | O_TRUNC : writes ? O_RDWR : O_RDONLY
        // Its mode is that of the file of which it is a copy.
        descriptor = open(path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        guard let size = pageSize ?? Self.pageSize(of: descriptor) else {
            close(descriptor)
            return nil
        }
        self.pageSize = size
    }

    deinit { close(descriptor) }

    /// Lets read it and write it whoever may do so with another file, and nobody else.
    func takeMode(of other: PageFile) {
        guard let mode = other.mode, mode != self.mode else { return }
        fchmod(descriptor, mode)
    }

    private var mode: mode_t? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    /// As the head of an archive names it.
    private static func pageSize(of descriptor: Int32) -> Int? {
        var bytes = [UInt8](repeating: 0, count: 2)
        guard pread(descriptor, &bytes, 2, 16) == 2 else { return nil }
        let named = Int(bytes[0]) << 8 | Int(bytes[1])
        let size = named == 1 ? 65_536 : named
        return size >= 512 && size & (size - 1) == 0 ? size : nil
    }

    /// What tells this archive from others; nil when this does not begin as an archive does.
    var generation: UInt32? {
        var head = [UInt8](repeating: 0, count: 100)
        guard pread(descriptor, &head, head.count, 0) == head.count,
            head.starts(with: Array("SQLite format 3\0".utf8))
        else { return nil }
        return ArchiveGeneration.read(head)
    }

    private var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    var count: Int { (size + pageSize - 1) / pageSize }
    /// Whether no page is cut.
    var isEven: Bool { size % pageSize == 0 }

    /// A page, counted from 0; nil when it cannot be read.
    func page(_ number: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: pageSize)
        let count = bytes.withUnsafeMutableBytes {
            pread(descriptor, $0.baseAddress, pageSize, off_t(number * pageSize))
        }
        return count == pageSize ? bytes : nil
    }

    func write(_ bytes: UnsafeRawBufferPointer, at number: Int) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = pwrite(
                descriptor,
                bytes.baseAddress?.advanced(by: written),
                bytes.count - written,
                off_t(number * pageSize + written)
            )
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }

    /// Reads pages in their order, some at once.
    ///
    /// - Parameters:
    ///   - numbers: which of those that there are; nil for all.
    ///   - body: told the number of the first, and the bytes of as many as were read; ends it by false.
    /// - Returns: whether all could be read.
    func forEachPiece(
        of numbers: Range<Int>? = nil,
        _ body: (Int, UnsafeRawBufferPointer) -> Bool
    ) -> Bool {
        let numbers = numbers ?? 0..<count
        let pages = max(1, Self.piece / pageSize)
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: pages * pageSize,
            alignment: 16
        )
        defer { buffer.deallocate() }
        var number = numbers.lowerBound
        while number < numbers.upperBound {
            let got = pread(
                descriptor,
                buffer.baseAddress,
                min(pages, numbers.upperBound - number) * pageSize,
                off_t(number * pageSize)
            )
            if got < 0, errno == EINTR { continue }
            guard got > 0, got % pageSize == 0,
                body(number, UnsafeRawBufferPointer(rebasing: buffer[..<got]))
            else { return false }
            number += got / pageSize
        }
        return true
    }
}
