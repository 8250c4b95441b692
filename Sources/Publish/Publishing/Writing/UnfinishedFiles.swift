import Basics
import Foundation

/// Files that a build which was killed had begun, beside those whose place they were to take.
enum UnfinishedFiles {
    static let ending = ".pregonero-new"
    /// So many bytes a name may have.
    private static let longestName = 255

    /// Where a file is written that is to take a place: beside it, under a shorter name where its own has no room for more.
    static func place(beside path: String) -> String {
        let place = path + ending
        guard !fits(place), let slash = path.lastSlash else {
            return place
        }
        let name = String(StableHash.of(path), radix: 36)
        return "\(path[..<slash])/\(name)\(ending)"
    }

    /// Whether a file can be called so.
    static func fits(_ path: String) -> Bool {
        path.utf8.count <= longestName
            || (path.utf8.split(separator: UInt8(ascii: "/")).last?.count ?? 0) <= longestName
    }

    /// Takes away what something that was killed has left in the output folder: files that it had begun, and folders of which it had
    /// taken the last file.
    static func clear(_ places: PublishingPlaces) {
        // Without a journal, the last build has ended.
        guard FileSystem.exists(places.journal) else { return }
        remove(in: places.output)
        Manifest.read(places.journal)?.forEachPath { path in
            FileSystem.removeEmptyFolders(above: OutputPath.file(of: path), in: places.output)
        }
    }

    /// Takes them away, wherever they are in a folder.
    static func remove(in folder: String) {
        guard let paths = FileManager.default.enumerator(atPath: folder) else { return }
        while let path = paths.nextObject() as? String {
            if path.hasSuffix(ending) { try? FileSystem.remove("\(folder)/\(path)") }
        }
    }
}
