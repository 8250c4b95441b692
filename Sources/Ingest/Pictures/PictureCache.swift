public import Domain
import Foundation

/// Keeps the folder of pictures within its size: what is not shown goes first, then what was fetched longest ago.
public struct PictureCache: Sendable {
    private let store: PictureStore

    public init(store: PictureStore) {
        self.store = store
    }

    /// What was taken away.
    public struct Freed: Encodable, Sendable {
        public internal(set) var files = 0
        public internal(set) var bytes = 0
    }

    private struct File {
        let path: String
        let size: Int
        let changed: Date
    }

    /// Takes away every file that no copy has and every original that no picture came from.
    public func removeUnused(copies: [PictureCopy], originals: Set<String>) -> Freed {
        var names: Set<String> = []
        for copy in copies {
            names.insert("\(copy.key).json")
            for file in copy.files { names.insert(copy.fileName(of: file)) }
        }
        var freed = Freed()
        for file in files(in: store.copies) where !names.contains(Self.name(file)) {
            remove(file, &freed)
        }
        for file in files(in: store.originals) where !originals.contains(Self.name(file)) {
            remove(file, &freed)
        }
        return freed
    }

    /// Takes away files until the rest fits; copies that pages show stay.
    public func shrink(to limit: Int, keeping copies: [PictureCopy], originals: Set<String>)
        -> Freed
    {
        let size = (files(in: store.copies) + files(in: store.originals)).map(\.size)
            .reduce(0, +)
        guard size > limit else { return Freed() }
        var freed = removeUnused(copies: copies, originals: originals)
        for file in files(in: store.originals).sorted(by: { $0.changed < $1.changed })
        where size - freed.bytes > limit {
            remove(file, &freed)
        }
        return freed
    }

    /// Takes away everything: the next build fetches and makes it anew.
    public func removeAll() -> Freed {
        var freed = Freed()
        for folder in [store.copies, store.originals, store.bare] {
            for file in files(in: folder) { remove(file, &freed) }
        }
        return freed
    }

    private static func name(_ file: File) -> String {
        String(file.path.split(separator: "/").last ?? "")
    }

    private func remove(_ file: File, _ freed: inout Freed) {
        guard (try? FileManager.default.removeItem(atPath: file.path)) != nil else { return }
        freed.files += 1
        freed.bytes += file.size
    }

    private func files(in folder: URL) -> [File] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)) ?? []
        return names.sorted().compactMap { name in
            let path = folder.appending(path: name, directoryHint: .notDirectory).filePath
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
                return nil
            }
            return File(
                path: path,
                size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
                changed: attributes[.modificationDate] as? Date ?? .distantPast
            )
        }
    }
}
