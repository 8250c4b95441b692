#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A note beside the archive that its file is whole: it was closed in order, and nobody touched it since.
struct ArchiveSeal {
    private let archive: String
    private var file: String { archive + ".sealed" }

    init(_ archive: String) {
        self.archive = archive
    }

    /// Whether the file is, by size and time of change, the one that was closed last.
    var holds: Bool {
        guard let now = Self.look(archive), let seal = fopen(file, "r") else { return false }
        defer { fclose(seal) }
        var line = [CChar](repeating: 0, count: 64)
        guard fgets(&line, Int32(line.count), seal) != nil else { return false }
        return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            == now
    }

    /// Without the note, all of the file is checked when it is opened next.
    func put() {
        guard let now = Self.look(archive), let seal = fopen(file, "w") else { return }
        fputs(now, seal)
        fclose(seal)
    }

    private static func look(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Glibc)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }
}
