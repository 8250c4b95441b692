/// Reading back what our own serialisers write.
extension String {
    /// The text without the references that our serialisers know: those of `MarkupPlace`, and `&nbsp;`.
    public var withoutReferences: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        var text = self
        let bytes = text.withUTF8 { Self.decoded($0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let references: [(name: StaticString, text: String)] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
        ("&nbsp;", "\u{A0}"),
    ]

    private static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            decoded.append(contentsOf: rest[..<start])
            rest = rest[start...]
            if let found = references.first(where: { rest.begins(with: $0.name) }) {
                decoded.append(contentsOf: found.text.utf8)
                rest = rest.dropFirst(found.name.utf8CodeUnitCount)
            } else {
                decoded.append(UInt8(ascii: "&"))
                rest = rest.dropFirst()
            }
        }
        decoded.append(contentsOf: rest)
        return decoded
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    fileprivate func begins(with text: StaticString) -> Bool {
        text.withUTF8Buffer { starts(with: $0) }
    }
}
