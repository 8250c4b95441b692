import Basics
import Domain
import Foundation

/// What every page of the archive holds, as a number for each: a page that was changed by anybody but us is known by it.
struct PageSums: Equatable {
    let pageSize: Int
    var sums: [UInt64]
    /// How often the archive was closed since all of it was compared.
    var closings = 0
    /// That of the archive when it was closed.
    var generation: UInt32 = 0

    private static let mark = "pregonero-pages 1"

    static func of(_ page: UnsafeRawBufferPointer) -> UInt64 {
        var hash = StableHash()
        hash.add(page)
        return hash.value
    }

    static func of(_ page: [UInt8]) -> UInt64 { page.withUnsafeBytes { of($0) } }

    /// Of all pages of a file, which may be written elsewhere while it is read.
    static func taken(of file: PageFile, copying copy: PageFile? = nil) -> PageSums? {
        var sums: [UInt64] = []
        sums.reserveCapacity(file.count)
        let isWhole = file.forEachPiece { number, bytes in
            for start in stride(from: 0, to: bytes.count, by: file.pageSize) {
                sums.append(
                    of(UnsafeRawBufferPointer(rebasing: bytes[start..<start + file.pageSize]))
                )
            }
            return copy?.write(bytes, at: number) ?? true
        }
        guard isWhole else { return nil }
        return PageSums(pageSize: file.pageSize, sums: sums, generation: file.generation ?? 0)
    }

    /// So many pages are compared one after the other, 32 MB of them where they have the usual size.
    private static let share = 8_192

    /// The numbers of the pages that are not what they were, those that are missing among them.
    func differences(in file: PageFile?) -> [Int] {
        guard let file, file.pageSize == pageSize else { return Array(sums.indices) }
        let known = min(sums.count, file.count)
        let shares = stride(from: 0, to: known, by: Self.share).map {
            $0..<min($0 + Self.share, known)
        }
        let found = ConcurrentMap.map(shares, share: 1) { differences(in: file, among: $0) }
        return found.flatMap(\.self) + (known..<sums.count)
    }

    private func differences(in file: PageFile, among numbers: Range<Int>) -> [Int] {
        var differences: [Int] = []
        var next = numbers.lowerBound
        _ = file.forEachPiece(of: numbers) { number, bytes in
            for start in stride(from: 0, to: bytes.count, by: pageSize) {
                let index = number + start / pageSize
                next = index + 1
                let page = UnsafeRawBufferPointer(rebasing: bytes[start..<start + pageSize])
                if Self.of(page) != sums[index] { differences.append(index) }
            }
            return true
        }
        // What cannot be read is not there, either.
        return differences + (next..<numbers.upperBound)
    }
}

extension PageSums {
    /// What lies in a file; nil when there is none, or when it is damaged itself.
    init?(_ path: String) {
        guard let bytes = FileManager.default.contents(atPath: path),
            let end = bytes.firstIndex(of: 0x0A)
        else { return nil }
        let head = String(decoding: bytes[..<end], as: UTF8.self)
        let body = [UInt8](bytes[(end + 1)...])
        let words = head.split(separator: " ")
        guard head.hasPrefix(Self.mark + " "), words.count == 6, let size = Int(words[2]),
            let closings = Int(words[3]), let generation = UInt32(words[4]), body.count % 8 == 0,
            words[5] == String(Self.checksum(body, size, closings, generation), radix: 16)
        else { return nil }
        pageSize = size
        self.closings = closings
        self.generation = generation
        sums = body.withUnsafeBytes { buffer in
            stride(from: 0, to: buffer.count, by: 8).map {
                UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
            }
        }
    }

    func write(to path: String) -> Bool {
        let body = sums.map(\.littleEndian).withUnsafeBytes { [UInt8]($0) }
        let checksum = String(Self.checksum(body, pageSize, closings, generation), radix: 16)
        let head = "\(Self.mark) \(pageSize) \(closings) \(generation) \(checksum)\n"
        return FileManager.default.createFile(atPath: path, contents: Data(Array(head.utf8) + body))
    }

    private static func checksum(
        _ body: [UInt8],
        _ size: Int,
        _ closings: Int,
        _ generation: UInt32
    ) -> UInt64 {
        var hash = StableHash()
        hash.add(body)
        hash.add(size)
        hash.add(closings)
        hash.add(Int(generation))
        return hash.value
    }
}
