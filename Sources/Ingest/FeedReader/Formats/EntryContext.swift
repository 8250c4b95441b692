import Basics
import Foundation
import WebURL

/// What every part of a reader needs: the limits, and where to put what went wrong.
struct EntryContext {
    let limits: FeedReader.Limits
    var warnings: WarningList
    let dates: DateSense
    /// What the dates with slashes told.
    private(set) var slashes = SlashedDates()
    /// The line of the entry that is being read.
    var line: Int?

    /// How much was read of which nobody knows whether it is read alike beside other entries.
    var doubts: Int { warnings.count + slashes.count }

    init(limits: FeedReader.Limits, warnings: WarningList, dates: DateSense = DateSense()) {
        self.limits = limits
        self.warnings = warnings
        self.dates = dates
    }

    mutating func date(_ text: String?) -> Date? {
        guard let text, text.utf8.contains(where: { !$0.isXMLSpace }) else { return nil }
        if let read = FeedDate.read(text, in: dates) {
            if let sign = read.slashes { slashes.note(sign, of: text) }
            return read.date
        }
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

    mutating func body(_ element: XMLElement, isAtom: Bool = false) -> BodyText? {
        let text = isAtom ? TextConstruct(atom: element) : TextConstruct(rss: element)
        return cut(text.html, field: isAtom ? "content" : element.name.local)
            .map { BodyText($0, text.lineEnds) }
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

    /// The text beside a picture or a film as a body, whole where it has several lines.
    func caption(_ element: XMLElement) -> BodyText? {
        guard let line = plain(element)?.escaped(for: .content) else { return nil }
        let lines = TextConstruct(rss: element).lines?.escaped(for: .content)
        guard let lines, lines.utf8.count <= limits.contentBytes, lines.utf8.contains(0x0A) else {
            return BodyText(line)
        }
        return BodyText(html: TextLayout.html(of: lines, .breaks), source: line)
    }

    func category(_ text: String?) -> String? {
        guard let text else { return nil }
        let plain = TitleText.plain(text)
        return plain.isEmpty ? nil : String(plain.prefix(limits.titleCharacters))
    }
}
