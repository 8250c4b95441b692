import Basics

/// Scripts, styles and fonts that the site no longer needs: pages which are open, or kept on the way, ask for them still.
public struct FormerAssets: Sendable {
    /// So long, in seconds, they stay.
    public static let lingering = 3_600

    /// Those that stay.
    let files: [File]

    static let none = FormerAssets(files: [])

    /// One of them, with what is known of it and since when, in seconds, the site has not needed it.
    struct File: Sendable {
        let path: String
        let record: FileRecord
        let left: Int
    }

    private init(files: [File]) {
        self.files = files
    }

    /// All that have stayed until now, for a build that takes nothing away. One whose time is over goes with the next build that
    /// does.
    ///
    /// - Parameters:
    ///   - lingering: those of the build before that the site does not need.
    ///   - now: in seconds.
    init(keeping lingering: [File], now: Int) {
        // A time of more than an hour ago would be read as what a file was made from.
        let first = now - Self.lingering + 1
        files = lingering.map {
            File(path: $0.path, record: $0.record, left: min(max($0.left, first), now))
        }
    }

    /// - Parameters:
    ///   - stale: the paths of what the site no longer has.
    ///   - earlier: the manifest of the build before.
    ///   - output: where the site stands.
    ///   - now: in seconds.
    init(among stale: [String], of earlier: Manifest, in output: String, now: Int) {
        var wanted = Set(stale.filter { Self.stays(OutputPath.file(of: $0)) })
        var found = earlier.lingering.filter { wanted.remove($0.path) != nil }
        if !wanted.isEmpty {
            earlier.forEachWritten { path, record in
                guard wanted.contains(path) else { return }
                found.append(File(path: path, record: record, left: now))
            }
        }
        // A clock that was ahead does not keep them for longer.
        files = found.map { File(path: $0.path, record: $0.record, left: min($0.left, now)) }
            .filter {
                now - $0.left < Self.lingering
                    && FileSystem.look("\(output)/\(OutputPath.file(of: $0.path))") != nil
            }
            .sorted { $0.path < $1.path }
    }

    /// When the first of them goes.
    var due: Int? { files.map { $0.left + Self.lingering }.min() }

    /// - Parameter file: relative to the output folder.
    /// - Returns: whether it stays for a while. Pictures, sounds and films never do, nor does anything of a text: what was
    ///   withdrawn goes at once.
    public static func stays(_ file: String) -> Bool {
        guard file.hasPrefix(folder) else { return false }
        var parts = file.dropFirst(folder.count).split(separator: ".")
        if let last = parts.last, StandingSite.copyEndings.contains(String(last)) {
            parts.removeLast()
        }
        // A name, the hash of what it holds, and what it is.
        guard parts.count > 2, !parts.contains(where: { $0.contains("/") }) else { return false }
        let isSprite = parts.count == 3 && parts[0] == "sprite" && parts[2] == "svg"
        return isSprite || endings.contains(String(parts[parts.count - 1]))
    }

    private static let folder = "_/"
    private static let endings: Set = ["css", "js", "otf", "ttf", "woff", "woff2"]
}

extension FileRecord {
    /// Of a file that the site no longer needs: since when, in seconds, stands where others say what they were made from.
    func left(at time: Int) -> FileRecord {
        var record = self
        record.key = UInt64(max(1, time))
        return record
    }

    /// - Parameter clock: that of the manifest, in seconds. A number of the hour before it is hardly ever a hash.
    /// - Returns: since when the site has not needed the file, in seconds; nil for a file of the site.
    func left(by clock: Int) -> Int? {
        guard let time = Int(exactly: key), time <= clock,
            clock - time < FormerAssets.lingering
        else { return nil }
        return time
    }
}
