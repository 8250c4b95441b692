import Basics
import Domain
import Foundation
import Presentation
import TemplateModels

/// The mark of a service that sells or shows programmes: its initials on its colour, since its logo is not ours to show.
struct ServiceMark: TemplateModel, Hashable {
    private let initials: String
    /// `#e50914`
    private let colour: String
    /// White or black, whichever is read better on the colour.
    private let ink: String

    /// For services of which nobody says a colour.
    private static let colours = [
        "#8c2f1b", "#7a5a12", "#2f5d50", "#2b4f7a", "#5b3a6e", "#7a3b52", "#45591f", "#3d4a57",
    ]

    init(_ name: String, colour: String?) {
        let id = ItemID(source: "service", identity: Folding.fold(name))
        let place = id.text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % Self.colours.count }
        let shown = colour ?? Self.colours[place]
        initials = Initials.of(name)
        self.colour = shown
        ink = Self.luminance(shown) > 0.179 ? "#000" : "#fff"
    }

    /// Relative luminance as WCAG defines it, from 0 to 1.
    static func luminance(_ colour: String) -> Double {
        let number = Int(colour.dropFirst(), radix: 16) ?? 0
        func part(_ shift: Int) -> Double {
            let value = Double(number >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }

    static let fields: TemplateFields<ServiceMark> = [
        .text("initials", \.initials),
        .text("colour", \.colour),
        .text("ink", \.ink),
    ]
}
