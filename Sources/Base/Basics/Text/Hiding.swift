extension String {
    /// The text with a sign for others that are for nobody's eyes. One that begins another, or runs into it, uncovers
    /// nothing of it.
    public func hiding(_ secrets: [String]) -> String {
        let found = secrets.filter { !$0.isEmpty }.flatMap { ranges(of: $0) }
        guard !found.isEmpty else { return self }
        var text = ""
        var end = startIndex
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound >= end { text += self[end..<range.lowerBound] + "…" }
            end = Swift.max(end, range.upperBound)
        }
        return text + self[end...]
    }
}
