/// Reads the start tags of pages of our own making, which have every value in double quotes: unlike a tokenizer built for
/// debugging, and tests without optimisation, quick over thousands of pages.
public enum StartTags {
    public typealias Tag = (name: String, attributes: [String: String])

    /// - Parameter page: the bytes of a page, or of a part of one.
    /// - Returns: each tag with its attributes as they are written; those that come before a value have their name alone.
    public static func of(_ page: some Collection<UInt8>) -> [Tag] {
        let bytes = Array(page)
        var tags: [Tag] = []
        var place = 0
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start + 1
            guard place < bytes.count, isLetter(bytes[place]) else { continue }
            let part = bytes[place...].prefix { $0 != UInt8(ascii: "<") }
            tags.append(tag(part))
            place = part.endIndex
        }
        return tags
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// What stands behind `<`, to the `>` that closes it and on.
    private static func tag(_ part: ArraySlice<UInt8>) -> Tag {
        let name = part.prefix {
            !isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        var attributes: [String: String] = [:]
        var place = name.endIndex
        while true {
            // One in quotes closes nothing.
            let words = part[place...].prefix {
                $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ">")
            }
            guard words.endIndex < part.endIndex, part[words.endIndex] == UInt8(ascii: "\"") else {
                return (text(name), attributes)
            }
            let keys = words.split { isSpace($0) || $0 == UInt8(ascii: "=") }
            let value = part[(words.endIndex + 1)...].prefix { $0 != UInt8(ascii: "\"") }
            for key in keys.dropLast() { attributes[text(key)] = "" }
            if let key = keys.last { attributes[text(key)] = text(value) }
            place = min(value.endIndex + 1, part.endIndex)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
