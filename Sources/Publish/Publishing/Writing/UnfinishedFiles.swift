import Foundation

/// Files that a build which was killed had begun, beside those whose place they were to take.
enum UnfinishedFiles {
    static let ending = ".pregonero-new"

    /// Takes them away, wherever they are in a folder.
    static func remove(in folder: String) {
        guard let paths = FileManager.default.enumerator(atPath: folder) else { return }
        while let path = paths.nextObject() as? String {
            if path.hasSuffix(ending) { try? FileSystem.remove("\(folder)/\(path)") }
        }
    }
}
