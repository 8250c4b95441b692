import Basics
import Domain
import Presentation

extension PlaceFormatter {
    /// What is drawn for a place: its name, what it is, and where.
    func card(_ place: Place) -> CardText {
        CardText(
            title: name(place)?.text ?? "",
            notes: [kind(place), Self.address(place)].compactMap { $0?.nonBlank }
        )
    }
}
