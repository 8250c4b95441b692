import Domain
import Presentation

/// What a page of a list says of itself: its number and its period, never how many pages there are.
struct ListFormatter {
    private let number: String?
    private let period: String
    private let heading: String
    private let catalogue: Catalogue

    init(_ listed: [ListedArticle], position: ListPosition, catalogue: Catalogue) {
        self.catalogue = catalogue
        number = position.number.map { catalogue.number($0) }
        if let newest = listed.first, let oldest = listed.last {
            period = catalogue.period(oldest.time.day, newest.time.day)
            heading = catalogue.periodHeading(oldest.time.day, newest.time.day)
        } else {
            period = ""
            heading = ""
        }
    }

    /// `Página 12 · del 19 al 20 de noviembre de 2026`.
    var intro: String {
        guard let number else { return heading }
        return "\(catalogue.text(.pageNumber, [.number: number])) · \(period)"
    }

    /// The title of the list with the number of the page, so that no two pages share it.
    func title(_ title: String) -> String {
        guard let number else { return title }
        return "\(title), \(catalogue.text(.pageNumber, [.number: number]).lowercased())"
    }

    /// What the list is: one text for its own address, one with number and period for its numbered pages.
    func description(
        _ own: TextKey,
        _ numbered: TextKey,
        _ values: [TextSlot: String]
    ) -> String {
        guard let number else { return catalogue.text(own, values) }
        var values = values
        values[.number] = number
        values[.period] = period
        return catalogue.text(numbered, values)
    }
}
