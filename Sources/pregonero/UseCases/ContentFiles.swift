import Foundation

/// Finds the files that an editor wrote, in an order that does not depend on the machine.
enum ContentFiles {
    /// Markdown files below a folder, sorted by path; names that start with a dot or an underscore are left out.
    static func markdown(in folder: URL) -> [URL] {
        let names =
            FileManager.default.enumerator(atPath: folder.filePath)?
            .compactMap { $0 as? String } ?? []
        return names.filter { name in
            name.hasSuffix(".md")
                && !name.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasPrefix("_") }
        }
        .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        .map { folder.appending(path: $0, directoryHint: .notDirectory) }
    }
}
