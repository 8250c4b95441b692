/// Writing text as JSON (RFC 8259, 7).
extension [UInt8] {
    /// Appends text between double quotes, with what may not stand there escaped.
    ///
    /// - Parameters:
    ///   - text: any text.
    ///   - inScript: The JSON will stand in an HTML `script` element, which no `<` may end.
    public mutating func appendJSON(_ text: String, inScript: Bool = false) {
        append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { appendJSON($0, inScript: inScript) }
        append(UInt8(ascii: "\""))
    }

    /// Stretches in which nothing has to be escaped are copied whole.
    private mutating func appendJSON(_ text: UnsafeBufferPointer<UInt8>, inScript: Bool) {
        let bracket = UInt8(ascii: inScript ? "<" : "\"")
        var start = 0
        while true {
            let place = text.first(from: start) { word in
                word.below(0x20) | word.equal(to: UInt8(ascii: "\""))
                    | word.equal(to: UInt8(ascii: "\\")) | word.equal(to: bracket)
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
            guard place < text.count else { return }
            appendJSONEscape(of: text[place])
            start = place + 1
        }
    }

    private mutating func appendJSONEscape(of byte: UInt8) {
        append(UInt8(ascii: "\\"))
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            append(byte)
        } else {
            append(contentsOf: "u00".utf8)
            append(contentsOf: CollectionOfOne(byte).hexadecimal.utf8)
        }
    }
}
