import Basics

/// The shortcodes of a Markdown text: tags on lines of their own that stand for what Markdown has no signs for.
public struct ShortcodeText: Sendable {
    /// In the order of the text.
    public let tags: [ShortcodeTag]
    public let faults: [ShortcodeFault]
    /// What looks as if a shortcode was meant and is none, which costs nothing.
    public let remarks: [ShortcodeFault]
    private let bytes: [UInt8]

    /// Signs that no text needs, around the number of a tag.
    private static let mark: (first: StaticString, last: StaticString) = ("\u{E0F1}", "\u{E0F2}")

    /// Nil for a text without any.
    public init?(_ markdown: String) {
        guard ByteSearch.contains("{{<", in: markdown) || ByteSearch.contains("{{%", in: markdown)
        else { return nil }
        bytes = Array(markdown.utf8)
        let scanner = ShortcodeScanner(
            bytes,
            verbatim: MarkdownRenderer().verbatimLines(of: markdown)
        )
        tags = scanner.tags
        faults = scanner.faults
        remarks = scanner.remarks
        if tags.isEmpty, faults.isEmpty, remarks.isEmpty { return nil }
    }

    /// The text without the tags, every other character at its place.
    public var masked: String {
        var masked = bytes
        for tag in tags {
            let behind = bytes[tag.range.upperBound...].first {
                $0 != 0x20 && $0 != 0x0D && $0 != 0x09
            }
            // Words after a tag would be code where blanks stood before them.
            let isAlone = behind == nil || behind == UInt8(ascii: "\n")
            for place in tag.range where masked[place] != UInt8(ascii: "\n") {
                masked[place] = isAlone ? UInt8(ascii: " ") : UInt8(ascii: "x")
            }
        }
        return String(decoding: masked, as: UTF8.self)
    }

    /// The text with a paragraph in the place of each tag, which cleaning leaves as it is.
    public var marked: String {
        var text = ""
        var copied = 0
        func add(_ part: ArraySlice<UInt8>) {
            let scalars = String(decoding: part, as: UTF8.self).unicodeScalars
            text.unicodeScalars.append(contentsOf: scalars.filter { !Self.isMark($0) })
        }
        for (number, tag) in tags.enumerated() {
            var end = tag.range.lowerBound
            while end > copied, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
            add(bytes[copied..<end])
            text += "\n\n\(Self.mark.first)\(number)\(Self.mark.last)\n\n"
            copied = tag.range.upperBound
            while copied < bytes.count, bytes[copied] == 0x20 { copied += 1 }
        }
        add(bytes[copied...])
        return text
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{E0F1}" || scalar == "\u{E0F2}"
    }

    /// What stands between two tags.
    public func body(from opening: ShortcodeTag, to closing: ShortcodeTag) -> String {
        String(decoding: bytes[opening.range.upperBound..<closing.range.lowerBound], as: UTF8.self)
    }

    /// Rendered text in parts: what stands between the paragraphs of tags, and the numbers of the tags.
    public static func parts(of html: String) -> [Part] {
        var parts: [Part] = []
        var rest = html[...]
        while let start = rest.place(of: mark.first),
            let end = rest[start.upperBound...].place(of: mark.last)
        {
            var before = rest[..<start.lowerBound]
            var after = rest[end.upperBound...]
            if before.utf8.suffix(3).elementsEqual("<p>".utf8), after.begins(with: "</p>") {
                before = Substring(before.utf8.dropLast(3))
                after = after.behind(4)
            }
            parts.append(.html(String(before)))
            if let number = Int(foreign: rest[start.upperBound..<end.lowerBound]) {
                parts.append(.tag(number))
            }
            rest = after
        }
        return parts + [.html(String(rest))]
    }

    public enum Part: Hashable, Sendable {
        case html(String)
        case tag(Int)
    }
}
