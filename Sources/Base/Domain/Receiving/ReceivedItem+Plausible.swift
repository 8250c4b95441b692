import Basics
public import Foundation

extension ReceivedItem {
    /// Without the times and sizes that no news can have, and with plain lines for what stands on one; what is left
    /// without a date counts as undated.
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
        item.updated = updated?.plausible(at: now)
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
}
