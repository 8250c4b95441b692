import Basics
import Domain
import Foundation
import Presentation
import TemplateModels

/// The hours of a day as a dial with midnight at its top: each hour a way to its news, with a stroke for each of them.
struct DayDialModel: TemplateModel, Hashable {
    private let hours: [Hour]
    private let total: String
    /// The length of a stroke and of the gap after it.
    private let dashes: String

    /// One hour that has news.
    struct Hour: TemplateModel, Hashable {
        let anchor: String
        let label: String
        /// What the reader can touch.
        let sector: String
        let strokes: String

        static let fields: TemplateFields<Hour> = [
            .text("anchor", \.anchor),
            .text("label", \.label),
            .text("sector", \.sector),
            .text("strokes", \.strokes),
        ]
    }

    /// With fewer hours there is nothing to choose.
    private static let fewest = 3
    private static let centre = 140.0
    private static let inner = 60.0
    private static let outer = 138.0
    /// From stroke to stroke; as many of them as the busiest hour needs fill the dial.
    private static let steps = 4...20
    private static let gap = 3

    /// Nil where the news are of few hours.
    init?(_ day: DayGroupModel, _ catalogue: Catalogue) {
        guard day.hours.count >= Self.fewest else { return nil }
        let counts = day.hours.map(\.cards.count)
        let length = Int(clamping: Self.outer - Self.inner)
        let busiest = max(counts.max() ?? 0, 1)
        let step = min(max(length / busiest, Self.steps.lowerBound), Self.steps.upperBound)
        let most = max(busiest, length / step)
        dashes = "\(step - Self.gap) \(Self.gap)"
        total = catalogue.number(counts.reduce(0, +))
        hours = day.hours.map { hour in
            let count = hour.cards.count
            let strokes = max(count * (length / step) / most, 1)
            let middle = Double(hour.number) + 0.5
            let end = Self.inner + Double(strokes * step - Self.gap)
            return Hour(
                anchor: hour.anchor ?? "",
                label: "\(hour.title), \(catalogue.text(.newsCount, count: count))",
                sector: Self.sector(from: Double(hour.number)),
                strokes: "M\(Self.point(middle, Self.inner))L\(Self.point(middle, end))"
            )
        }
    }

    private static func sector(from hour: Double) -> String {
        "M\(point(hour, inner))L\(point(hour, outer))"
            + "A\(Int(clamping: outer)) \(Int(clamping: outer)) 0 0 1 \(point(hour + 1, outer))"
            + "L\(point(hour + 1, inner))z"
    }

    /// A place on the dial, to a tenth: `140 2`.
    private static func point(_ hour: Double, _ radius: Double) -> String {
        let angle = hour / 12 * Double.pi
        func text(_ value: Double) -> String {
            let tenths = Int(clamping: (value * 10).rounded())
            return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
        }
        return "\(text(centre + sin(angle) * radius)) \(text(centre - cos(angle) * radius))"
    }

    static let fields: TemplateFields<DayDialModel> = [
        .list("hours", \.hours),
        .text("total", \.total),
        .text("dashes", \.dashes),
    ]
}
