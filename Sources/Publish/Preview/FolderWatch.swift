import Basics
import Domain

/// Notices that something in some folders has changed, by names, sizes and times; links are followed.
public struct FolderWatch: Sendable {
    private let places: [String]

    /// - Parameter places: folders and files, which need not exist.
    public init(_ places: [String]) {
        self.places = places
    }

    /// Differs whenever anything in the folders differs; hidden files aside.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        for place in places {
            add(place, to: &hash)
            let walk = FolderWalk(place) { $0.hasPrefix(".") || $0.hasSuffix("~") }
            for folder in walk.folders.sorted() { hash.add(folder) }
            for file in walk.files {
                hash.add(file)
                add("\(place)/\(file)", to: &hash)
            }
            for trouble in walk.troubles { hash.add("\(trouble.path) \(trouble.kind)") }
        }
        return hash.value
    }

    private func add(_ path: String, to hash: inout StableHash) {
        // The time of a folder changes with hidden files too; its names tell enough.
        guard let state = FileState(path), state.isFile else { return }
        hash.add(state.size)
        hash.add(state.seconds)
        hash.add(state.nanoseconds)
    }
}
