public import Domain

extension Catalogue {
    /// `a, b y c`.
    public func list(_ parts: [String]) -> String {
        guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
        return "\(parts.dropLast().joined(separator: ", ")) \(self[.listLast]) \(last)"
    }

    /// The words of a text that is a list, as `primer, segundo, tercer`.
    public func words(_ key: TextKey) -> [String] {
        self[key].split(separator: ",").map { $0.trimmingASCIISpaces() }
    }

    /// `24 de diciembre`.
    public func dayOfYear(_ day: Day) -> String {
        text(
            .dayOfMonth,
            [
                .day: day.day == 1 ? self[.firstOfMonth] : String(day.day),
                .month: monthName(day.month),
            ]
        )
    }
}
