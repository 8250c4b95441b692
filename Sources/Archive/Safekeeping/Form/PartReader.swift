import Basics
import Foundation
import Transfers

/// Fetches parts, looks them through, and writes the pages of files that lie in them.
struct PartReader {
    let place: StatePlace
    let parts: [StatePart]

    /// So many are fetched at once.
    private static let batch = 64

    /// - Parameters:
    ///   - files: whose pages lie in the parts.
    ///   - folder: where they are written.
    /// - Throws: `StateError` for what is not there or damaged.
    func write(_ files: [StateFile], into folder: String) throws {
        var uses: [Int: [(file: Int, page: Int)]] = [:]
        for (number, file) in files.enumerated() {
            let path = "\(folder)/\(file.path)"
            try FileManager.default.createDirectory(
                at: URL(filePath: path).deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: URL(filePath: path))
            for (page, spot) in file.places.enumerated() {
                uses[spot.part, default: []].append((number, page))
            }
        }
        try each(Set(uses.keys)) { index, bytes in
            for use in uses[index] ?? [] {
                let file = files[use.file]
                let offset = file.places[use.page].offset
                let handle = FileHandle(forWritingAtPath: "\(folder)/\(file.path)")
                guard let handle else {
                    throw StateError.damaged("what was just written, \(file.path)")
                }
                defer { try? handle.close() }
                try handle.seek(toOffset: UInt64(use.page * StateFile.page))
                try handle.write(
                    contentsOf: Data(bytes[offset..<(offset + file.length(ofPage: use.page))])
                )
            }
        }
    }

    /// Calls back with what each part holds.
    func each(_ wanted: Set<Int>, _ body: (Int, [UInt8]) throws -> Void) throws {
        let order = wanted.sorted()
        let incoming = "\(place.fetching)/incoming"
        for start in stride(from: 0, to: order.count, by: Self.batch) {
            let group = order[start..<min(start + Self.batch, order.count)]
            defer { try? FileManager.default.removeItem(atPath: incoming) }
            try place.remote.fetch(Set(group.map { parts[$0].path }).sorted(), into: incoming)
            for index in group {
                let part = parts[index]
                guard let packed = try? RegularFile.bytes("\(incoming)/\(part.path)"),
                    StatePart.name(of: packed) == part.name,
                    let bytes = Packing.unpacked(packed, size: part.size)
                else { throw StateError.damaged("part \(part.name)") }
                try body(index, bytes)
            }
        }
    }
}
