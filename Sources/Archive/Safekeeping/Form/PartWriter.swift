import Basics
import Foundation
import Transfers

/// Gathers pages into parts, and puts each part that is full into a folder.
struct PartWriter {
    private let folder: String
    private(set) var parts: [StatePart]
    /// Those that are new, for which there is a file.
    private(set) var written: [StatePart] = []
    private var room: [UInt8] = []

    /// - Parameters:
    ///   - folder: where new parts are put.
    ///   - parts: those that are there already.
    init(folder: String, after parts: [StatePart]) {
        self.folder = folder
        self.parts = parts
    }

    mutating func add(_ page: UnsafeRawBufferPointer) throws -> PagePlace {
        if room.count + page.count > StatePart.limit { try finish() }
        let place = PagePlace(part: parts.count, offset: room.count)
        room.append(contentsOf: page)
        return place
    }

    /// Ends the part that is begun.
    mutating func finish() throws {
        guard !room.isEmpty else { return }
        let packed = Packing.packed(room)
        let part = StatePart(
            name: StatePart.name(of: packed),
            size: room.count,
            packed: packed.count
        )
        try Data(packed).write(to: URL(filePath: "\(folder)/\(part.name)"))
        parts.append(part)
        written.append(part)
        room.removeAll(keepingCapacity: true)
    }
}
