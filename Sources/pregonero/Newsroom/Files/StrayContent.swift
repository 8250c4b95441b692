import Basics
import Domain
import Foundation

/// Files and folders of `Content` itself of which nothing is made: most often their names are nearly right.
struct StrayContent {
    let layout: SiteLayout
    /// Further lists of sources.
    let lists: OwnFolder

    /// What is read from `Content` itself, by the names without their endings.
    private static let files = [
        "desk": "desk.yaml", "moved": "moved.txt", "removed": "removed.txt", "site": "site.yaml",
    ]
    private static let folders = [
        "articles", "authors", "events", "media", "notes", "pages", "pictures", "sources",
        "static", "topics",
    ]
    /// In which people keep what sources, the configuration and templates name.
    private static let customary: Set<String> = [
        "data", "fonts", "geo", "maps", "samples", "theme", "tools",
    ]

    /// A warning for each, in the order of their names.
    var diagnostics: [Diagnostic] {
        let names = Self.names(in: layout.content)
        let strays = names.filter { !isHidden($0) }.compactMap { name in
            hint(for: name, beside: names).map { (name: name, hint: $0) }
        }
        guard !strays.isEmpty else { return [] }
        let lists = ([layout.configuration] + lists.files).compactMap {
            try? RegularFile.bytes($0.filePath)
        }
        .map { String(decoding: $0, as: UTF8.self) }
        return strays.filter { stray in
            !lists.contains { $0.contains(stray.name) }
        }.map { name, hint in
            Diagnostic(
                .warning,
                "nothing is made of it",
                path: layout.name(of: layout.content) + name,
                hint: hint
            )
        }
    }

    /// In the order of their bytes.
    private static func names(in folder: URL) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)
        return (names ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func isHidden(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasPrefix("_") || FileName.isLeftover(name)
            || name == layout.configuration.lastPathComponent
    }

    /// What to do with it; nil for what may lie there.
    private func hint(for name: String, beside names: [String]) -> String? {
        let known = Self.folders + Self.files.values
        guard !known.contains(name) else { return nil }
        let place = layout.content.appending(path: name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.filePath, isDirectory: &isFolder) else {
            return nil
        }
        // On a disk that does not tell capitals apart it is the one that is read.
        if let same = known.first(where: { $0 == name.lowercased() }), !names.contains(same),
            FileManager.default.fileExists(atPath: layout.content.appending(path: same).filePath)
        {
            return nil
        }
        return isFolder.boolValue
            ? Self.hint(forFolder: name, at: place, beside: names) : Self.hint(forFile: name)
    }

    private static func hint(forFile name: String) -> String? {
        let file = FileName(name)
        guard !file.isReadme else { return nil }
        let stem = name.prefix { $0 != "." }.lowercased()
        let near = files[stem] == nil ? NearestName.of(stem, in: files.keys.sorted()) : stem
        if ["txt", "text", "yaml", "yml", "md", "rtf"].contains(file.ending),
            let meant = near.flatMap({ files[$0] }),
            // A site may have several configurations.
            meant != "site.yaml" || file.ending != "yaml"
        {
            return "did you mean '\(meant)'?"
        }
        if file.isMarkdown { return texts }
        if file.isText {
            return "\(texts), both as Markdown, what is published as it is into Content/static"
        }
        if file.isPicture { return "put it into Content/pictures" }
        if file.isMedium { return "put it into Content/media" }
        return file.isDocument ? "put it into Content/static to publish it as it is" : nil
    }

    private static let texts = "articles belong into Content/articles, pages into Content/pages"

    private static func hint(
        forFolder name: String,
        at place: URL,
        beside names: [String]
    ) -> String? {
        guard !customary.contains(name.lowercased()) else { return nil }
        let within = self.names(in: place).filter { !$0.hasPrefix(".") }.map(FileName.init)
        let near = NearestName.of(name, in: folders)
        let holdsTexts = within.contains { $0.isMarkdown && !$0.isReadme }
        let holdsPictures = within.contains(where: \.isPicture)
        let mayBeMeant = near.map { !names.contains($0) && !within.isEmpty } ?? false
        guard holdsTexts || holdsPictures || mayBeMeant || name.lowercased() == near else {
            return nil
        }
        return near.map { "did you mean '\($0)'?" }
            ?? (holdsTexts ? texts : "pictures belong into Content/pictures")
    }
}
