/// Recognises an http(s) address that is already as the parser would write it.
///
/// Nearly all links of feeds are: these are not rewritten, and nothing is allocated for them.
enum PlainAddress {
    // What stands in a path or query as it is: anything else goes the long way.
    private static let notInPath = ByteSet.path.union("#\\")
    private static let notInQuery = ByteSet.specialQuery
    private static let notInFragment = ByteSet.fragment
    private static let inHost = ByteSet("abcdefghijklmnopqrstuvwxyz0123456789-._")

    /// The layout of a plain address, nil for all others.
    static func layout(of text: String) -> URLLayout? {
        // A text whose bytes do not lie together, as some of Foundation's on macOS, goes the long way.
        text.utf8.withContiguousStorageIfAvailable(read) ?? nil
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> URLLayout? {
        var layout = URLLayout()
        guard readScheme(bytes, into: &layout), readHost(bytes, into: &layout) else { return nil }
        guard let pathEnd = endOfPath(bytes, from: layout.pathStart) else { return nil }
        layout.pathEnd = pathEnd
        var end = pathEnd
        if end < bytes.count, bytes[end] == ASCII.question {
            end = self.end(of: bytes, from: end + 1, without: notInQuery)
        }
        layout.queryEnd = end
        if end < bytes.count, bytes[end] == ASCII.hash {
            end = self.end(of: bytes, from: end + 1, without: notInFragment)
        }
        return end == bytes.count ? layout : nil
    }

    private static func readScheme(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into layout: inout URLLayout
    ) -> Bool {
        guard bytes.count > 8, starts(bytes, with: "http") else { return false }
        if bytes[4] == UInt8(ascii: "s") {
            layout.scheme = .https
            layout.schemeEnd = 5
        } else {
            layout.scheme = .http
            layout.schemeEnd = 4
        }
        let colon = layout.schemeEnd
        return bytes[colon] == ASCII.colon && bytes[colon + 1] == ASCII.slash
            && bytes[colon + 2] == ASCII.slash
    }

    private static func starts(
        _ bytes: UnsafeBufferPointer<UInt8>,
        with text: StaticString
    ) -> Bool {
        var index = 0
        return text.withUTF8Buffer { buffer in
            while index < buffer.count {
                guard bytes[index] == buffer[index] else { return false }
                index += 1
            }
            return true
        }
    }

    /// Reads a lower-case name that cannot be a number and has no Punycode.
    private static func readHost(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into layout: inout URLLayout
    ) -> Bool {
        let set = inHost
        let start = layout.schemeEnd + 3
        var index = start
        var labelStart = start
        while index < bytes.count, set.contains(bytes[index]) {
            if bytes[index] == ASCII.dot { labelStart = index + 1 }
            // "--" may be that of "xn--".
            if bytes[index] == ASCII.minus, bytes[index - 1] == ASCII.minus { return false }
            index += 1
        }
        guard index < bytes.count, bytes[index] == ASCII.slash,
            index > labelStart, bytes[labelStart].isASCIILetter
        else { return false }
        layout.collapseAuthority(at: start)
        layout.hostKind = .domain
        layout.hostEnd = index
        layout.authorityEnd = index
        layout.pathStart = index
        return true
    }

    /// The end of a path without anything to encode and without `.` and `..` segments.
    private static func endOfPath(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let set = notInPath
        var index = start
        while index < bytes.count, bytes[index].isASCII, !set.contains(bytes[index]) {
            if bytes[index] == ASCII.slash, index + 1 < bytes.count {
                let next = bytes[index + 1]
                if next == ASCII.dot { return nil }
                // "%2e" is a dot too.
                if next == ASCII.percent, index + 2 < bytes.count, bytes[index + 2] == 0x32 {
                    return nil
                }
            }
            index += 1
        }
        return index
    }

    private static func end(
        of bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        without set: ByteSet
    ) -> Int {
        var index = start
        while index < bytes.count, bytes[index].isASCII, !set.contains(bytes[index]) { index += 1 }
        return index
    }
}
