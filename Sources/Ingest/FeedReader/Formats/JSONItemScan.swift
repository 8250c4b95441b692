import Basics

/// Where the items of a JSON Feed stand in its bytes, so that a large feed is read item by item.
///
/// It looks at brackets, commas and quotes alone: what lies between them is the decoder's to judge.
struct JSONItemScan {
    /// The document with no items in its list.
    let envelope: [UInt8]
    /// The items without the white space around them, in the feed's order.
    let items: [Range<Int>]

    /// Nil unless the outermost value is an object with one list named `items`.
    init?(_ text: [UInt8]) {
        guard let list = text.withUnsafeBufferPointer({ ItemList(in: $0) }) else { return nil }
        envelope = Array(text[...list.open]) + text[list.close...]
        items = list.items
    }
}

/// The list named `items` in the outermost object.
private struct ItemList {
    private(set) var open = 0
    private(set) var close = 0
    private(set) var items: [Range<Int>] = []

    init?(in text: UnsafeBufferPointer<UInt8>) {
        var place = 0
        var depth = 0
        var isFound = false
        // The text that was read last in the outermost object: a name when a colon follows.
        var name = 0..<0
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "\""):
                guard let end = Self.endOfText(text, from: place) else { return nil }
                if depth == 1 { name = (place + 1)..<(end - 1) }
                place = end
                continue
            case UInt8(ascii: ":") where depth == 1 && Self.isItems(text[name]):
                guard !isFound, let start = Self.listStart(text, after: place) else { return nil }
                isFound = true
                guard readList(text, from: start) else { return nil }
                place = close
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if depth == 0, text[place] == UInt8(ascii: "[") { return nil }
                depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
            case UInt8(ascii: "\\"):
                return nil
            default: break
            }
            place += 1
        }
        guard isFound, depth == 0 else { return nil }
    }

    /// Finds the items from the opening bracket to the closing one; false when a comma stands where an item belongs.
    private mutating func readList(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        open = start
        var depth = 0
        var place = start + 1
        var first = place
        var isEmpty = true
        while place < text.count {
            let byte = text[place]
            switch byte {
            case UInt8(ascii: "\""):
                guard let end = Self.endOfText(text, from: place) else { return false }
                isEmpty = false
                place = end
                continue
            case UInt8(ascii: ","):
                if depth > 0 { break }
                if isEmpty { return false }
                isEmpty = true
                items.append(Self.trimmed(first..<place, of: text))
                first = place + 1
            case UInt8(ascii: "]") where depth == 0:
                close = place
                if isEmpty { return items.isEmpty }
                items.append(Self.trimmed(first..<place, of: text))
                return true
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth < 0 { return false }
            default: break
            }
            if byte != UInt8(ascii: ","), !byte.isXMLSpace { isEmpty = false }
            place += 1
        }
        return false
    }

    /// The place behind a text's closing quote; nil when it has none.
    private static func endOfText(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let bytes = UnsafeRawBufferPointer(text)
        var place = start + 1
        while let quote = ByteSearch.first(UInt8(ascii: "\""), in: bytes, from: place) {
            var slashes = quote
            while slashes > place, text[slashes - 1] == UInt8(ascii: "\\") { slashes -= 1 }
            place = quote + 1
            if (quote - slashes).isMultiple(of: 2) { return place }
        }
        return nil
    }

    private static func listStart(_ text: UnsafeBufferPointer<UInt8>, after colon: Int) -> Int? {
        guard let start = text[(colon + 1)...].firstIndex(where: { !$0.isXMLSpace }),
            text[start] == UInt8(ascii: "[")
        else { return nil }
        return start
    }

    private static func isItems(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        name.elementsEqual("items".utf8)
    }

    private static func trimmed(
        _ item: Range<Int>,
        of text: UnsafeBufferPointer<UInt8>
    ) -> Range<Int> {
        var start = item.lowerBound
        var end = item.upperBound
        while start < end, text[start].isXMLSpace { start += 1 }
        while end > start, text[end - 1].isXMLSpace { end -= 1 }
        return start..<end
    }
}
