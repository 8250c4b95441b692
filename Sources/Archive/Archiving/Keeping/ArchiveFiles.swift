import Foundation

/// The archive's file, and what lies beside it to keep it whole.
struct ArchiveFiles {
    let archive: String

    init(_ archive: String) {
        self.archive = archive
    }

    /// What SQLite has written and not yet put into its place.
    var log: String { archive + "-wal" }
    /// What every page holds, as the archive was closed last.
    var sums: String { archive + ".pages" }
    /// The same while a build is at work: it holds for what the log does not name.
    var openSums: String { sums + ".open" }
    /// The same pages once more.
    var copy: String { archive + ".copy" }
    /// The archive that was here before somebody put another into its place.
    var former: String { archive + ".before" }
    /// That the file is whole as it lies there.
    var closingRecord: String { archive + ".sealed" }
    /// The items as lists know them, so that they need not be read from the archive.
    var listing: String { archive + ".listing" }
    /// The archive while its pages are put back.
    var mended: String { archive + ".mended" }
    /// The archive as it was before a newer program took it over from a schema.
    func former(ofSchema schema: Int) -> String { "\(archive).schema-\(schema)" }
    /// That a build failed on it, so that it is to be looked through.
    var doubt: String { archive + ".doubt" }

    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    static func size(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    static func remove(_ path: String) { unlink(path) }

    static func move(_ path: String, to other: String) -> Bool { rename(path, other) == 0 }

    static func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }

    /// So many archives that were damaged are kept.
    private static let mostAside = 3

    /// Moves the archive out of the way, with its log unless that is needed.
    ///
    /// - Returns: the name that it has now; nil when it could not be moved.
    func setAside(withLog: Bool = true) -> String? {
        let aside = nextAside()
        guard Self.move(archive, to: aside) else { return nil }
        if withLog { moveLog(to: aside) }
        return Self.name(aside)
    }

    /// Takes away archives that were set aside, and those of before it was taken over.
    func removeFormer() {
        let name = Self.name(archive)
        let folder = URL(filePath: archive).deletingLastPathComponent().path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for other in names
        where other.hasPrefix("\(name).damaged-") || other.hasPrefix("\(name).before")
            || other.hasPrefix("\(name).mended") || other.hasPrefix("\(name).schema-")
        {
            Self.remove("\(folder)/\(other)")
        }
    }

    /// Moves only the log out of the way.
    func setLogAside() { moveLog(to: nextAside()) }

    private func moveLog(to aside: String) {
        for suffix in ["-wal", "-shm"] {
            _ = Self.move(archive + suffix, to: aside + suffix)
        }
    }

    /// A name after all that are taken; the oldest of many go.
    private func nextAside() -> String {
        let prefix = Self.name(archive) + ".damaged-"
        let folder = URL(filePath: archive).deletingLastPathComponent().path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let taken = names.filter { $0.hasPrefix(prefix) }.compactMap { name in
            Int(name.dropFirst(prefix.count).prefix { $0.isNumber })
        }
        let number = (taken.max() ?? 0) + 1
        for old in Set(taken) where old <= number - Self.mostAside {
            for suffix in ["", "-wal", "-shm"] {
                Self.remove("\(archive).damaged-\(old)\(suffix)")
            }
        }
        return "\(archive).damaged-\(number)"
    }
}
