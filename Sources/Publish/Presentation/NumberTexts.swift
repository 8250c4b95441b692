import Basics

/// Distances and durations in the words of a catalogue.
extension Catalogue {
    /// `320 km`; what is nearer than a kilometre is said in words.
    public func distance(kilometres: Double) -> String {
        if kilometres < 0.05 { return self[.samePlace] }
        if kilometres < 1 { return self[.underKilometre] }
        return text(.kilometres, [.distance: number(Int(clamping: kilometres.rounded()))])
    }

    /// `2:58`, `1:02:03`.
    public func duration(seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        let end = Self.twoDigits(rest)
        return hours > 0
            ? "\(hours):\(Self.twoDigits(minutes)):\(end)" : "\(minutes):\(end)"
    }
}
