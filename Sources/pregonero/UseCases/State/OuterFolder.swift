import Foundation

/// Reads what a person wrote as a folder that is none of those which the program itself reads and writes.
struct OuterFolder {
    let layout: SiteLayout
    /// What else may be written, for whoever meant no folder.
    var ways = ""

    /// - Parameter text: a path, which stands against the site's folder.
    /// - Returns: the path without a slash at its end.
    /// - Throws: `ExitReason.usage` for what looks like an address, and for folders of the site.
    func path(_ text: String) throws(ExitReason) -> String {
        let first = text.prefix { $0 != "/" }
        if text.contains("${") {
            throw .usage(
                "'${…}' is not filled in; only ${env:NAME} is",
                hint: ways
            )
        }
        if let colon = first.firstIndex(of: ":") {
            throw .usage("\(Self.shown(first[..<colon])) is no folder", hint: hint(text))
        }
        let folder = URL(filePath: text, directoryHint: .isDirectory, relativeTo: layout.root)
            .absoluteURL.standardizedFileURL
        try check(folder, as: text, instead: "../\(layout.root.lastPathComponent)-copy")
        return folder.barePath
    }

    /// - Parameters:
    ///   - folder: where it is.
    ///   - text: what a person wrote.
    ///   - other: what may be written instead.
    /// - Throws: `ExitReason.usage` for folders of the site.
    func check(_ folder: URL, as text: String, instead other: String) throws(ExitReason) {
        guard let words = relation(of: Self.real(folder)) else { return }
        throw .usage(
            "'\(text)' \(words), which the program reads and writes itself",
            hint: "name a folder beside it, as \(other)"
        )
    }

    /// How a place stands to the folders of the site; nil for one that is none of them. In the site's own folder others may lie.
    private func relation(of path: String) -> String? {
        let root = Self.real(layout.root)
        if path == root { return "is the site's own folder" }
        let repository = layout.root.appending(path: ".git", directoryHint: .isDirectory)
        for folder in [
            layout.root, layout.output, layout.state, layout.content, layout.templates, repository,
        ] {
            let own = Self.real(folder)
            if path == "/" || own.hasPrefix(path + "/") {
                return own == root
                    ? "holds the site's own folder" : "holds '\(layout.name(of: folder))'"
            }
            if own != root, path == own || path.hasPrefix(own + "/") {
                return "lies in '\(layout.name(of: folder))'"
            }
        }
        return nil
    }

    /// Without what may be a secret.
    private static func shown(_ text: Substring) -> String {
        "'\(text.prefix { $0 != "," && $0 != "=" }):…'"
    }

    /// Where links on its way lead. Of what is not there yet the folder is asked in which it would be made.
    private static func real(_ folder: URL) -> String {
        var there = folder.standardizedFileURL
        var rest: [String] = []
        while there.barePath != "/" {
            if let resolved = realpath(there.barePath, nil) {
                defer { free(resolved) }
                let start = String(cString: resolved)
                return rest.isEmpty
                    ? start
                    : ([start == "/" ? "" : start] + rest).joined(separator: "/")
            }
            rest.insert(there.lastPathComponent, at: 0)
            there = there.deletingLastPathComponent()
        }
        return "/" + rest.joined(separator: "/")
    }

    private func hint(_ text: String) -> String {
        let way = text.prefix { $0 != ":" }
        let isRepository =
            way.contains("@") || ["http", "https", "ssh", "git", "file"].contains(way)
        if isRepository { return "of a repository write git:\(way):…; else \(ways)" }
        guard !text.dropFirst(way.count).hasPrefix("://") else { return ways }
        let place = Self.shown(way).dropFirst().dropLast()
        return "of a place of rclone write rclone:\(place); else \(ways)"
    }
}
