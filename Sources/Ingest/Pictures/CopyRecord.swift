public import Domain
import Foundation

/// Remembers beside the files of a copy what it is, so that another build need not make it again.
public struct CopyRecord: Sendable {
    let store: PictureStore

    public init(store: PictureStore) {
        self.store = store
    }

    /// The copy of a key, if it is known and all of it is there.
    func copy(_ key: String) -> PictureCopy? {
        guard let data = try? Data(contentsOf: store.file("\(key).json")),
            let copy = try? JSONDecoder().decode(PictureCopy.self, from: data), copy.key == key,
            isWhole(copy)
        else { return nil }
        return copy
    }

    /// Whether every file of a copy is there.
    public func isWhole(_ copy: PictureCopy) -> Bool {
        copy.files.allSatisfy { store.has(copy.fileName(of: $0)) }
    }

    func keep(_ copy: PictureCopy) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(copy)
            .write(to: store.file("\(copy.key).json"), options: .atomic)
    }
}
