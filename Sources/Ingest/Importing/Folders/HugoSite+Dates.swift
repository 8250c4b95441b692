import Foundation

extension HugoSite {
    /// When a text comes out: Hugo goes by the date of publication, and by that of the text only where there is none.
    func start(_ head: SiteHead) -> Date? {
        head.date("publishdate", "pubdate", "published", "date", in: zone)
    }

    /// From when on it is shown no more.
    func end(_ head: SiteHead) -> Date? { head.date("expirydate", "unpublishdate", in: zone) }

    /// What stands in its head as a date and is none.
    func strangeDate(_ head: SiteHead) -> String? {
        start(head) == nil ? head.strangeDate("date", "publishdate", "pubdate", in: zone) : nil
    }

    func kind(_ head: SiteHead, _ file: File) -> ImportedText.Kind {
        let isNews = start(head) != nil || strangeDate(head) != nil
        return isNews && file.key.contains("/") ? .article : .page
    }

    /// Why its time keeps a text from being taken over: of what is here only articles wait and expire.
    func reasonOfTime(toLeaveOut head: SiteHead, _ file: File) -> String? {
        if let end = end(head), end <= now { return "it has expired" }
        if kind(head, file) == .page, let start = start(head), start > now {
            return "it is a page dated ahead, and pages here do not wait"
        }
        return nil
    }
}
