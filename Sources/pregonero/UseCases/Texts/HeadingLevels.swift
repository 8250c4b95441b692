import Basics
import Domain

/// Numbers the headings of a text so that they follow the page's own heading without gaps.
enum HeadingLevels {
    /// The first heading becomes an `h2`, a deeper one at most one level deeper than the one before it
    /// (WCAG 2.2, technique G141); works on the sanitiser's own output.
    static func renumbered(_ html: String) -> String {
        var html = html
        let result: [UInt8]? = html.withUTF8 { utf8 in
            renumbered(UnsafeRawBufferPointer(utf8))
        }
        return result.map { String(decoding: $0, as: UTF8.self) } ?? html
    }

    /// Nil when every heading has the number that it should have.
    private static func renumbered(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        var open: [UInt8] = []
        var result: [UInt8]?
        var index = 0
        while let start = ByteSearch.first("<h", in: bytes, from: index) {
            index = start + 2
            guard index < bytes.count, (2...6).contains(bytes[index] &- zero) else { continue }
            let level = bytes[index] - zero
            guard let end = closing(level, in: bytes, from: index) else { continue }
            while let last = open.last, last >= level { open.removeLast() }
            open.append(level)
            let shown = min(UInt8(open.count) + 1, 6)
            if shown != level {
                var changed = result ?? Array(bytes)
                changed[index] = zero + shown
                changed[end + 3] = zero + shown
                result = changed
            }
            index = end + 5
        }
        return result
    }

    private static let zero = UInt8(ascii: "0")

    /// Where `</h2>` and the like begins.
    private static func closing(
        _ level: UInt8,
        in bytes: UnsafeRawBufferPointer,
        from start: Int
    ) -> Int? {
        var index = start
        while let found = ByteSearch.first("</h", in: bytes, from: index) {
            if found + 4 < bytes.count, bytes[found + 3] == zero + level,
                bytes[found + 4] == UInt8(ascii: ">")
            {
                return found
            }
            index = found + 3
        }
        return nil
    }
}
