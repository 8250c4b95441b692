import Basics
import FeedReader
import Foundation

/// Cuts a WordPress export into its head and its items, of which never more than one is held.
struct WXRItems {
    private let file: FileHandle
    private var buffer: [UInt8] = []
    /// Where what was not handed out yet begins.
    private var place = 0
    private var isAtEnd = false
    private var hasBegun = false
    /// Reads on where the file is UTF-16.
    private var wide: WideText?
    /// What stands before the first item.
    private(set) var head: [UInt8] = []
    private(set) var charset: String?
    /// Whether the file ends within the item that was handed out last.
    private(set) var isCutOff = false
    /// Whether the file goes to its end; known when there is no item any more.
    private(set) var isWhole = true
    private var hasItems = true

    private static let (piece, longest) = (1 << 20, 64 << 20)

    init(_ url: URL) throws(ImportFault) {
        do {
            file = try FileHandle(forReadingFrom: url)
        } catch {
            throw ImportFault(
                "it cannot be read",
                hint: "name the file that WordPress's 'Tools, Export' gave"
            )
        }
        guard try fill(until: { Self.tag("<item", in: $0, from: $1) != nil }) else {
            // A site without any item.
            head = buffer
            buffer = []
            charset = XMLRecord.declaredEncoding(of: head)
            (hasItems, isWhole) = (false, Self.isEnd(head))
            return
        }
        let start = Self.tag("<item", in: buffer, from: 0) ?? buffer.count
        head = Array(buffer[..<start])
        place = start
        charset = XMLRecord.declaredEncoding(of: head)
    }

    /// The next item; nil after the last.
    mutating func next() throws(ImportFault) -> XMLRecord? {
        while true {
            guard try fill(until: { Self.tag("<item", in: $0, from: $1) != nil }),
                let start = Self.tag("<item", in: buffer, from: place)
            else {
                if hasItems { isWhole = !isCutOff && Self.isEnd(buffer[place...]) }
                return nil
            }
            place = start
            var end: Int?
            var looked = 0
            _ = try fill { bytes, place in
                var behind = place + looked
                end = Self.end(in: bytes, from: &behind)
                looked = behind - place
                return end != nil
            }
            isCutOff = end == nil
            let item = place..<(end ?? buffer.count)
            place = item.upperBound
            if let record = XMLRecord(Array(buffer[item]), charset: charset, root: "item") {
                return record
            }
            guard !item.isEmpty else {
                isWhole = false
                return nil
            }
        }
    }

    /// Reads on until something is found behind the place; what lies before it is let go.
    private mutating func fill(until isFound: ([UInt8], Int) -> Bool) throws(ImportFault) -> Bool {
        while !isFound(buffer, place) {
            guard !isAtEnd else { return false }
            buffer.removeFirst(place)
            place = 0
            guard buffer.count < Self.longest else {
                throw ImportFault(
                    "an item of it has more than \(Self.longest >> 20) MB, or no end",
                    hint: "export again, or export less at once"
                )
            }
            let more: Data?
            do {
                more = try file.read(upToCount: Self.piece)
            } catch {
                throw ImportFault("it cannot be read to its end", hint: nil)
            }
            guard let more, !more.isEmpty else {
                isAtEnd = true
                continue
            }
            take([UInt8](more))
        }
        return true
    }

    private mutating func take(_ piece: [UInt8]) {
        if !hasBegun {
            wide = WideText(beginning: piece)
            hasBegun = true
        }
        let text = wide?.utf8(piece) ?? piece
        buffer += text
    }

    /// How many bytes are held.
    var held: Int { buffer.count }

    /// Whether the tags that close an export stand at its end.
    private static func isEnd(_ bytes: some Collection<UInt8>) -> Bool {
        ["</channel", "</rss"].contains { tag in bytes.firstRange(of: Array(tag.utf8)) != nil }
    }

    /// Behind the tag that closes the item; what stands in sections of characters closes nothing.
    private static func end(in bytes: [UInt8], from place: inout Int) -> Int? {
        while let open = bytes.firstIndex(of: UInt8(ascii: "<"), from: place) {
            if bytes.has("<![CDATA[", open) {
                guard let end = bytes.place(of: "]]>", from: open + 9) else {
                    place = open
                    return nil
                }
                place = end + 3
            } else if bytes.has("</item>", open) {
                return open + 7
            } else if open + 12 > bytes.count {
                place = open
                return nil
            } else {
                place = open + 1
            }
        }
        place = bytes.count
        return nil
    }

    private static func tag(_ tag: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
        var place = start
        while let found = bytes.place(of: tag, from: place) {
            let next = found + tag.utf8CodeUnitCount
            guard next < bytes.count else { return nil }
            if bytes[next] == UInt8(ascii: ">") || bytes[next] == 0x20 { return found }
            place = next
        }
        return nil
    }
}

extension [UInt8] {
    fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBytes { ByteSearch.first(byte, in: $0, from: start) }
    }

    fileprivate func has(_ text: StaticString, _ place: Int) -> Bool {
        guard place + text.utf8CodeUnitCount <= count else { return false }
        return withUnsafeBytes { bytes in
            bytes.baseAddress.map {
                memcmp($0 + place, text.utf8Start, text.utf8CodeUnitCount) == 0
            } ?? false
        }
    }

    fileprivate func place(of text: StaticString, from start: Int) -> Int? {
        var place = start
        while let found = firstIndex(of: text.utf8Start[0], from: place) {
            if has(text, found) { return found }
            place = found + 1
        }
        return nil
    }
}
