import Basics
import Domain
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Writes the file of a kept listing while the items are read, parts side by side.
///
/// What cannot be written, as on a full disk, is not kept: the items are read from the archive then.
final class ListingWriter: Sendable {
    private let path: String
    private let state: Mutex<State>

    /// Blocks end with the item that makes them longer than this.
    private let block: Int
    static let usual = 1 << 20
    /// No item is as long as the difference.
    static let longestBlock = usual + 4_096

    private struct State {
        let descriptor: Int32
        var end = 0
        var isWhole = true
        var isInPlace = false
        var blocks: [(part: Int, order: Int, block: ListingDirectory.Block)] = []
        var names: [Int: ListingDirectory.Names] = [:]
    }

    private var unfinished: String { path + ".new" }

    /// Nil when no file can be begun there.
    init?(_ path: String, block: Int = usual) {
        self.path = path
        self.block = block
        let descriptor = open(path + ".new", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return nil }
        state = Mutex(State(descriptor: descriptor))
    }

    deinit {
        state.withLock { state in
            close(state.descriptor)
            if !state.isInPlace { unlink(unfinished) }
        }
    }

    /// What one part writes.
    struct Part {
        fileprivate let writer: ListingWriter
        fileprivate let number: Int
        private var bytes: [UInt8] = []
        private var first: Listing?
        private var count = 0
        private var order = 0

        fileprivate init(_ writer: ListingWriter, _ number: Int) {
            self.writer = writer
            self.number = number
            bytes.reserveCapacity(ListingWriter.longestBlock)
        }

        mutating func add(_ item: Listing) {
            guard let record = ListingRecord(item) else { return writer.fail() }
            if first == nil { first = item }
            withUnsafeBytes(of: record) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: item.id.text.utf8)
            if let head = item.duplicateOf { bytes.append(contentsOf: head.text.utf8) }
            count += 1
            if bytes.count >= writer.block { write() }
        }

        mutating func end(_ names: ListingNames) {
            write()
            writer.end(number, names)
        }

        private mutating func write() {
            guard let first else { return }
            writer.append(bytes, count, first, part: number, order)
            (self.first, count, order) = (nil, 0, order + 1)
            bytes.removeAll(keepingCapacity: true)
        }
    }

    /// One part, by its number, counted from 0 in the order of the items.
    func part(_ number: Int) -> Part { Part(self, number) }

    private func fail() { state.withLock { $0.isWhole = false } }

    private func end(_ part: Int, _ names: ListingNames) {
        state.withLock { $0.names[part] = ListingDirectory.Names(names) }
    }

    private func append(
        _ bytes: [UInt8],
        _ count: Int,
        _ first: Listing,
        part: Int,
        _ order: Int
    ) {
        let hash = StableHash.of(bytes)
        state.withLock { state in
            let block = ListingDirectory.Block(
                part: part,
                offset: state.end,
                size: bytes.count,
                count: count,
                hash: hash,
                time: first.sortTime,
                id: first.id.text
            )
            state.blocks.append((part, order, block))
            state.end += bytes.count
            var written = 0
            while state.isWhole, written < bytes.count {
                let more = bytes[written...].withUnsafeBytes {
                    write(state.descriptor, $0.baseAddress, $0.count)
                }
                if more < 0, errno == EINTR { continue }
                guard more > 0 else {
                    state.isWhole = false
                    break
                }
                written += more
            }
        }
    }

    /// Puts the file in its place.
    ///
    /// - Returns: what stands where in it; nil when it could not be written.
    func finish() -> ListingDirectory? {
        state.withLock { state in
            guard state.isWhole, rename(unfinished, path) == 0 else { return nil }
            state.isInPlace = true
            let parts = (state.names.keys.max() ?? -1) + 1
            return ListingDirectory(
                names: (0..<parts).compactMap { state.names[$0] },
                blocks: state.blocks.sorted { ($0.part, $0.order) < ($1.part, $1.order) }
                    .map(\.block)
            )
        }
    }
}
