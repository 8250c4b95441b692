import Basics
import Foundation
import HTMLCleaning

/// A text of a feed with what its element says of its form: plain, escaped HTML, or markup.
struct TextConstruct {
    private enum Form {
        case plain, html, markup, base64
    }

    private let element: XMLElement
    private let form: Form
    private let isAtom: Bool

    /// A text of RSS or of one of its modules, which may or may not hold HTML.
    init(rss element: XMLElement) {
        self.element = element
        isAtom = false
        form = element.hasElements ? .markup : .html
    }

    /// A text of Atom 1.0 (by `type`) or 0.3 (by `mode` and `type`).
    init(atom element: XMLElement) {
        self.element = element
        isAtom = true
        let said = Self.form(
            type: element["type"]?.trimmingASCIISpace().lowercased() ?? "text",
            mode: element["mode"]?.trimmingASCIISpace().lowercased(),
            hasElements: element.hasElements
        )
        // Bodies whose author forgot the type are HTML when they look so.
        let isUntyped = element["type"] == nil && element["mode"] == nil
        let isBody = element.kind == .atomContent || element.kind == .atomSummary
        form = isUntyped && isBody && Self.looksLikeHTML(element.text) ? .html : said
    }

    private static func looksLikeHTML(_ text: String) -> Bool {
        guard ByteSearch.contains("</", in: text) else { return false }
        return TagStripper.hasTags(Array(text.utf8))
    }

    private static func form(type: String, mode: String?, hasElements: Bool) -> Form {
        let isText = type == "text" || type.hasPrefix("text/plain") || type.isEmpty
        switch mode {
        case "base64": return .base64
        case "escaped": return isText ? .plain : .html
        default: break
        }
        if hasElements { return .markup }
        if isText { return .plain }
        if type == "xhtml" || type.hasSuffix("+xml") || type.hasSuffix("/xml") { return .markup }
        if type == "html" || type.hasPrefix("text/") || !type.contains("/") { return .html }
        return .base64
    }

    /// The text as HTML; nil when there is none.
    var html: String? {
        let html: String
        switch form {
        case .plain: html = element.text.escaped(for: .content)
        case .html: html = Self.withoutSectionMarks(element.text)
        case .markup: html = markup
        case .base64:
            let text = decodedBase64
            html = isPlainBase64 ? text.escaped(for: .content) : text
        }
        return html.utf8.contains { !$0.isXMLSpace } ? html.trimmingASCIISpace() : nil
    }

    /// What its line ends mean, where there are no tags; nil where only tags part lines.
    var lineEnds: TextLayout.LineEnds? {
        switch form {
        case .plain: .breaks
        case .html: isAtom ? nil : .wrapping
        case .markup: nil
        case .base64: isPlainBase64 ? .breaks : nil
        }
    }

    /// The text of an element that is plain unless it says otherwise, with its line ends; nil where it is HTML.
    var lines: String? {
        guard form == .html, element["type"]?.trimmingASCIISpace().lowercased() != "html" else {
            return nil
        }
        return TitleText.stripped(element.text).trimmingASCIISpace()
    }

    /// The text alone; nil when there is none.
    func plain(limit: Int) -> String? {
        let text =
            switch form {
            case .plain: TitleText.collapsed(element.text)
            case .html where !isAtom: TitleText.plain(element.text)
            case .html: Self.plain(ofHTML: element.text, limit: limit)
            case .markup where !isAtom: TitleText.plain(element.text)
            case .markup: Self.plain(ofHTML: markup, limit: limit)
            case .base64 where isPlainBase64: TitleText.collapsed(decodedBase64)
            case .base64: Self.plain(ofHTML: decodedBase64, limit: limit)
            }
        guard !text.isEmpty else { return nil }
        return String(text.prefix(limit))
    }

    private static func plain(ofHTML html: String, limit: Int) -> String {
        let isPlain = !html.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
        return isPlain ? TitleText.collapsed(html) : PlainText.text(of: html, limit: limit)
    }

    /// What the element holds as HTML; a single `div` around it belongs to the feed.
    private var markup: String {
        let inner = Array(element.elements)
        let isWrapped =
            isAtom && inner.count == 1 && inner[0].name.local == "div"
            && element.children.allSatisfy {
                if case .text(let text) = $0 { text.utf8.allSatisfy(\.isXMLSpace) } else { true }
            }
        let holder = isWrapped ? inner[0] : element
        let type = element["type"]?.trimmingASCIISpace().lowercased()
        let mayHoldEscapes = !isAtom || type == "html" || type == "text/html"
        return MarkupWriter.content(
            of: holder,
            textIsMarkup: mayHoldEscapes && Self.holdsEscapedTags(holder)
        )
    }

    /// RSS that mixes escaped tags and real ones means both as markup; so does `type="html"` of
    /// Atom, where a `div` of the feed stands around escaped HTML.
    private static func holdsEscapedTags(_ element: XMLElement) -> Bool {
        element.children.contains {
            guard case .text(let text) = $0 else { return false }
            let bytes = Array(text.utf8)
            guard let open = bytes.firstIndex(of: UInt8(ascii: "<")) else { return false }
            let next = open + 1 < bytes.count ? bytes[open + 1] : 0
            return next.isASCIILetter || next == UInt8(ascii: "/")
        }
    }

    private var isPlainBase64: Bool {
        let type = element["type"]?.lowercased() ?? "text/plain"
        return type == "text" || type.hasPrefix("text/plain")
    }

    private var decodedBase64: String {
        let text = element.text
        let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
        guard let data, !data.isEmpty else { return text }
        var unheard = WarningList(limit: 0)
        let decoded = DecodedText(Array(data), charset: nil, warnings: &unheard)
        return String(decoding: decoded.bytes, as: UTF8.self)
    }

    /// Some feeds put a section into a section: its marks are no part of the text.
    private static func withoutSectionMarks(_ text: String) -> String {
        guard ByteSearch.contains("<![CDATA[", in: text) else { return text }
        return text.replacing("<![CDATA[", with: "").replacing("]]>", with: "")
    }
}
