import Basics
import Foundation

extension SiteLayout {
    /// A file below `Content` that a person names, however the letters of its name are put together.
    func contentFile(_ path: String) -> URL {
        let found = SpelledPath.found(path, in: content.barePath)
        return content.appending(path: found, directoryHint: .notDirectory)
    }
}

extension Set<String> {
    /// A name as the set has it: names that differ only in how their letters are put together are equal, and only the one
    /// of the disk leads to a file.
    func spelling(of name: String) -> String { firstIndex(of: name).map { self[$0] } ?? name }
}
