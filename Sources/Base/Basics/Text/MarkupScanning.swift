/// Looks for signs of a markup language by their bytes.
///
/// To `String` a quote with a combining mark behind it is another character than a quote, so that it would not find where a
/// value or a tag ends, and take what is text for markup.
extension StringProtocol where SubSequence == Substring {
    /// What stands before a sign of ASCII; all of the text where it has none.
    public func before(_ sign: Unicode.Scalar) -> Substring {
        let byte = UInt8(ascii: sign)
        return self[..<(utf8.firstIndex(of: byte) ?? endIndex)]
    }

    /// What stands behind so many signs of ASCII, with which the text begins.
    public func behind(_ count: Int) -> Substring {
        self[(utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex)...]
    }

    /// Where a needle of ASCII first stands.
    public func place(of needle: StaticString) -> Range<String.Index>? {
        let found = utf8.withContiguousStorageIfAvailable { bytes in
            ByteSearch.first(needle, in: UnsafeRawBufferPointer(bytes), from: 0)
        }
        let start: String.Index? =
            if let found {
                found.map { utf8.index(startIndex, offsetBy: $0) }
            } else {
                // Of texts that are not in one piece, as those of other languages.
                utf8.indices.first { self[$0...].begins(with: needle) }
            }
        return start.map { $0..<utf8.index($0, offsetBy: needle.utf8CodeUnitCount) }
    }

    /// Whether a text begins with a needle of ASCII.
    public func begins(with needle: StaticString) -> Bool {
        needle.withUTF8Buffer { utf8.starts(with: $0) }
    }
}
