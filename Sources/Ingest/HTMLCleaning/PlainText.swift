/// HTML as text: without tags, references decoded, white space collapsed.
public enum PlainText {
    /// The text of a fragment on one line; blocks, cells and line breaks are separated by a space.
    public static func text(of html: String) -> String {
        text(of: html, limit: .max)
    }

    /// The same, but at most `limit` Unicode scalars of it. The marks of footnotes and the notes at the end are no
    /// part of it.
    public static func text(of html: String, limit: Int) -> String {
        var line = Line(limit: limit)
        var tokenizer = HTMLTokenizer(Array(html.utf8))
        var isInMark = false
        while !line.isFull {
            switch tokenizer.advance() {
            case .text where isInMark: break
            case .text: tokenizer.withBytes(of: tokenizer.text) { line.append($0) }
            case .startTag:
                let element = tokenizer.element
                if element.mayHoldNotes, tokenizer.isListOfNotes { return line.text }
                // A link that nobody closes ends with what it stands in.
                if element == .a || element.separatesWords {
                    isInMark = element == .a && tokenizer.isMarkOfNote
                }
                if element.separatesWords { line.separate() }
                if element.hidesText, tokenizer.hasEndTag(of: element) {
                    tokenizer.contentModel = element.contentModel ?? .data
                    while tokenizer.advance() == .text {}
                }
            case .endTag:
                let element = tokenizer.element
                if element == .a || element.separatesWords { isInMark = false }
                if element.separatesWords { line.separate() }
            case .comment, .doctype: break
            case .end: return line.text
            }
        }
        return line.text
    }

    /// The text itself with its white space collapsed and trimmed.
    static func collapsed(_ text: String) -> String {
        var line = Line(limit: .max)
        var text = text
        text.withUTF8 { line.append($0) }
        return line.text
    }
}

/// Text in which each run of white space is one space, none at the ends.
private struct Line {
    private let limit: Int
    private var bytes: [UInt8] = []
    private var count = 0
    private var needsSpace = false

    init(limit: Int) {
        self.limit = limit
    }

    var isFull: Bool { count >= limit }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func separate() {
        needsSpace = count > 0
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte.isPrintable {
                guard let end = appendPlain(text, from: index) else { return }
                index = end
                continue
            }
            if byte.isHTMLSpace || byte.isUselessControl {
                separate()
                index += 1
                continue
            }
            if byte == 0xC2, index + 1 < text.count, text[index + 1] == 0xA0 {
                separate()
                index += 2
                continue
            }
            if byte & 0xC0 != 0x80 {
                guard beginScalar() else { return }
            }
            bytes.append(byte)
            index += 1
        }
    }

    /// Copies what follows up to the next byte that is no printable ASCII, with single spaces between; nil when there is
    /// no room.
    private mutating func appendPlain(
        _ text: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> Int? {
        guard beginScalar() else { return nil }
        let end = Self.endOfPlain(text, from: start + 1)
        var more = min(end - start - 1, limit - count)
        let isWhole = more == end - start - 1
        // No space ends what is cut.
        if !isWhole, text[start + more] == .space { more -= 1 }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...(start + more)]))
        count = isWhole ? count + more : limit
        return isWhole ? end : nil
    }

    private static func endOfPlain(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end < text.count {
            if text[end] == .space, end + 1 < text.count, text[end + 1].isPrintable {
                end += 2
            } else if text[end].isPrintable {
                end += 1
            } else {
                break
            }
        }
        return end
    }

    /// Counts a scalar, after a space if one is due; false when there is no room.
    private mutating func beginScalar() -> Bool {
        guard count + (needsSpace ? 2 : 1) <= limit else {
            count = limit
            return false
        }
        if needsSpace {
            bytes.append(.space)
            count += 1
            needsSpace = false
        }
        count += 1
        return true
    }
}

extension UInt8 {
    /// ASCII that is seen.
    fileprivate var isPrintable: Bool { self > .space && self < 0x7F }
}

extension HTMLTokenizer {
    /// Whether the link at hand leads to a footnote or back from one.
    fileprivate var isMarkOfNote: Bool {
        if let role = string(named: "role") {
            return role == "doc-noteref" || role == "doc-backlink"
        }
        // As Markdown, Word and the plugins of newsrooms' systems name them.
        guard let place = string(of: .href), place.hasPrefix("#") else { return false }
        return place.lowercased().split { !$0.isLetter }.contains { Self.marks.contains($0) }
    }

    /// Whether the element at hand holds the footnotes, which stand at the end.
    fileprivate var isListOfNotes: Bool {
        if string(named: "role") == "doc-endnotes" { return true }
        return string(named: "class")?.split(separator: " ").contains("footnotes") == true
    }

    private static let marks: Set<Substring> = [
        "fn", "fnref", "fnanchor", "ftn", "ftnref", "ftnt", "footnote", "footnoteref", "sdfootnote",
    ]
}

extension HTMLElement {
    fileprivate var mayHoldNotes: Bool {
        switch self {
        case .ol, .ul, .section, .div, .aside, .hr: true
        default: false
        }
    }

    /// Whether it stands on lines of its own.
    fileprivate var separatesWords: Bool {
        switch role {
        case .transparent, .inline, .image, .checkbox, .nothing: false
        case .dropped: self == .title || self == .textarea || self == .plaintext || self == .xmp
        default: true
        }
    }

    /// Whether its content is no text for readers, provided that it ends at all.
    fileprivate var hidesText: Bool {
        switch self {
        case .script, .style, .iframe, .noembed, .noframes: true
        default: false
        }
    }
}
