import FeedReader

/// Hands out the posts and pages of a WordPress export one by one.
public struct WordPressReader: TextReader {
    private let site: WordPressSite
    private var items: WXRItems
    /// The texts that were not handed out yet: of two with one number the first is.
    private var waiting: Set<String>

    init(_ site: WordPressSite) throws(ImportFault) {
        self.site = site
        items = try WXRItems(site.file)
        waiting = Set(site.site.entries.map(\.id))
    }

    public mutating func next() throws(ImportFault) -> ImportedText? {
        while let record = try items.next(), !items.isCutOff {
            let item = WordPressItem(record)
            guard item.type == "post" || item.type == "page" else { continue }
            guard item.isTaken,
                waiting.remove(site.text(of: item, withBody: false).id) != nil
            else { continue }
            return site.text(of: item, withBody: true)
        }
        return nil
    }
}

extension WordPressItem {
    fileprivate var isTaken: Bool { password.isEmpty && ["publish", "future"].contains(status) }
}
