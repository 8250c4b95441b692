import Basics

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The few file operations that writing a site needs, straight on the system's calls.
enum FileSystem {
    /// The content of a file, or its first `limit` bytes.
    static func read(_ path: String, limit: Int = .max) -> [UInt8]? {
        guard let file = opened(path) else { return nil }
        defer { shut(file.descriptor) }
        let size = min(file.size, limit)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = read(file.descriptor, at: 0, into: UnsafeMutableRawBufferPointer(buffer))
        }
        return bytes.count == size ? bytes : nil
    }

    /// Opens a file for reading; nil when there is none.
    static func opened(_ path: String) -> (descriptor: Int32, size: Int)? {
        try? RegularFile.opened(path)
    }

    /// Fills a buffer from a place of a file on.
    ///
    /// - Returns: how many bytes there were, up to the buffer's size.
    static func read(
        _ descriptor: Int32,
        at offset: Int,
        into buffer: UnsafeMutableRawBufferPointer
    ) -> Int {
        var filled = 0
        while filled < buffer.count {
            let got = retrying {
                pread(
                    descriptor,
                    buffer.baseAddress?.advanced(by: filled),
                    buffer.count - filled,
                    off_t(offset + filled)
                )
            }
            guard got > 0 else { break }
            filled += got
        }
        return filled
    }

    /// Closes what was only read.
    static func shut(_ descriptor: Int32) { _ = close(descriptor) }

    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// The number of the file system on which a path lies.
    static func device(_ path: String) -> dev_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_dev : nil
    }

    /// Whether something in a folder may be made, renamed and taken away.
    static func takesNames(_ folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

    /// Whether two names are those of one and the same thing.
    static func areSame(_ one: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        return lstat(one, &first) == 0 && lstat(other, &second) == 0
            && first.st_ino == second.st_ino && first.st_dev == second.st_dev
    }

    /// Size and time of change (in nanoseconds) of a file; nil when there is none.
    static func look(_ path: String) -> (size: Int, changed: Int)? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return (Int(status.st_size), changed(status))
    }

    /// Something in a folder. What is neither a file nor a folder, as a link is, has no size.
    typealias Entry = (name: String, isFolder: Bool, size: Int, changed: Int)

    /// What lies in a folder, in no order.
    static func entries(of folder: String) -> [Entry] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var found: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard name != ".", name != "..", lstat("\(folder)/\(name)", &status) == 0 else {
                continue
            }
            let kind = status.st_mode & S_IFMT
            let size = kind == S_IFREG ? Int(status.st_size) : -1
            found.append((name, kind == S_IFDIR, size, changed(status)))
        }
        return found
    }

    private static func changed(_ status: stat) -> Int {
        #if canImport(Glibc)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        // After 2262 they have no room, and anybody can give a file such a time.
        return time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
    }

    /// Begins a file, which replaces what stood there.
    static func create(_ path: String) throws(WriteError) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WriteError(path) }
        return descriptor
    }

    /// Writes at a file's end, which whoever opened it closes, also when that fails.
    static func append(
        _ bytes: [UInt8],
        to descriptor: Int32,
        _ path: String
    ) throws(WriteError) {
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
            guard count > 0 else { throw WriteError(path) }
            written += count
        }
    }

    /// Waits until what was written is on the disk.
    static func flush(_ descriptor: Int32, _ path: String) throws(WriteError) {
        guard retrying({ Int(Disk.force(descriptor)) }) >= 0 else { throw WriteError(path) }
    }

    static func end(_ descriptor: Int32, _ path: String) throws(WriteError) {
        guard close(descriptor) == 0 else { throw WriteError(path) }
    }

    /// Writes the whole file, replacing what stood there.
    ///
    /// - Parameters:
    ///   - bytes: what it is to hold.
    ///   - path: where it lies.
    ///   - isServed: whether a web server is to read it.
    /// - Returns: the time of its change, in nanoseconds.
    /// - Throws: what the system says.
    @discardableResult
    static func write(
        _ bytes: [UInt8],
        to path: String,
        isServed: Bool = false
    ) throws(WriteError) -> Int {
        let descriptor = try create(path)
        do {
            try append(bytes, to: descriptor, path)
        } catch {
            shut(descriptor)
            throw error
        }
        var status = stat()
        let isKnown = fstat(descriptor, &status) == 0
        if isKnown, isServed { ServedRights.open(descriptor, status) }
        try end(descriptor, path)
        return isKnown ? changed(status) : 0
    }

    /// Writes beside the file and renames, so that no reader ever sees half of it.
    ///
    /// - Parameters:
    ///   - path: where it lies.
    ///   - bytes: what it is to hold.
    ///   - isServed: whether a web server is to read it.
    /// - Returns: the time of its change, in nanoseconds.
    /// - Throws: what the system says; the file that stood there is unharmed.
    @discardableResult
    static func replace(
        _ path: String,
        with bytes: [UInt8],
        isServed: Bool = false
    ) throws(WriteError) -> Int {
        let beside = UnfinishedFiles.place(beside: path)
        // What was left there may be another name of something that is kept.
        unlink(beside)
        let time: Int
        do {
            time = try write(bytes, to: beside)
        } catch {
            unlink(beside)
            throw error
        }
        if isServed { ServedRights.settle(beside, in: path) }
        do {
            try move(beside, to: path)
        } catch {
            unlink(beside)
            throw error
        }
        return time
    }

    /// Makes a folder and those above it.
    ///
    /// - Parameters:
    ///   - path: where it is to lie.
    ///   - isServed: whether a web server is to read what lies in it.
    /// - Throws: when it cannot be made.
    static func makeFolder(_ path: String, isServed: Bool = false) throws(WriteError) {
        if mkdir(path, 0o755) == 0 {
            if isServed { ServedRights.open(path) }
            return
        }
        if errno == EEXIST {
            var status = stat()
            guard stat(path, &status) == 0 else {
                // A name that is taken and leads nowhere is a link.
                throw errno == ENOENT ? WriteError(deadLink: path) : WriteError(path)
            }
            guard status.st_mode & S_IFMT == S_IFDIR else { throw WriteError(path, code: ENOTDIR) }
            return
        }
        guard errno == ENOENT, let slash = path.lastSlash, slash > path.startIndex else {
            throw WriteError(path)
        }
        try makeFolder(String(path[..<slash]), isServed: isServed)
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw WriteError(path) }
        if isServed { ServedRights.open(path) }
    }

    static func remove(_ path: String) throws(WriteError) {
        // What no file can be called there is none of.
        guard unlink(path) == 0 || errno == ENOENT || errno == ENAMETOOLONG else {
            throw WriteError(path)
        }
    }

    /// Removes a folder if nothing is left in it.
    @discardableResult
    static func removeEmptyFolder(_ path: String) -> Bool {
        rmdir(path) == 0
    }

    /// Removes the folders that a file lay in, the innermost first, up to one in which something is left.
    static func removeEmptyFolders(above file: String, in folder: String) {
        var place = file[...]
        while let slash = place.lastSlash {
            place = place[..<slash]
            // The innermost may have gone before something was killed.
            guard rmdir("\(folder)/\(place)") == 0 || errno == ENOENT else { return }
        }
    }

    /// Removes a folder and those in it, as far as there is no file in them.
    private static func removeEmptyFolders(_ path: String) {
        guard rmdir(path) != 0, errno == ENOTEMPTY || errno == EEXIST else { return }
        for entry in entries(of: path) where entry.size < 0 {
            removeEmptyFolders("\(path)/\(entry.name)")
        }
        rmdir(path)
    }

    /// Folders without files make way for a file: a build that was killed while it cleared the way left them.
    static func move(_ source: String, to target: String) throws(WriteError) {
        if rename(source, target) == 0 { return }
        let isFolder = errno == EISDIR
        let error = WriteError(target)
        guard isFolder else { throw error }
        removeEmptyFolders(target)
        guard rename(source, target) == 0 else { throw error }
    }

    /// Gives a file a second name.
    ///
    /// - Returns: whether it has it now; not where the file system knows no such thing.
    /// - Throws: what else kept it from that.
    static func link(_ source: String, to target: String) throws(WriteError) -> Bool {
        #if canImport(Glibc)
        let code = Glibc.link(source, target)
        #else
        let code = Darwin.link(source, target)
        #endif
        if code == 0 || errno == EEXIST { return true }
        switch errno {
        case EXDEV, EPERM, EMLINK, ENOTSUP, ENOSYS: return false
        default: throw WriteError(target)
        }
    }

    /// Makes now the time of a file's last change.
    static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

    private static func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}
