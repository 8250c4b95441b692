import Basics

/// Copies a file piece by piece, however large it is.
struct FileCopy: ~Copyable {
    private let descriptor: Int32
    private let size: Int

    private static let piece = 1 << 18

    /// Nil when the file cannot be read.
    init?(of path: String) {
        guard let file = FileSystem.opened(path) else { return nil }
        descriptor = file.descriptor
        size = file.size
    }

    deinit { FileSystem.shut(descriptor) }

    /// Whether another file holds the same bytes.
    borrowing func equals(_ path: String) -> Bool {
        guard let other = FileSystem.opened(path) else { return false }
        defer { FileSystem.shut(other.descriptor) }
        guard other.size == size else { return false }
        var offset = 0
        while offset < size {
            let ours = Self.bytes(descriptor, at: offset)
            guard !ours.isEmpty, ours == Self.bytes(other.descriptor, at: offset) else {
                return false
            }
            offset += ours.count
        }
        return true
    }

    /// Writes beside a file and renames, so that no reader ever sees half of it.
    ///
    /// - Parameters:
    ///   - path: where it is put.
    ///   - isServed: whether a web server is to read it.
    /// - Returns: the file as it stands then; nil when it could not be read to its end.
    /// - Throws: what the system says; the file that stood there is unharmed.
    borrowing func replace(
        _ path: String,
        isServed: Bool = false
    ) throws(WriteError) -> StoredFile? {
        var hash = SHA256()
        let beside = UnfinishedFiles.place(beside: path)
        try FileSystem.remove(beside)
        do throws(WriteError) {
            let target = try FileSystem.create(beside)
            let offset: Int
            do throws(WriteError) {
                offset = try write(to: target, beside, &hash)
            } catch {
                FileSystem.shut(target)
                throw error
            }
            try FileSystem.end(target, beside)
            guard offset >= size else {
                try FileSystem.remove(beside)
                return nil
            }
            if isServed { ServedRights.settle(beside, in: path) }
            try FileSystem.move(beside, to: path)
        } catch {
            try FileSystem.remove(beside)
            throw error
        }
        return FileSystem.look(path).map {
            StoredFile(size: $0.size, changed: $0.changed, digest: ContentDigest(hash))
        }
    }

    /// - Returns: how many bytes it has.
    private borrowing func write(
        to target: Int32,
        _ path: String,
        _ hash: inout SHA256
    ) throws(WriteError) -> Int {
        var offset = 0
        while true {
            let bytes = Self.bytes(descriptor, at: offset)
            guard !bytes.isEmpty else { return offset }
            hash.update(bytes)
            try FileSystem.append(bytes, to: target, path)
            offset += bytes.count
        }
    }

    /// What it holds; nil when it could not be read to its end.
    borrowing func digest() -> ContentDigest? {
        var hash = SHA256()
        var offset = 0
        while true {
            let bytes = Self.bytes(descriptor, at: offset)
            guard !bytes.isEmpty else { break }
            hash.update(bytes)
            offset += bytes.count
        }
        return offset >= size ? ContentDigest(hash) : nil
    }

    private static func bytes(_ descriptor: Int32, at offset: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: piece) { buffer, count in
            count = FileSystem.read(
                descriptor,
                at: offset,
                into: UnsafeMutableRawBufferPointer(buffer)
            )
        }
    }
}
