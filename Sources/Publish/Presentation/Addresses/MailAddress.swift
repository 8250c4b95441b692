/// Addresses that open a letter.
public enum MailAddress {
    /// A letter with its subject and text, to nobody yet if nobody is named (RFC 6068).
    public static func letter(to addressee: String = "", subject: String, text: String) -> String {
        "mailto:\(addressee)?subject=\(encoded(subject))&body=\(encoded(text))"
    }

    /// Bytes that need no escape (RFC 3986, 2.3), and `/` and `:` so that addresses stay legible.
    private static let plain: [Bool] = (0...UInt8.max).map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: ":"):
            true
        default: false
        }
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 2)
        for byte in text.utf8 {
            if plain[Int(byte)] {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
