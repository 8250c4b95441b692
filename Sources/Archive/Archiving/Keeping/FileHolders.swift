import Foundation

/// Which other programs have a file open, to be named to a person who waits for it.
enum FileHolders {
    /// As `sqlite3 (1234)`; none where the system does not tell.
    static func of(_ path: String) -> [String] {
        let manager = FileManager.default
        let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        let own = ProcessInfo.processInfo.processIdentifier
        let numbers = (try? manager.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) }
        return (numbers ?? []).sorted().filter { $0 != own && isOpen(target, in: $0) }.map {
            number in
            let name = try? String(contentsOfFile: "/proc/\(number)/comm", encoding: .utf8)
            return
                "\(name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "process") (\(number))"
        }
    }

    private static func isOpen(_ path: String, in process: Int32) -> Bool {
        let folder = "/proc/\(process)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)"))
                == path
        }
    }
}
