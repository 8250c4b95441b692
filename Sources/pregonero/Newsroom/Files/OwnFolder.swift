import Basics
import Domain
import Foundation

/// A folder of the newsroom's own below `Content`: which files count in it, and what a person must know of the others.
struct OwnFolder {
    let name: String
    /// Paths below the folder, in an order that does not depend on the machine.
    let names: [String]
    let diagnostics: [Diagnostic]
    /// Paths of it and of those in it, as messages name them.
    let folders: Set<String>
    private let place: URL

    /// - Parameters:
    ///   - place: where it lies.
    ///   - name: how messages name it.
    ///   - isDeep: whether folders in it count.
    ///   - isHidden: says of a name that neither the file nor the folder counts.
    ///   - advice: why a file is not read that is meant to count, and what to do; nil for one that is not meant to.
    ///   - isWanted: whether a file counts, by its path.
    init(
        _ place: URL,
        name: String,
        isDeep: Bool = true,
        isHidden: @escaping @Sendable (String) -> Bool = { $0.hasPrefix(".") },
        advice: (String) -> (reason: String, hint: String)? = { _ in nil },
        isWanted: (String) -> Bool
    ) {
        let name = name.hasSuffix("/") ? String(name.dropLast()) : name
        let walk = FolderWalk(place.filePath, isDeep: isDeep, isHidden: isHidden)
        self.place = place
        self.name = name
        names = walk.files.filter(isWanted)
        let passedOver = walk.files.filter { !isWanted($0) }.compactMap { file in
            advice(file).map { advice in
                Diagnostic(
                    .warning,
                    "it is not read, since \(advice.reason)",
                    path: "\(name)/\(file)",
                    hint: advice.hint
                )
            }
        }
        diagnostics =
            walk.troubles.filter { $0.concerns(isWanted) }.map { Diagnostic($0, in: name) }
            + passedOver
        folders = Set(walk.folders.map { $0.isEmpty ? name : "\(name)/\($0)" })
    }

    var files: [URL] { names.map { place.appending(path: $0, directoryHint: .notDirectory) } }

    /// Paths below `Content`.
    var contentNames: [String] {
        let folder = name.split(separator: "/").last ?? ""
        return names.map { "\(folder)/\($0)" }
    }

    /// For the next build to compare.
    var entry: ContentRecord.Entry {
        ContentRecord.Entry(name: name, folders: folders, counts: counts)
    }

    private var counts: [String: Int] {
        var counts: [String: Int] = [:]
        for file in names {
            var path = "\(name)/\(file)"[...]
            while let slash = path.lastSlash, path.utf8.count > name.utf8.count {
                path = path[..<slash]
                counts[String(path), default: 0] += 1
            }
        }
        return counts
    }
}

extension OwnFolder {
    /// Texts; names that begin with a dot or an underscore are left out.
    ///
    /// - Parameters:
    ///   - folder: where they lie.
    ///   - layout: of the site.
    /// - Returns: the folder.
    static func texts(_ folder: URL, layout: SiteLayout) -> OwnFolder {
        OwnFolder(
            folder,
            name: layout.name(of: folder),
            isHidden: { $0.hasPrefix(".") || $0.hasPrefix("_") },
            advice: { name in
                let name = FileName(name)
                let reason = "its name does not end in '.md'"
                if name.isReadme { return nil }
                if name.isMarkdown || name.isBare { return (reason, "rename it") }
                if name.isText { return (reason, "save it as Markdown, or \(publishing)") }
                return name.isDocument ? (reason, publishing) : nil
            },
            isWanted: { $0.hasSuffix(".md") }
        )
    }

    private static let publishing = "put it into Content/static to publish it as it is"

    static func pictures(_ layout: SiteLayout) -> OwnFolder {
        OwnFolder(
            layout.ownPictures,
            name: layout.name(of: layout.ownPictures),
            advice: { FileName($0).isOffice ? ("it is no picture", publishing) : nil },
            isWanted: { FileName($0).isPicture }
        )
    }

    static func media(_ layout: SiteLayout) -> OwnFolder {
        OwnFolder(
            layout.ownMedia,
            name: layout.name(of: layout.ownMedia),
            advice: { FileName($0).isOffice ? ("it is neither sound nor film", publishing) : nil },
            isWanted: { FileName($0).isMedium }
        )
    }

    /// What is published as it is; hidden files too, but not what editors, systems and git leave behind.
    static func staticFiles(_ layout: SiteLayout) -> OwnFolder {
        OwnFolder(
            layout.staticFiles,
            name: layout.name(of: layout.staticFiles),
            isHidden: { name in
                name.hasPrefix("._") || name.hasPrefix(".git") || FileName.isLeftover(name)
            },
            isWanted: { _ in true }
        )
    }

    /// Further lists of sources.
    static func sources(_ layout: SiteLayout) -> OwnFolder {
        OwnFolder(
            layout.sources,
            name: layout.name(of: layout.sources),
            isDeep: false,
            advice: { name in
                let ending = name.split(separator: ".").last?.lowercased() ?? ""
                let isList = ["yaml", "yml", "json", "txt"].contains(ending)
                return isList ? ("its name does not end in '.yaml'", "rename it") : nil
            },
            isWanted: { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
        )
    }
}
