import Basics
import Foundation

/// The folder in which a shard puts its part; the stamp is written last.
struct PartFolder {
    let folder: URL

    private var file: URL { folder.appending(path: "part.json", directoryHint: .notDirectory) }

    /// The folder for a part, in which whatever has the name of a part's files goes.
    ///
    /// - Parameters:
    ///   - folder: where it is.
    ///   - text: what a person wrote.
    /// - Returns: one that is new, empty or that of an earlier try; hidden files are nobody's.
    /// - Throws: `ExitReason.usage` for one with anything else in it.
    static func own(_ folder: URL, as text: String) throws(ExitReason) -> PartFolder {
        let part = PartFolder(folder: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.barePath)) ?? []
        guard let other = names.filter({ !$0.hasPrefix(".") }).min(), part.stamp == nil else {
            return part
        }
        throw .usage(
            "'\(text)' holds '\(other)', and no shard has put a part there",
            hint: "name a folder that is new or empty; what lies in it would be taken away"
        )
    }

    /// Takes back what an earlier try said: from now on there is no whole part.
    func begin(_ stamp: PartStamp) throws(ExitReason) {
        var stamp = stamp
        stamp.ended = nil
        stamp.digest = nil
        try write(stamp)
    }

    func end(_ stamp: PartStamp) throws(ExitReason) {
        var stamp = stamp
        stamp.ended = Int(clamping: Date().timeIntervalSince1970 * 1_000)
        stamp.digest = digest(of: stamp.stage)
        try write(stamp)
    }

    /// Nil where no shard was at work.
    var stamp: PartStamp? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? JSONDecoder().decode(PartStamp.self, from: data)
    }

    /// Of the list that names all other files with their hashes; nil when it cannot be read.
    func digest(of stage: PartStamp.Stage) -> String? {
        let name =
            switch stage {
            case .answers: "answers.json"
            case .pages: "pages.list"
            }
        let list = folder.appending(path: name, directoryHint: .notDirectory)
        return (try? Data(contentsOf: list)).map { SHA256.digest(of: [UInt8]($0)).hexadecimal }
    }

    private func write(_ stamp: PartStamp) throws(ExitReason) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(try PlainJSON.text(stamp).utf8).write(to: file, options: .atomic)
        } catch {
            throw .buildFailed(
                "\(folder.barePath): the part cannot be written there: \(SystemReason.of(error))"
            )
        }
    }
}
