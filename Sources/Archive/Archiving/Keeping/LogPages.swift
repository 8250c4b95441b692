import Basics
import Domain
import Foundation

/// What SQLite's log holds, told by the heads of its frames: those pages may differ from what was noted of the archive.
struct LogPages {
    /// The numbers of the pages, counted from 0.
    private(set) var pages: Set<Int> = []
    /// The stamps that the archive had while it was written.
    private(set) var generations: Set<UInt32> = []
    /// The same for the same changes.
    private(set) var digest = StableHash()

    private static let headLength = 32
    private static let frameHeadLength = 24
    /// So much of a page's beginning tells it from others: where on it each row lies.
    private static let telling = 512

    /// Nothing when there is no log; nil when it is none of SQLite's.
    init?(_ log: String) {
        guard ArchiveFiles.size(log) > 0 else { return }
        guard let file = try? FileHandle(forReadingFrom: URL(filePath: log)) else { return nil }
        defer { try? file.close() }
        func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
            var buffer = [UInt8](repeating: 0, count: count)
            let got = pread(file.fileDescriptor, &buffer, count, off_t(offset))
            return got == count ? buffer : nil
        }
        guard let head = bytes(at: 0, Self.headLength) else { return }
        guard Self.number(head, 0) & ~1 == 0x377F_0682 else { return nil }
        let size = Self.number(head, 8)
        guard size >= Self.telling, size <= 65_536 else { return nil }
        var offset = Self.headLength
        // Frames of an earlier round have other salts.
        while let frame = bytes(at: offset, Self.frameHeadLength + Self.telling),
            frame[8..<16] == head[16..<24]
        {
            let page = Self.number(frame, 0)
            if page > 0 { pages.insert(page - 1) }
            if page == 1 {
                generations.insert(ArchiveGeneration.read(frame[Self.frameHeadLength...]))
            }
            digest.add(page)
            digest.add([UInt8](frame[Self.frameHeadLength...]))
            offset += Self.frameHeadLength + size
        }
    }

    private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
