#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The few file operations that writing a site needs, straight on the system's calls.
enum FileSystem {
    static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        let size = Int(status.st_size)
        var filled = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while filled < size {
                let got = Self.retrying {
                    pread(
                        descriptor,
                        buffer.baseAddress?.advanced(by: filled),
                        size - filled,
                        off_t(filled)
                    )
                }
                guard got > 0 else { break }
                filled += got
            }
            count = filled
        }
        return filled == size ? bytes : nil
    }

    static func size(_ path: String) -> Int? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// The number of the file system on which a path lies.
    static func device(_ path: String) -> dev_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_dev : nil
    }

    /// Writes the whole file, replacing what stood there.
    static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WriteError(path) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Self.retrying {
                    #if canImport(Glibc)
                    Glibc.write(
                        descriptor,
                        buffer.baseAddress?.advanced(by: written),
                        bytes.count - written
                    )
                    #else
                    Darwin.write(
                        descriptor,
                        buffer.baseAddress?.advanced(by: written),
                        bytes.count - written
                    )
                    #endif
                }
            }
            guard count > 0 else {
                let error = WriteError(path)
                close(descriptor)
                throw error
            }
            written += count
        }
        guard close(descriptor) == 0 else { throw WriteError(path) }
    }

    /// Writes beside the file and renames, so that no reader ever sees half of it.
    static func replace(_ path: String, with bytes: [UInt8]) throws(WriteError) {
        let beside = path + ".pregonero-new"
        do {
            try write(bytes, to: beside)
        } catch {
            unlink(beside)
            throw error
        }
        guard rename(beside, path) == 0 else {
            let error = WriteError(path)
            unlink(beside)
            throw error
        }
    }

    /// Makes a folder and those above it.
    static func makeFolder(_ path: String) throws(WriteError) {
        if mkdir(path, 0o755) == 0 { return }
        if errno == EEXIST {
            var status = stat()
            if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
            errno = ENOTDIR
            throw WriteError(path)
        }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw WriteError(path)
        }
        try makeFolder(String(path[..<slash]))
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw WriteError(path) }
    }

    static func remove(_ path: String) throws(WriteError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw WriteError(path) }
    }

    /// Removes a folder if nothing is left in it.
    @discardableResult
    static func removeEmptyFolder(_ path: String) -> Bool {
        rmdir(path) == 0
    }

    static func move(_ source: String, to target: String) throws(WriteError) {
        guard rename(source, target) == 0 else { throw WriteError(target) }
    }

    private static func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}
