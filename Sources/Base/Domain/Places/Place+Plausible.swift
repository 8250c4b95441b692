import Basics

extension Place {
    private static let longestText = 20_000

    public var plausible: Place {
        var place = self
        place.name = name.plainLines.cut(to: Plausible.line)
        place.label = label?.plainLines.cut(to: Plausible.line)
        place.tag = tag?.shortLine
        place.text = text?.plainLines.cut(to: Self.longestText)
        place.address = address?.shortLine
        place.city = city?.shortLine
        place.quarter = quarter?.shortLine
        // What is longer is no longer what was written; the reader of hours says so.
        place.hours = hours.map { String($0.plainLine.prefix(OpeningHours.longestText)) }
        place.phone = phone?.shortLine
        place.point = point?.plausible
        return place
    }
}
