import Basics
import Recurrence

extension Event {
    /// Most changes of one series that are kept.
    private static let mostChanges = 2_000

    public var plausible: Event {
        var event = self
        event.details = details.plausible
        event.length = length.isPlausible ? length : .none
        event.changes = changes.prefix(Self.mostChanges).map { change in
            var change = change
            change.details = change.details.plausible
            change.length = change.length.isPlausible ? change.length : .none
            return change
        }
        return event
    }
}

extension EventDetails {
    /// Letters of a text that a page shows whole.
    public static let longestText = 20_000
    private static let mostCategories = 20

    fileprivate var plausible: EventDetails {
        var details = self
        details.title = title.plainLines.cut(to: Plausible.line)
        details.text = text?.plainLines.cut(to: Self.longestText)
        details.place = place.map { place in
            Place(
                name: place.name?.shortLine,
                address: place.address?.shortLine,
                city: place.city?.shortLine,
                point: place.point?.plausible
            )
        }
        details.organiser = organiser?.shortLine
        details.price = price?.shortLine
        details.categories = categories.prefix(Self.mostCategories).map(\.shortLine)
        details.accessibility = accessibility?.plainLines.cut(to: Self.longestText)
        return details
    }
}
