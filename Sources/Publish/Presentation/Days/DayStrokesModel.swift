public import TemplateModels

/// How much there was on each of some days in a row, as upright strokes.
public struct DayStrokesModel: TemplateModel, Hashable {
    private let path: String
    /// A line below the days on which nothing could be known.
    private let silence: String?
    private let width: Int

    /// The height of the drawing.
    static let height = 28
    static let step = 4

    /// Nil without any day.
    ///
    /// - Parameters:
    ///   - counts: one number for each day, the oldest first.
    ///   - most: what the highest stroke stands for; the highest number where nil.
    ///   - silent: the places of the days of which nothing is known.
    public init?(_ counts: [Int], most: Int? = nil, silent: Set<Int> = []) {
        guard !counts.isEmpty else { return nil }
        let most = max(most ?? counts.max() ?? 0, 1)
        width = counts.count * Self.step
        path = counts.enumerated().reduce(into: "") { path, day in
            guard day.element > 0 else { return }
            let share = min(day.element, most) * (Self.height - 2)
            path += "M\(day.offset * Self.step + 1) \(Self.height)v-\(max(share / most, 2))"
        }
        let dashes = counts.indices.filter(silent.contains).map { day in
            "M\(day * Self.step) \(Self.height - 1)h\(Self.step)"
        }
        silence = dashes.isEmpty ? nil : dashes.joined()
    }

    public static let fields: TemplateFields<DayStrokesModel> = [
        .text("path", \.path),
        .text("silence", \.silence),
        .number("width", \.width),
        .number("height") { _ in height },
    ]
}
