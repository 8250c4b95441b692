import Basics
import Domain

/// A place as people write it in one line or several.
enum EventPlaceText {
    /// The name before the first comma or line end, and the rest as address.
    static func place(_ text: String) -> EventDetails.Place {
        let parts = EventText.lines(text).split(maxSplits: 1) { $0 == "," || $0.isNewline }
            .map { String($0).plainLine.trimmed }
        let address = parts.count > 1 ? parts[1] : ""
        return EventDetails.Place(name: parts.first, address: address.isEmpty ? nil : address)
    }
}
