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
    ///   - hidden: with what names begin that do not count.
    ///   - isWanted: whether a file counts, by its path.
    init(
        _ place: URL,
        name: String,
        isDeep: Bool = true,
        hidden: String = ".",
        isWanted: (String) -> Bool
    ) {
        let name = name.hasSuffix("/") ? String(name.dropLast()) : name
        let walk = FolderWalk(place.filePath, isDeep: isDeep) { file in
            file.first.map(hidden.contains) ?? false
        }
        self.place = place
        self.name = name
        names = walk.files.filter(isWanted)
        diagnostics = walk.troubles.filter { $0.concerns(isWanted) }
            .map { Diagnostic($0, in: name) }
        folders = Set(walk.folders.map { $0.isEmpty ? name : "\(name)/\($0)" })
    }

    var files: [URL] { names.map { place.appending(path: $0, directoryHint: .notDirectory) } }

    /// For the next build to compare.
    var entry: OwnLedger.Entry {
        OwnLedger.Entry(name: name, folders: folders, counts: counts)
    }

    private var counts: [String: Int] {
        var counts: [String: Int] = [:]
        for file in names {
            var path = "\(name)/\(file)"[...]
            while let slash = path.lastIndex(of: "/"), path.utf8.count > name.utf8.count {
                path = path[..<slash]
                counts[String(path), default: 0] += 1
            }
        }
        return counts
    }
}

extension OwnFolder {
    /// Articles, pages or notes; names that begin with a dot or an underscore are left out.
    static func texts(_ folder: URL, layout: SiteLayout) -> OwnFolder {
        OwnFolder(folder, name: layout.name(of: folder), hidden: "._") { $0.hasSuffix(".md") }
    }

    static func pictures(_ layout: SiteLayout) -> OwnFolder {
        OwnFolder(layout.ownPictures, name: layout.name(of: layout.ownPictures)) { name in
            let ending = name.split(separator: ".").last ?? ""
            return ["svg", "jpg", "jpeg", "png", "gif", "webp"].contains(ending.lowercased())
        }
    }

    static func media(_ layout: SiteLayout) -> OwnFolder {
        OwnFolder(layout.ownMedia, name: layout.name(of: layout.ownMedia)) { name in
            MediaType.endings.contains((name.split(separator: ".").last ?? "").lowercased())
        }
    }

    /// Further lists of sources.
    static func sources(_ layout: SiteLayout) -> OwnFolder {
        OwnFolder(layout.sources, name: layout.name(of: layout.sources), isDeep: false) {
            $0.hasSuffix(".yaml") || $0.hasSuffix(".yml")
        }
    }
}
