import Basics
import Foundation

/// Says whether a file that a row names is there.
struct PictureFiles {
    /// Nil where nobody can look: then every name is believed.
    let contentFolder: URL?

    func has(_ path: String) -> Bool {
        guard let contentFolder else { return true }
        guard !path.pathParts.contains(".."), path.utf8.first != UInt8(ascii: "/") else {
            return false
        }
        let folder = contentFolder.path(percentEncoded: false)
        return FileManager.default.fileExists(
            atPath: contentFolder.appending(path: SpelledPath.found(path, in: folder))
                .path(percentEncoded: false)
        )
    }
}
