import Basics
public import Foundation

extension ReceivedItem {
    /// Without the times and sizes that no news can have, and with plain lines for what stands on one; what is left
    /// without a date counts as undated. A change that is still to come is none yet.
    ///
    /// - Parameter now: the time of the answer, from which what is to come is counted.
    /// - Returns: the item with what can be believed.
    public func plausible(at now: Date) -> ReceivedItem {
        var item = self
        let line = title.plainLine
        item.title = line.isEmpty ? identity.plainLine : line
        item.authors = authors.map(\.plainLine)
        item.categories = categories.map(\.plainLine)
        item.published = published?.plausible(at: now)
        item.updated = updated?.plausible(at: now).flatMap { date in
            date <= now || item.isDatedAhead(until: date, at: now) ? date : nil
        }
        item.publishedOtherwise = publishedOtherwise?.plausible(at: now)
        item.neighbourDate = neighbourDate?.plausible(at: now)
        item.expires = expires?.plausible
        item.picture = picture?.plausible
        item.details.point = details.point?.plausible
        item.enclosures = enclosures.map { enclosure in
            guard let length = enclosure.length, !Plausible.fileSize.contains(length) else {
                return enclosure
            }
            return Enclosure(address: enclosure.address, type: enclosure.type, length: nil)
        }
        return item
    }

    /// Whether it was published at a time or later, by clocks that go before by hours.
    private func isDatedAhead(until date: Date, at now: Date) -> Bool {
        NotedTime.isCredible(date, at: now) && published.map { date <= $0 } ?? false
    }
}
