import Basics
import Synchronization

/// Keeps a compressed copy beside every file that gains by it: made once for each change of the file.
struct CompressedCopies: Sendable {
    let folder: String
    let jobs: Int
    /// What builds wrote; of what is not in it nothing is taken away.
    var known: Manifest?
    var progress = WorkProgress.unheard

    /// What gains by it, by the ends of names.
    private static let endings: Set = [
        "css", "geojson", "html", "ics", "js", "json", "mjs", "opml", "svg", "txt", "webmanifest",
        "xml",
    ]
    /// Shorter files come in one packet anyway.
    private static let least = 256
    private static let depth = 64

    /// A file whose copy is missing or older than itself.
    private struct Job: Sendable {
        let path: String
        let coding: ContentCoding
        let hasCopy: Bool
    }

    /// Makes the copies of all files in a part of the folder.
    ///
    /// - Parameter part: relative to the folder, without a slash at its end; all of it when empty.
    /// - Returns: what was done.
    /// - Throws: what could not be written.
    func make(in part: String = "") async throws -> CompressionTally {
        var jobs: [Job] = []
        var tally = CompressionTally()
        try survey(part.isEmpty ? folder : "\(folder)/\(part)", depth: 0, &jobs, &tally)
        let count = jobs.count
        let done = Mutex(0)
        let results = try await Parallel.map(jobs, width: self.jobs) { [progress] job in
            let made = try Self.make(job)
            progress(
                .compressing,
                done.withLock { done in
                    done += 1
                    return done
                },
                of: count
            )
            return made
        }
        return results.reduce(into: tally) { $0 += $1 }
    }

    private func survey(
        _ place: String,
        depth: Int,
        _ jobs: inout [Job],
        _ tally: inout CompressionTally
    ) throws {
        let entries = FileSystem.entries(of: place).sorted { $0.name < $1.name }
        let files = Dictionary(entries.filter { $0.size >= 0 }.map { ($0.name, $0) }) { one, _ in
            one
        }
        for entry in entries {
            let path = "\(place)/\(entry.name)"
            guard entry.size >= 0 else {
                // What a link leads to is not ours.
                if entry.isFolder, depth < Self.depth {
                    try survey(path, depth: depth + 1, &jobs, &tally)
                }
                continue
            }
            if entry.name.hasSuffix(UnfinishedFiles.ending) {
                try FileSystem.remove(path)
                continue
            }
            if let original = Self.original(of: entry.name), files[original] == nil,
                isOurs("\(place)/\(original)")
            {
                try FileSystem.remove(path)
                tally.removed += 1
            }
            guard Self.gains(entry.name), entry.size >= Self.least else { continue }
            for coding in ContentCoding.allCases {
                let copy = files[entry.name + coding.ending]
                if let copy, copy.changed >= entry.changed {
                    tally.kept += 1
                } else {
                    jobs.append(Job(path: path, coding: coding, hasCopy: copy != nil))
                }
            }
        }
    }

    /// Takes away the copies of all files that builds wrote.
    ///
    /// - Parameter part: a folder that keeps them.
    /// - Throws: what could not be taken away.
    func remove(besides part: String?) throws(WriteError) {
        var failure: WriteError?
        known?.forEachPath { path in
            let file = OutputPath.file(of: path)
            guard failure == nil, part.map({ !file.hasPrefix($0 + "/") }) ?? true else { return }
            do throws(WriteError) { try Self.remove(of: "\(folder)/\(file)") } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Whether builds wrote what lies, or lay, at a path.
    private func isOurs(_ path: String) -> Bool {
        let file = Substring(path.utf8.dropFirst(folder.utf8.count + 1))
        return known?.record(of: OutputPath.site(of: String(file))) != nil
    }

    private static func make(_ job: Job) throws -> CompressionTally {
        var tally = CompressionTally()
        let copy = job.path + job.coding.ending
        guard UnfinishedFiles.fits(copy), let bytes = FileSystem.read(job.path),
            let small = job.coding.compressed(bytes), small.count < bytes.count
        else {
            // A copy that is no smaller is none; a name may have no room for its ending.
            if job.hasCopy {
                try FileSystem.remove(copy)
                tally.removed += 1
            }
            return tally
        }
        try FileSystem.replace(copy, with: small, isServed: true)
        tally.written += 1
        tally.saved += bytes.count - small.count
        return tally
    }

    /// Takes away the copies of a file, which are then those of another content.
    static func remove(of path: String) throws(WriteError) {
        guard gains(path) else { return }
        for coding in ContentCoding.allCases { try FileSystem.remove(path + coding.ending) }
    }

    private static func gains(_ name: String) -> Bool {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return endings.contains(String(name[name.index(after: dot)...]))
    }

    /// The name of the file that a name is a copy of; nil where it is none of ours.
    static func original(of name: String) -> String? {
        for coding in ContentCoding.allCases where name.hasSuffix(coding.ending) {
            let original = String(name.dropLast(coding.ending.count))
            return gains(original) ? original : nil
        }
        return nil
    }
}
