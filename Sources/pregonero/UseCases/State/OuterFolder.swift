import Foundation

/// Reads what a person wrote as a folder that is none of those which the program itself reads and writes.
struct OuterFolder {
    let layout: SiteLayout
    /// What else may be written, for whoever meant no folder.
    let ways: String

    /// - Parameter text: a path, which stands against the site's folder.
    /// - Returns: the path without a slash at its end.
    /// - Throws: `ExitReason.usage` for what looks like an address, and for folders of the site.
    func path(_ text: String) throws(ExitReason) -> String {
        let first = text.prefix { $0 != "/" }
        if text.contains("${") {
            throw .usage(
                "'${…}' is filled in where it stands in the configuration, and not here\nhint: \(ways)"
            )
        }
        if let colon = first.firstIndex(of: ":") {
            throw .usage("\(Self.shown(first[..<colon])) is no folder\nhint: \(hint(text))")
        }
        let folder = URL(filePath: text, directoryHint: .isDirectory, relativeTo: layout.root)
            .absoluteURL.standardizedFileURL
        let path = Self.real(folder)
        let isRoot = path == Self.real(layout.root)
        let own = [layout.output, layout.state, layout.content].first {
            path == Self.real($0) || path.hasPrefix(Self.real($0) + "/")
        }
        let held = [layout.root, layout.output, layout.state, layout.content].first {
            path == "/" || Self.real($0).hasPrefix(path + "/")
        }
        if isRoot || own != nil || held != nil {
            let place =
                held.map { "holds '\(layout.name(of: $0))'" } ?? own.map {
                    "lies in '\(layout.name(of: $0))'"
                } ?? "is the site's own folder"
            throw .usage(
                "'\(text)' \(place), which the program reads and writes itself\n"
                    + "hint: name a folder beside it, as ../\(layout.root.lastPathComponent)-copy"
            )
        }
        return folder.barePath
    }

    /// Without what may be a secret.
    private static func shown(_ text: Substring) -> String {
        "'\(text.prefix { $0 != "," && $0 != "=" }):…'"
    }

    private static func real(_ folder: URL) -> String {
        folder.resolvingSymlinksInPath().barePath
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
