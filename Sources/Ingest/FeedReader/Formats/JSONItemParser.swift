import Basics

/// Reads an item of a JSON Feed straight from its bytes when it is written as nearly all are; leaves the rest to
/// Foundation's decoder, which takes five times as long: whatever is damaged or odd, numbers that are not whole, names
/// that come twice.
struct JSONItemParser {
    /// A value of JSON whose members are found by their names; truth values and whole numbers are texts. `JSONValue`
    /// keeps order and numbers, which an item does not need and each of a large feed would pay for.
    private enum Value {
        case text(String)
        case list([Value])
        case object([String: Value])
        case nothing
    }

    private static let depth = 16

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place: Int

    /// - Parameters:
    ///   - bytes: The feed, which is UTF-8.
    ///   - item: Where the item stands in it.
    /// - Returns: The item; nil when it is the decoder's to read.
    static func item(
        in bytes: UnsafeBufferPointer<UInt8>,
        at item: Range<Int>
    ) -> JSONFeedItem? {
        var parser = Self(bytes: UnsafeBufferPointer(rebasing: bytes[item]), place: 0)
        guard case .object(let members)? = parser.value(depth: 0) else { return nil }
        parser.skipSpace()
        guard parser.place == parser.bytes.count else { return nil }
        return Self.item(members)
    }
}

// MARK: What the values mean

extension JSONItemParser {
    private static func item(_ members: [String: Value]) -> JSONFeedItem {
        JSONFeedItem(
            id: text(members["id"]),
            url: text(members["url"]),
            external_url: text(members["external_url"]),
            title: text(members["title"]),
            content_html: text(members["content_html"]),
            content_text: text(members["content_text"]),
            summary: text(members["summary"]),
            image: text(members["image"]),
            banner_image: text(members["banner_image"]),
            date_published: text(members["date_published"]),
            date_modified: text(members["date_modified"]),
            author: members["author"].map { Lenient(author($0)) },
            authors: members["authors"].map { Lenient(LooseList(values(of: $0).map(author))) },
            tags: members["tags"].map { value in
                Lenient(LooseList(values(of: value).compactMap(loose)))
            },
            language: text(members["language"]),
            attachments: members["attachments"].map { value in
                Lenient(LooseList(values(of: value).compactMap(attachment)))
            }
        )
    }

    private static func loose(_ value: Value) -> LooseText? {
        guard case .text(let text) = value else { return nil }
        return LooseText(text)
    }

    private static func text(_ value: Value?) -> Lenient<LooseText>? {
        value.map { Lenient(loose($0)) }
    }

    private static func author(_ value: Value) -> JSONFeedAuthor {
        if case .object(let members) = value { return JSONFeedAuthor(name: text(members["name"])) }
        return JSONFeedAuthor(name: text(value))
    }

    private static func attachment(_ value: Value) -> JSONFeedItem.Attachment? {
        guard case .object(let members) = value else { return nil }
        return JSONFeedItem.Attachment(
            url: text(members["url"]),
            mime_type: text(members["mime_type"]),
            size_in_bytes: text(members["size_in_bytes"])
        )
    }

    /// A single value where a list belongs is a list of one.
    private static func values(of value: Value) -> [Value] {
        switch value {
        case .list(let values): values
        case .nothing: []
        case .text, .object: [value]
        }
    }
}

// MARK: Values

extension JSONItemParser {
    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x0A, 0x0D, 0x09: place += 1
            default: return
            }
        }
    }

    /// Goes on behind a byte, and the white space before it; false when another stands there.
    private mutating func take(_ wanted: UInt8) -> Bool {
        skipSpace()
        guard byte == wanted else { return false }
        place += 1
        return true
    }

    private mutating func value(depth: Int) -> Value? {
        skipSpace()
        guard let byte, depth < Self.depth else { return nil }
        switch byte {
        case UInt8(ascii: "\""): return string().map { .text($0) }
        case UInt8(ascii: "{"): return object(depth: depth + 1)
        case UInt8(ascii: "["): return list(depth: depth + 1)
        case UInt8(ascii: "t"): return word("true", .text("true"))
        case UInt8(ascii: "f"): return word("false", .text("false"))
        case UInt8(ascii: "n"): return word("null", .nothing)
        default: return number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: Value) -> Value? {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count else { return nil }
        for offset in 0..<word.utf8CodeUnitCount
        where bytes[place + offset] != word.utf8Start[offset] {
            return nil
        }
        place = end
        return value
    }

    /// Whole numbers as they are usually written.
    private mutating func number() -> Value? {
        let start = place
        while let byte, byte.isASCIIDigit { place += 1 }
        let digits = place - start
        guard (1...18).contains(digits), digits == 1 || bytes[start] != UInt8(ascii: "0") else {
            return nil
        }
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x0A, 0x0D, 0x09:
            return .text(String(decoding: bytes[start..<place], as: UTF8.self))
        default: return nil
        }
    }

    private mutating func list(depth: Int) -> Value? {
        place += 1
        var values: [Value] = []
        if take(UInt8(ascii: "]")) { return .list(values) }
        repeat {
            guard let value = value(depth: depth) else { return nil }
            values.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .list(values) : nil
    }

    private mutating func object(depth: Int) -> Value? {
        place += 1
        var members: [String: Value] = [:]
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            guard byte == UInt8(ascii: "\""), let name = string(), take(UInt8(ascii: ":")),
                let value = value(depth: depth), members.updateValue(value, forKey: name) == nil
            else { return nil }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func string() -> String? {
        place += 1
        var mended: [UInt8] = []
        var start = place
        while true {
            place = bytes.first(from: place) { word in
                word.below(0x20) | word.equal(to: UInt8(ascii: "\""))
                    | word.equal(to: UInt8(ascii: "\\"))
            }
            guard place < bytes.count else { return nil }
            switch bytes[place] {
            case UInt8(ascii: "\""):
                let rest = bytes[start..<place]
                place += 1
                if mended.isEmpty { return String(decoding: rest, as: UTF8.self) }
                mended += rest
                return String(decoding: mended, as: UTF8.self)
            case UInt8(ascii: "\\"):
                mended.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<place]))
                guard appendEscape(to: &mended) else { return nil }
                start = place
            default: return nil
            }
        }
    }

    private mutating func appendEscape(to text: inout [UInt8]) -> Bool {
        guard place + 1 < bytes.count else { return false }
        place += 2
        switch bytes[place - 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            text.append(bytes[place - 1])
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"):
            guard let scalar = scalar() else { return false }
            text += Array(String(Character(scalar)).utf8)
        default: return false
        }
        return true
    }

    /// The character that one or two `\u` escapes name; nil for none, half of one, and NUL.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let unit = unit(), unit > 0 else { return nil }
        guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) }
        guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
            bytes[place + 1] == UInt8(ascii: "u")
        else { return nil }
        place += 2
        guard let low = self.unit(), (0xDC00...0xDFFF).contains(low) else { return nil }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func unit() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        var unit: UInt32 = 0
        for _ in 0..<4 {
            let digit: UInt8
            switch bytes[place] {
            case 0x30...0x39: digit = bytes[place] - 0x30
            case 0x41...0x46, 0x61...0x66: digit = (bytes[place] | 0x20) - 0x57
            default: return nil
            }
            unit = unit << 4 | UInt32(digit)
            place += 1
        }
        return unit
    }
}
