import Basics
import Domain
import Foundation
import Publishing

/// The files of a new site: small, commented, and enough for a first build without network.
struct StarterSite {
    let layout: SiteLayout
    let options: StarterOptions

    /// - Throws: `ExitReason` when there is a site already or the folder cannot be written.
    func write() throws(ExitReason) {
        guard !FileManager.default.fileExists(atPath: layout.configuration.filePath) else {
            throw .usage(
                "\(layout.configuration.filePath) is there already; nothing was changed"
            )
        }
        var new = NewFiles()
        let files = StarterFiles(options: options, english: english)
        // The configuration says that there is a site, and is written when all else is there.
        for (path, text) in files.others + [files.configuration] {
            let file = layout.root.appending(path: path, directoryHint: .notDirectory)
            guard !FileManager.default.fileExists(atPath: file.filePath) else { continue }
            do {
                try new.write(text, to: file)
            } catch {
                new.takeBack()
                throw .buildFailed(
                    "\(file.filePath): the file cannot be written: \(SystemReason.of(error))",
                    hint: "make room, or name a folder that can be written; nothing was left behind"
                )
            }
        }
    }

    /// The theme's own.
    private var english: String {
        let nowhere = layout.root.appending(path: "Templates/none", directoryHint: .isDirectory)
        return ThemeFiles(overrides: nowhere, folderName: "").texts.first {
            $0.path.hasSuffix("texts/en.txt")
        }?.text ?? ""
    }
}
