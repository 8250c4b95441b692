import Basics
import Domain
import GRDB

/// What tells an item from others to which its feed gave the same identity, in numbers that keep no text.
struct ItemTraits: Hashable {
    /// Of the address that it leads to, tracking parameters aside.
    let link: UInt64?
    /// Nil, as the body, for an item whose text was taken out.
    let title: UInt64?
    let body: UInt64?

    init(link: UInt64?, title: UInt64?, body: UInt64?) {
        self.link = link
        self.title = title
        self.body = body
    }

    init(_ item: ReceivedItem) {
        link = Self.number(item.canonicalAddress ?? item.link)
        title = Self.number(item.title)
        body = Self.number((item.content ?? item.summary)?.text)
    }

    /// What tells the traits of an archived item, and which one it is.
    enum Column: Int, SelectedColumn {
        case canonical, link, title, content, summary, keptOutBy, published, number, identity
    }

    init(_ row: SelectedRow<Column>) throws {
        let isEmptied = try row[.keptOutBy] as String? != nil
        link = Self.number(try row[.canonical] as String? ?? row[.link] as String?)
        title = isEmptied ? nil : Self.number(try row[.title])
        let text = try row[.content] as String? ?? row[.summary] as String?
        body = isEmptied ? nil : Self.number(text)
    }

    private static func number(_ text: String?) -> UInt64? { text.map { StableHash.of($0) } }

    /// Whether an item that came alone under an identity is surely not the one that is archived under it: it leads
    /// elsewhere, and neither headline nor text agree. Of one that was taken out too little is known.
    func isAnother(than archived: ItemTraits) -> Bool {
        guard let link, let other = archived.link, archived.title != nil else { return false }
        return link != other && title != archived.title && (body == nil || body != archived.body)
    }

    /// Whether both could be one item as far as their addresses tell.
    func mayLead(where other: ItemTraits) -> Bool {
        link == nil || other.link == nil || link == other.link
    }
}
