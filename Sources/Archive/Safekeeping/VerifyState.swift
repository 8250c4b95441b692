import Basics
import Foundation

/// Looks through a state where it is kept: every part, and that of them every file can be made.
public struct VerifyState {
    private let place: StatePlace

    public init(_ place: StatePlace) {
        self.place = place
    }

    /// - Returns: what was looked through.
    /// - Throws: `StateError` for the first fault.
    public func run() throws -> FetchReport {
        guard let current = try place.current(try place.remote.pointer()) else {
            throw StateError.nothingThere
        }
        let snapshot = try place.snapshot(current.name)
        let folder = "\(place.fetching)/looked-through"
        try? FileManager.default.removeItem(atPath: place.fetching)
        defer { try? FileManager.default.removeItem(atPath: place.fetching) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try PartReader(place: place, parts: snapshot.parts).write(snapshot.files, into: folder)
        for file in snapshot.files {
            let bytes = try? RegularFile.bytes("\(folder)/\(file.path)")
            guard let bytes, ContentDigest(of: bytes) == file.digest else {
                throw StateError.damaged("\(file.path) in the state")
            }
        }
        let there = Set(try place.remote.names(in: StatePart.folder))
        for name in try place.snapshots() where name != current.name {
            for part in try place.snapshot(name).parts where !there.contains(part.name) {
                throw StateError.damaged("the snapshot of \(name.moment), which lacks a part")
            }
        }
        return FetchReport(
            moment: current.name.moment,
            machine: snapshot.machine,
            files: snapshot.files.count,
            bytes: snapshot.size,
            changed: 0
        )
    }
}
