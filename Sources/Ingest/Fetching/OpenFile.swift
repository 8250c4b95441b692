import Basics
import Foundation

/// A file opened for reading, closed with its owner.
struct OpenFile: ~Copyable {
    private let descriptor: Int32
    private let path: String

    init(_ path: String) throws(RequestError) {
        // Without waiting: a pipe that nobody writes to would hold up the build.
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        self.path = path
        guard descriptor >= 0 else { throw Self.error(path) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func fingerprint() throws(RequestError) -> FileFingerprint {
        guard let fingerprint = FileFingerprint(descriptor: descriptor) else {
            throw .unreadableFile(path: path, detail: "it is no regular file")
        }
        return fingerprint
    }

    /// Reads to the end; `expected` bytes are made room for at once.
    func bytes(expected: Int) throws(RequestError) -> [UInt8] {
        do throws(RegularFile.Problem) {
            return try RegularFile.bytes(descriptor, expecting: expected)
        } catch {
            throw .unreadableFile(path: path, detail: error.description)
        }
    }

    func begins(with mark: [UInt8]) -> Bool {
        var beginning = [UInt8](repeating: 0, count: mark.count)
        return pread(descriptor, &beginning, mark.count, 0) == mark.count && beginning == mark
    }

    private static let piece = 1 << 18

    /// How much it holds, and the SHA-256 of it in hexadecimal, read piece by piece; nil when it cannot be read to its end.
    func digest() -> (size: Int, hash: String)? {
        var hash = SHA256()
        var size = 0
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.piece, alignment: 1)
        defer { room.deallocate() }
        while true {
            let count = pread(descriptor, room.baseAddress, room.count, off_t(size))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            guard count > 0 else { return (size, hash.digest().hexadecimal) }
            hash.update(UnsafeRawBufferPointer(rebasing: room[..<count]))
            size += count
        }
    }

    private static func error(_ path: String) -> RequestError {
        .unreadableFile(path: path, detail: SystemReason.of(errno))
    }
}
