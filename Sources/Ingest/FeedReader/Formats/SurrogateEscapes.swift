/// Mends `\u` escapes of JSON that name half a character, which would cost the whole document.
enum SurrogateEscapes {
    static func paired(_ bytes: [UInt8]) -> [UInt8] {
        var output = bytes
        var place = 0
        while let slash = bytes.firstIndex(of: UInt8(ascii: "\\"), from: place, to: bytes.count) {
            place = slash + 2
            guard let unit = unit(bytes, at: slash), (0xD800...0xDFFF).contains(unit) else {
                continue
            }
            place = slash + 6
            if unit < 0xDC00, let next = self.unit(bytes, at: place),
                (0xDC00...0xDFFF).contains(next)
            {
                place += 6
            } else {
                output.replaceSubrange((slash + 2)..<(slash + 6), with: "FFFD".utf8)
            }
        }
        return output
    }

    private static func unit(_ bytes: [UInt8], at slash: Int) -> UInt32? {
        guard bytes.has("\\u", at: slash), slash + 6 <= bytes.count else { return nil }
        return UInt32(bytes.text((slash + 2)..<(slash + 6)), radix: 16)
    }
}
