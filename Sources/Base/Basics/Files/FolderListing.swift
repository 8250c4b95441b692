#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What lies in one folder.
struct FolderListing {
    /// Something in the folder.
    struct Entry {
        let name: String
        let kind: Kind

        enum Kind {
            case file
            case folder
            case link
            case other

            init(_ status: stat) {
                switch status.st_mode & S_IFMT {
                case S_IFREG: self = .file
                case S_IFDIR: self = .folder
                case S_IFLNK: self = .link
                default: self = .other
                }
            }
        }
    }

    /// The number of the system's error.
    struct Failure: Error {
        let number: Int32
    }

    private(set) var status = stat()
    /// In the order of their bytes.
    private(set) var entries: [(name: String, kind: Entry.Kind)] = []
    private(set) var unreadableNames: [String] = []

    init(_ path: String) throws(Failure) {
        guard let stream = opendir(path) else { throw Failure(number: errno) }
        defer { closedir(stream) }
        guard fstat(dirfd(stream), &status) == 0 else { throw Failure(number: errno) }
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1_024) {
                    (String(validatingCString: $0), String(cString: $0))
                }
            }
            guard name.1 != ".", name.1 != ".." else { continue }
            guard let readable = name.0 else {
                unreadableNames.append(name.1)
                continue
            }
            entries.append((readable, Self.kind(entry.pointee.d_type, "\(path)/\(readable)")))
        }
        guard errno == 0 else { throw Failure(number: errno) }
        entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        unreadableNames.sort()
    }

    /// Most file systems tell it beside the name.
    private static func kind(_ type: UInt8, _ path: String) -> Entry.Kind {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            var status = stat()
            return lstat(path, &status) == 0 ? Entry.Kind(status) : .other
        default: return .other
        }
    }
}
