import Basics
import Foundation

/// Files of the newsroom's own that are made whole or not at all, with the folders that they lie in.
struct NewFiles {
    /// Where a file is written first: a name that no content has.
    private static let beside = ".pregonero-new"

    private var files: [String] = []
    private var folders: [String] = []

    /// - Parameters:
    ///   - text: what it is to hold.
    ///   - file: where nothing lies yet.
    /// - Throws: what the system says; nothing of the file is there then.
    mutating func write(_ text: String, to file: URL) throws {
        let folder = file.deletingLastPathComponent()
        try makeFolder(folder)
        try AtomicFile(file.filePath, beside: folder.appending(path: Self.beside).filePath)
            .write(Array(text.utf8))
        files.append(file.filePath)
    }

    private mutating func makeFolder(_ folder: URL) throws {
        var missing: [String] = []
        var place = folder
        while FileAccess.isMissing(place.barePath), place.pathComponents.count > 1 {
            missing.append(place.barePath)
            place.deleteLastPathComponent()
        }
        folders += missing.reversed()
        guard !missing.isEmpty else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Takes away all that was made, but for folders in which something else lies by now.
    func takeBack() {
        for file in files { unlink(file) }
        for folder in folders.reversed() { rmdir(folder) }
    }
}
