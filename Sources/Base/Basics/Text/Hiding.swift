extension String {
    /// The text with a sign for others that are for nobody's eyes. One that begins another, or runs into it, uncovers
    /// nothing of it.
    public func hiding(_ secrets: [String]) -> String {
        let found = secrets.filter { !$0.isEmpty }.flatMap(places)
        guard !found.isEmpty else { return self }
        var text = ""
        var end = startIndex
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound >= end { text += self[end..<range.lowerBound] + "…" }
            end = Swift.max(end, range.upperBound)
        }
        return text + self[end...]
    }

    /// Where another text stands, also where it runs into itself.
    private func places(of other: String) -> [Range<Index>] {
        var found: [Range<Index>] = []
        var rest = self[...]
        while let range = rest.firstRange(of: other) {
            found.append(range)
            rest = self[index(after: range.lowerBound)...]
        }
        return found
    }
}
