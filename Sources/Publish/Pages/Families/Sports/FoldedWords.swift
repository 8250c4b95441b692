import Basics
import Domain

/// A text as words of folded letters and digits, so that names are found in it whatever case and accents they have.
struct FoldedWords: Hashable, Sendable {
    /// ` deportivo olmos `: every word between two spaces.
    private let bytes: [UInt8]

    init(_ text: String) {
        var bytes: [UInt8] = [0x20]
        for byte in Folding.fold(text).utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                0x80...:
                bytes.append(byte)
            default:
                if bytes.last != 0x20 { bytes.append(0x20) }
            }
        }
        if bytes.last != 0x20 { bytes.append(0x20) }
        self.bytes = bytes
    }

    /// How many letters and digits there are, spaces between words included.
    var length: Int { max(0, bytes.count - 2) }

    /// Each of them.
    var words: [ArraySlice<UInt8>] { bytes.split(separator: 0x20) }

    /// Whether the words of a name stand here, side by side.
    func contains(_ name: FoldedWords) -> Bool {
        let needle = name.bytes
        guard name.length > 0, bytes.count >= needle.count else { return false }
        var start = 0
        while start + needle.count <= bytes.count {
            var matched = 0
            while matched < needle.count, bytes[start + matched] == needle[matched] { matched += 1 }
            if matched == needle.count { return true }
            start += 1
        }
        return false
    }
}
