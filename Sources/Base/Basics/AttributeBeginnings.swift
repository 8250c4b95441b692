/// Changes how the values of attributes begin in HTML that was serialised here, where `<` and quotes stand in tags alone.
///
/// What the text shows of HTML, as an article on it does, stays as it is.
public enum AttributeBeginnings {
    /// A name with the beginning of its value, as `href="/`, and what comes in their place.
    public typealias Change = (beginning: StaticString, replacement: String)

    /// - Parameters:
    ///   - changes: of one place the first that fits is made. A beginning that ends with `/` is of a path: it is not that of
    ///     an address `//example.org/` of another host.
    ///   - html: with tags that end.
    /// - Returns: the same text where nothing fits.
    public static func replacing(_ changes: [Change], in html: String) -> String {
        var html = html
        let result: [UInt8]? = html.withUTF8 { utf8 in
            let bytes = UnsafeRawBufferPointer(utf8)
            var result: [UInt8] = []
            var copied = 0
            var scan = TagScan()
            var place = 0
            while place < bytes.count {
                defer { place += 1 }
                guard scan.isAtName(bytes[place]),
                    let change = changes.first(where: { fits($0.beginning, at: place, of: bytes) })
                else { continue }
                result.append(contentsOf: bytes[copied..<place])
                result.append(contentsOf: change.replacement.utf8)
                copied = place + change.beginning.utf8CodeUnitCount
            }
            guard copied > 0 else { return nil }
            result.append(contentsOf: bytes[copied...])
            return result
        }
        return result.map { String(decoding: $0, as: UTF8.self) } ?? html
    }

    private static func fits(
        _ beginning: StaticString,
        at place: Int,
        of bytes: UnsafeRawBufferPointer
    ) -> Bool {
        let end = place + beginning.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        let wanted = UnsafeRawBufferPointer(
            start: beginning.utf8Start,
            count: beginning.utf8CodeUnitCount
        )
        guard bytes[place..<end].elementsEqual(wanted) else { return false }
        let slash = UInt8(ascii: "/")
        return wanted.last != slash || end == bytes.count || bytes[end] != slash
    }

    /// Knows of each byte, handed in one after the other, whether a name of an attribute may begin with it.
    private struct TagScan {
        private var isInTag = false
        private var quote: UInt8?
        private var last: UInt8 = 0

        mutating func isAtName(_ byte: UInt8) -> Bool {
            defer { last = byte }
            guard isInTag else {
                isInTag = byte == UInt8(ascii: "<")
                return false
            }
            if let open = quote {
                if byte == open { quote = nil }
                return false
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: ">"): isInTag = false
            default: return last == UInt8(ascii: " ")
            }
            return false
        }
    }
}
