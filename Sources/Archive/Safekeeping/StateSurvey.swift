import Basics
import Foundation

/// Which files of the state folder have to be kept elsewhere: all but what this machine alone needs, or makes again.
struct StateSurvey {
    let folder: String

    /// What was received, of which other files are made.
    static let archive = "archive.sqlite"
    /// What the program keeps for sending and fetching.
    static let sendingFolder = "sending"
    static let fetchingFolder = "fetching"

    /// Whether a path below the folder is of those that are kept elsewhere.
    static func isOurs(_ path: String) -> Bool {
        let parts = path.pathParts
        guard let first = parts.first, path.staysInside,
            !path.utf8.contains(UInt8(ascii: "\n"))
        else { return false }
        if parts.count == 1, first == "lock" || first.hasSuffix(".new") { return false }
        if first.hasPrefix(archive), first != archive { return false }
        if parts.count > 1,
            [sendingFolder, fetchingFolder, "server", "deploying"].contains(String(first))
                || first.hasPrefix("editions-")
        {
            return false
        }
        return !path.hasSuffix(".pregonero-new")
    }

    /// Whether it tells of files that something here has begun to write: of this machine's folders another knows nothing.
    static func isJournal(_ path: String) -> Bool {
        path.hasPrefix("manifest-") && path.hasSuffix(".pending")
    }

    /// Their paths, in order.
    func paths() -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (names ?? []).filter { Self.isOurs($0) && isFile("\(folder)/\($0)") }.sorted()
    }

    /// What goes with an archive that another takes the place of.
    func besideArchive() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix(Self.archive) && $0 != Self.archive }.sorted()
    }

    private func isFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
