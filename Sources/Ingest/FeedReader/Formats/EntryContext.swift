import Foundation
import WebURL

/// What every part of a reader needs: the limits, and where to put what went wrong.
struct EntryContext {
    let limits: FeedReader.Limits
    var warnings: WarningList
    /// The line of the entry that is being read.
    var line: Int?

    mutating func date(_ text: String?) -> Date? {
        guard let text, text.utf8.contains(where: { !$0.isXMLSpace }) else { return nil }
        if let date = FeedDate.parse(text) { return date }
        warnings.add(.unreadableDate(String(text.trimmingASCIISpace().prefix(60))), line: line)
        return nil
    }

    mutating func date(_ element: XMLElement) -> Date? {
        date(element.text)
    }

    mutating func title(_ element: XMLElement, isAtom: Bool = false) -> String? {
        let text = isAtom ? TextConstruct(atom: element) : TextConstruct(rss: element)
        guard let plain = text.plain(limit: limits.titleCharacters + 1) else { return nil }
        let cut = String(plain.prefix(limits.titleCharacters))
        if cut.utf8.count < plain.utf8.count { warnings.add(.tooLong(field: "title"), line: line) }
        return cut
    }

    mutating func body(_ element: XMLElement, isAtom: Bool = false) -> String? {
        let text = isAtom ? TextConstruct(atom: element) : TextConstruct(rss: element)
        return cut(text.html, field: isAtom ? "content" : element.name.local)
    }

    mutating func cut(_ html: String?, field: String) -> String? {
        guard let html, html.utf8.count > limits.contentBytes else { return html }
        warnings.add(.tooLong(field: field), line: line)
        var end = html.utf8.index(html.startIndex, offsetBy: limits.contentBytes)
        // Not within a character.
        while html.utf8[end] & 0xC0 == 0x80 { end = html.utf8.index(before: end) }
        return String(html[..<end])
    }

    func plain(_ element: XMLElement) -> String? {
        TextConstruct(rss: element).plain(limit: limits.titleCharacters)
    }

    func category(_ text: String?) -> String? {
        guard let text else { return nil }
        let plain = TitleText.plain(text)
        return plain.isEmpty ? nil : String(plain.prefix(limits.titleCharacters))
    }
}
