/// An encoding of the web's past, by the name that the Encoding Standard gives it.
struct LegacyEncoding: Equatable {
    let name: String

    static let windows1252 = LegacyEncoding(name: "windows-1252")

    private init(name: String) {
        self.name = name
    }

    /// Nil for UTF-8, for UTF-7 and for labels that nobody knows.
    init?(label: String) {
        let key = label.trimmingASCIISpace().lowercased()
        guard let name = EncodingLabels.encoding(of: key) else { return nil }
        self.name = name
    }

    var isSevenBit: Bool { name == "iso-2022-jp" }

    /// Servers put this label on whatever they send.
    var isDefault: Bool { name == "windows-1252" }

    var isMultiByte: Bool {
        ["gbk", "gb18030", "big5", "euc-jp", "iso-2022-jp", "shift_jis", "euc-kr"].contains(name)
    }

    /// The bytes as UTF-8, U+FFFD for what the encoding does not know.
    func decode(_ bytes: [UInt8]) -> [UInt8] {
        isMultiByte
            ? IconvDecoder(encoding: iconvName)?.decode(bytes).bytes ?? UTF8Text.repaired(bytes)
            : decodeSingleBytes(bytes)
    }

    /// The bytes as UTF-8, or nil when one of them is not in this encoding.
    func decodeStrictly(_ bytes: [UInt8]) -> [UInt8]? {
        guard let decoded = IconvDecoder(encoding: iconvName)?.decode(bytes) else { return nil }
        return decoded.errors == 0 ? decoded.bytes : nil
    }

    /// A byte of windows-1252, where the Encoding Standard leaves no gap.
    static func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar {
        guard byte >= 0x80, byte < 0xA0 else { return Unicode.Scalar(byte) }
        return Unicode.Scalar(windows1252Upper[Int(byte) - 0x80]) ?? Unicode.Scalar(byte)
    }

    private static let windows1252Upper: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
        0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
    ]

    private func decodeSingleBytes(_ bytes: [UInt8]) -> [UInt8] {
        let table = (0x80...0xFF).map { byte -> [UInt8] in
            let fallback = Self.windows1252Scalar(UInt8(byte))
            guard name != "windows-1252",
                let decoded = IconvDecoder(encoding: iconvName)?.decode([UInt8(byte)]),
                decoded.errors == 0
            else {
                var encoded: [UInt8] = []
                UTF8Text.append(fallback, to: &encoded)
                return encoded
            }
            return decoded.bytes
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 4)
        for byte in bytes {
            if byte < 0x80 {
                output.append(byte)
            } else {
                output.append(contentsOf: table[Int(byte) - 0x80])
            }
        }
        return output
    }

    /// What the C library calls the encoding, where the names differ.
    private var iconvName: String {
        switch name {
        case "gbk": "GB18030"
        case "big5": "BIG5-HKSCS"
        case "shift_jis": "CP932"
        case "euc-kr": "CP949"
        case "euc-jp": "EUC-JP-MS"
        case "macintosh": "MACINTOSH"
        case "x-mac-cyrillic": "MAC-CYRILLIC"
        case "windows-874": "CP874"
        case "iso-8859-8-i": "ISO-8859-8"
        case _ where name.hasPrefix("windows-"): "CP" + name.dropFirst(8)
        default: name.uppercased()
        }
    }
}
