#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads files that people put somewhere: regular ones only, and never waiting for a pipe or a device.
public enum RegularFile {
    /// Why a file cannot be read, in words that follow its name.
    public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case missing
        case folder
        /// A pipe, a socket, a device.
        case special
        case failed(String)

        public var description: String {
            switch self {
            case .missing: "there is no such file"
            case .folder: "it is a folder, not a file"
            case .special: "it is no regular file but a pipe, a socket or a device"
            case .failed(let reason): "it cannot be read: \(reason)"
            }
        }
    }

    /// The content of a file, or its first `limit` bytes.
    public static func bytes(_ path: String, limit: Int = .max) throws(Problem) -> [UInt8] {
        let (descriptor, size) = try opened(path)
        defer { close(descriptor) }
        return try bytes(descriptor, expecting: min(size, limit), limit: limit)
    }

    /// Opens a file for reading, which whoever calls has to close.
    public static func opened(_ path: String) throws(Problem) -> (descriptor: Int32, size: Int) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw problem }
        try check(status)
        // Without waiting, for the case that it has become a pipe since.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw problem }
        do throws(Problem) {
            guard fstat(descriptor, &status) == 0 else { throw problem }
            try check(status)
        } catch {
            close(descriptor)
            throw error
        }
        return (descriptor, Int(status.st_size))
    }

    private static func check(_ status: stat) throws(Problem) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw .folder
        default: throw .special
        }
    }

    private static var problem: Problem {
        let code = errno
        if code == ENOENT || code == ENOTDIR { return .missing }
        return .failed(SystemReason.of(code))
    }

    /// Reads an open file from its beginning to its end or to the limit, also what it has got since its size was asked.
    public static func bytes(_ descriptor: Int32, expecting size: Int, limit: Int = .max)
        throws(Problem) -> [UInt8]
    {
        var wanted = size < limit ? size + 1 : limit
        var bytes = try piece(of: descriptor, from: 0, wanted)
        var last = bytes.count
        while last == wanted, bytes.count < limit {
            wanted = min(1 << 20, limit - bytes.count)
            let more = try piece(of: descriptor, from: bytes.count, wanted)
            last = more.count
            bytes += more
        }
        return bytes
    }

    /// A large piece is read in parts side by side: what takes time is not the file but the memory for it.
    private static func piece(
        of descriptor: Int32,
        from start: Int,
        _ size: Int
    ) throws(Problem) -> [UInt8] {
        var fault: Problem?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            // Some file systems (FUSE) have files that can only be read on and on.
            guard lseek(descriptor, 0, SEEK_CUR) >= 0 else {
                (filled, fault) = fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
                return
            }
            // Each part is written by one alone.
            nonisolated(unsafe) let memory = UnsafeMutableRawBufferPointer(buffer)
            memory.takeLargePages()
            let parts = stride(from: 0, to: size, by: partSize).map {
                $0..<min($0 + partSize, size)
            }
            let results = ConcurrentMap.map(parts, share: 1) { part in
                let room = UnsafeMutableRawBufferPointer(rebasing: memory[part])
                return fill(room, from: descriptor, at: start + part.lowerBound)
            }
            // A file that has become shorter ends in the first part that is not full.
            for (part, (count, problem)) in zip(parts, results) {
                filled += count
                fault = problem
                if count < part.count { return }
            }
        }
        if let fault { throw fault }
        return bytes
    }

    private static let partSize = 4 << 20

    /// - Parameters:
    ///   - room: where bytes are put.
    ///   - descriptor: of the file.
    ///   - start: from where it is read; nil for where the last reading ended.
    /// - Returns: how many bytes were read before the room was full, the file ended or something failed.
    private static func fill(
        _ room: UnsafeMutableRawBufferPointer,
        from descriptor: Int32,
        at start: Int? = nil
    ) -> (count: Int, problem: Problem?) {
        var filled = 0
        while filled < room.count {
            let place = room.baseAddress.map { $0 + filled }
            let left = room.count - filled
            let count =
                start.map { pread(descriptor, place, left, off_t($0 + filled)) }
                ?? read(descriptor, place, left)
            if count < 0, errno == EINTR { continue }
            if count < 0 { return (filled, problem) }
            if count == 0 { break }
            filled += count
        }
        return (filled, nil)
    }
}
