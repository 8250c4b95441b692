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
    /// - Returns: the size and the time of change, in nanoseconds; nil when the file could not be read to its end.
    borrowing func replace(_ path: String) throws(WriteError) -> (size: Int, changed: Int)? {
        let beside = path + UnfinishedFiles.ending
        do throws(WriteError) {
            let target = try FileSystem.create(beside)
            var offset = 0
            while true {
                let bytes = Self.bytes(descriptor, at: offset)
                guard !bytes.isEmpty else { break }
                try FileSystem.append(bytes, to: target, beside)
                offset += bytes.count
            }
            try FileSystem.end(target, beside)
            guard offset >= size else {
                try FileSystem.remove(beside)
                return nil
            }
            try FileSystem.move(beside, to: path)
        } catch {
            try FileSystem.remove(beside)
            throw error
        }
        return FileSystem.look(path)
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
