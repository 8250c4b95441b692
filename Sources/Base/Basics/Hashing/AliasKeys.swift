/// Finds YAML in which a key may be made of aliases. Whoever reads it compares all keys, and a few lines of aliases of
/// aliases make a key of more values than memory holds; nobody who writes by hand means one.
public enum AliasKeys {
    /// - Parameter text: the YAML.
    /// - Returns: the first line that may hold such a key, counted from 1; nil in almost all files.
    public static func line(in text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.contains(star), bytes.contains(UInt8(ascii: "&")) else { return nil }
            var scan = Scan(bytes)
            return scan.line()
        }
    }

    fileprivate static let star = UInt8(ascii: "*")
}

/// One way through the bytes; quotes are not understood, so that more is suspected than there is.
private struct Scan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var lineNumber = 1
    private var anchors: Set<String> = []
    private var aliases: Set<String> = []
    /// The first line on which something other than a plain word may be a key.
    private var suspect: Int?
    /// The last byte of the line that is no space.
    private var last: UInt8?

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func line() -> Int? {
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case 0x0A, 0x0D:
                if byte == 0x0A { lineNumber += 1 }
                last = nil
                continue
            case 0x20, 0x09: continue
            case UInt8(ascii: "&") where startsName(index): anchors.insert(name(after: index))
            case AliasKeys.star where startsName(index):
                aliases.insert(name(after: index))
                if isKey(endOfName(index + 1)) { note() }
            case UInt8(ascii: "?") where opensKey(index): note()
            case UInt8(ascii: "]"), UInt8(ascii: "}"): if isKey(index + 1) { note() }
            default: break
            }
            last = byte
        }
        return anchors.isDisjoint(with: aliases) ? nil : suspect
    }

    private mutating func note() { suspect = suspect ?? lineNumber }

    /// Whether an anchor or an alias begins here and not in the middle of a word.
    private func startsName(_ index: Int) -> Bool {
        let isFree = index == 0 || " \t\n\r[{,:-?".utf8.contains(bytes[index - 1])
        return isFree && index + 1 < bytes.count && Self.isName(bytes[index + 1])
    }

    private func name(after sign: Int) -> String {
        String(decoding: bytes[sign + 1..<endOfName(sign + 1)], as: UTF8.self)
    }

    private func endOfName(_ start: Int) -> Int {
        var index = start
        while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
        return index
    }

    /// Whether a colon follows, perhaps after spaces or on the next line of a flow.
    private func isKey(_ start: Int) -> Bool {
        var index = start
        while index < bytes.count, " \t\n\r".utf8.contains(bytes[index]) { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: ":")
    }

    /// Whether a question mark stands where a key may begin, and not in a sentence.
    private func opensKey(_ index: Int) -> Bool {
        let isFirst = last.map { "-{[,?:".utf8.contains($0) } ?? true
        let isAlone = index + 1 == bytes.count || " \t\n\r".utf8.contains(bytes[index + 1])
        return isFirst && isAlone
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: byte >= 0x80
        }
    }
}
