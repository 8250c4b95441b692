import Domain
import Foundation

/// The files of a new site: small, commented, and enough for a first build without network.
struct StarterSite {
    let layout: SiteLayout

    /// - Throws: `ExitReason` when there is a site already or the folder cannot be written.
    func write() throws(ExitReason) {
        guard !FileManager.default.fileExists(atPath: layout.configuration.filePath) else {
            throw .usage(
                "\(layout.configuration.filePath) is there already; nothing was changed"
            )
        }
        for (path, text) in StarterFiles.all {
            let file = layout.root.appending(path: path, directoryHint: .notDirectory)
            guard !FileManager.default.fileExists(atPath: file.filePath) else { continue }
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            } catch {
                throw .buildFailed("\(file.filePath): the file cannot be written")
            }
        }
    }
}
