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

    func stamp() throws(RequestError) -> FileStamp {
        guard let stamp = FileStamp(descriptor: descriptor) else {
            throw .unreadableFile(path: path, detail: "it is no regular file")
        }
        return stamp
    }

    /// Reads to the end; `expected` bytes are made room for at once.
    func bytes(expected: Int) throws(RequestError) -> [UInt8] {
        var bytes = try piece(expected + 1)
        var isAtEnd = bytes.count <= expected
        while !isAtEnd {
            let more = try piece(1 << 20)
            bytes += more
            isAtEnd = more.count < 1 << 20
        }
        return bytes
    }

    /// Reads until so many bytes have come, fewer only at the end.
    private func piece(_ size: Int) throws(RequestError) -> [UInt8] {
        var hasFailed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while filled < size {
                let place = buffer.baseAddress.map { $0 + filled }
                let count = read(descriptor, place, size - filled)
                if count < 0, errno == EINTR { continue }
                hasFailed = count < 0
                guard count > 0 else { return }
                filled += count
            }
        }
        if hasFailed { throw Self.error(path) }
        return bytes
    }

    private static func error(_ path: String) -> RequestError {
        let reason = strerror(errno).map { String(cString: $0) } ?? "unknown error"
        return .unreadableFile(path: path, detail: reason)
    }
}
