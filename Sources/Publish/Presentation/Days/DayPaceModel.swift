public import TemplateModels

/// How large something was on each of some days in a row, as a line that breaks where it is not known.
public struct DayPaceModel: TemplateModel, Hashable {
    private let path: String
    private let width: Int

    /// Nil where nothing is known of any day.
    ///
    /// - Parameter values: one for each day, the oldest first; the largest is as high as the drawing.
    public init?(_ values: [Int?]) {
        guard let most = values.compactMap(\.self).max() else { return nil }
        width = values.count * DayStrokesModel.step
        var path = ""
        var isOpen = false
        for (day, value) in values.enumerated() {
            guard let value else {
                isOpen = false
                continue
            }
            let height = DayStrokesModel.height - 2
            let level = height + 1 - min(value, most) * (height - 1) / max(most, 1)
            path +=
                "\(isOpen ? "V" : "M\(day * DayStrokesModel.step) ")\(level)h\(DayStrokesModel.step)"
            isOpen = true
        }
        self.path = path
    }

    public static let fields: TemplateFields<DayPaceModel> = [
        .text("path", \.path),
        .number("width", \.width),
        .number("height") { _ in DayStrokesModel.height },
    ]
}
