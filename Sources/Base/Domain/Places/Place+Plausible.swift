import Basics

extension Place {
    private static let longestLine = 500
    private static let longestText = 20_000

    var plausible: Place {
        var place = self
        place.name = name.plainLines.cut(to: Self.longestLine)
        place.label = label?.plainLines.cut(to: Self.longestLine)
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

extension String {
    fileprivate var shortLine: String { String(plainLine.prefix(500)) }
}

extension LocalizedText {
    fileprivate func cut(to length: Int) -> LocalizedText {
        LocalizedText(
            texts.mapValues { String($0.prefix(length)) },
            plain: plain.map { String($0.prefix(length)) }
        )
    }
}
