/// Takes the tags of known HTML elements out of a text, and nothing else.
struct TagStripper {
    private let bytes: [UInt8]
    private var output: [UInt8] = []
    private var place = 0
    private(set) var search = TerminatorSearch()
    /// How many times the end of a tag was looked for up to the end of the text: once at most.
    private(set) var openTags = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func hasTags(_ bytes: [UInt8]) -> Bool {
        var stripper = TagStripper(bytes)
        while let open = bytes.firstIndex(
            of: UInt8(ascii: "<"),
            from: stripper.place,
            to: bytes.count
        ) {
            stripper.place = open
            if stripper.skipTag() { return true }
            stripper.place = open + 1
        }
        return false
    }

    mutating func strip() -> String {
        output.reserveCapacity(bytes.count)
        while let open = bytes.firstIndex(of: UInt8(ascii: "<"), from: place, to: bytes.count) {
            output.append(contentsOf: bytes[place..<open])
            place = open
            if !skipSection(), !skipTag() {
                output.append(bytes[open])
                place = open + 1
            }
        }
        output.append(contentsOf: bytes[place...])
        return String(decoding: output, as: UTF8.self)
    }

    /// Takes a comment away, and the marks of a section that was written twice.
    private mutating func skipSection() -> Bool {
        if bytes.has("<!--", at: place) {
            guard let end = search.end(of: .comment, in: bytes, from: place + 4) else {
                return false
            }
            place = end + 3
            return true
        }
        guard bytes.has("<![CDATA[", at: place) else { return false }
        let start = place + 9
        let end = search.end(of: .section, in: bytes, from: start) ?? bytes.count
        output.append(contentsOf: bytes[start..<end])
        place = min(end + 3, bytes.count)
        return true
    }

    private mutating func skipTag() -> Bool {
        let isEnd = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/")
        let start = place + (isEnd ? 2 : 1)
        var end = start
        while end < bytes.count, end - start < 12,
            bytes[end].isASCIILetter || bytes[end].isASCIIDigit
        {
            end += 1
        }
        guard end > start, end < bytes.count else { return false }
        let next = bytes[end]
        guard next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next.isXMLSpace else {
            return false
        }
        let name = bytes.text(start..<end).lowercased()
        guard HTMLNames.isElement(name), let close = tagEnd(from: end) else { return false }
        place = close + 1
        if HTMLNames.breaksText(name) { output.append(UInt8(ascii: " ")) }
        if !isEnd, name == "script" || name == "style" { skipRawText(name) }
        return true
    }

    private mutating func tagEnd(from start: Int) -> Int? {
        guard openTags == 0 else { return nil }
        var quote: UInt8?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return index
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = bytes[index - 1] == UInt8(ascii: "=") ? byte : nil
            }
        }
        openTags += 1
        return nil
    }

    private mutating func skipRawText(_ name: String) {
        let end =
            name == "script"
            ? bytes.firstIndex(of: "</script", from: place)
            : bytes.firstIndex(of: "</style", from: place)
        guard let end else {
            place = bytes.count
            return
        }
        place =
            bytes.firstIndex(of: UInt8(ascii: ">"), from: end, to: bytes.count).map { $0 + 1 }
            ?? bytes.count
    }
}
