import Basics
import Foundation

/// A whole site beside the output folder, to be put in its place by one rename.
enum StagedFolder {
    /// Where a site is made before it takes the place of `output`.
    static func place(of output: String) -> String { output + UnfinishedFiles.ending }
    private static func formerPlace(of output: String) -> String { output + ".pregonero-old" }

    /// Removes the folders beside the output that a build left which was killed.
    static func clearLeftovers(of output: String) throws(WriteError) {
        try clear(place(of: output))
        try clear(formerPlace(of: output))
    }

    /// Removes what an interrupted build left.
    static func clear(_ path: String) throws(WriteError) {
        guard FileSystem.exists(path) else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw WriteError(path)
        }
    }

    /// Whether nothing stands in the output folder that a rename could harm; otherwise it is filled in place.
    static func canReplace(_ output: String) -> Bool {
        guard FileSystem.exists(output) else { return true }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? ["?"]
        return names.allSatisfy { $0 == ".gitkeep" }
    }

    /// Puts `staged` where `output` is; files in `output` that the new site does not have move along.
    static func exchange(_ staged: String, with output: String) throws(WriteError) {
        // Nothing, or an empty folder, makes way by itself.
        do {
            try FileSystem.move(staged, to: output)
            return
        } catch {
            guard FileSystem.exists(output) else { throw error }
        }
        let manager = FileManager.default
        let foreign = (manager.enumerator(atPath: output)?.compactMap { $0 as? String } ?? [])
            .filter { isFile("\(output)/\($0)") && !FileSystem.exists("\(staged)/\($0)") }
        for file in foreign {
            let folder = file.lastSlash.map { "\(staged)/\(file[..<$0])" } ?? staged
            try FileSystem.makeFolder(folder)
            do {
                try manager.copyItem(atPath: "\(output)/\(file)", toPath: "\(staged)/\(file)")
            } catch {
                throw WriteError("\(staged)/\(file)")
            }
        }
        let old = formerPlace(of: output)
        try clear(old)
        try FileSystem.move(output, to: old)
        do {
            try FileSystem.move(staged, to: output)
        } catch {
            try? FileSystem.move(old, to: output)
            throw error
        }
        try? clear(old)
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }
}
