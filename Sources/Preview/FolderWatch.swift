import Domain
import Foundation

/// Notices that something in some folders has changed, by names, sizes and times.
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
            let names = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String }
            for name in (names ?? []).sorted() where !Self.isHidden(name) {
                hash.add(name)
                add("\(place)/\(name)", to: &hash)
            }
        }
        return hash.value
    }

    private static func isHidden(_ name: String) -> Bool {
        name.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix("~") }
    }

    private func add(_ path: String, to hash: inout StableHash) {
        guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return }
        hash.add((facts[.size] as? NSNumber)?.intValue ?? -1)
        // The time of a folder changes with hidden files too; its names tell enough.
        guard facts[.type] as? FileAttributeType == .typeRegular else { return }
        let changed = facts[.modificationDate] as? Date ?? .distantPast
        hash.add(Int(changed.timeIntervalSince1970 * 1_000_000))
    }
}
