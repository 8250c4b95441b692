/// Finds the name that a person probably meant.
public enum NearestName {
    /// No name of ours is longer; longer ones are not compared.
    private static let longest = 64

    /// The known name within a third of its length in edits (optimal string alignment, whatever the case), or nil.
    public static func of(_ name: String, in known: some Sequence<String>) -> String? {
        let letters = Array(name.lowercased())
        guard letters.count <= longest else { return nil }
        let ranked = known.lazy.filter { $0 != name }
            .map { (name: $0, letters: Array($0.lowercased())) }
            .map {
                (name: $0.name, length: $0.letters.count, distance: distance(letters, $0.letters))
            }
            .filter { $0.distance <= max(1, max(letters.count, $0.length) / 3) }
        return ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }

    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var before: [Int] = []
        var previous = Array(0...right.count)
        for (row, a) in left.enumerated() {
            var current = [row + 1]
            for (column, b) in right.enumerated() {
                var best = min(
                    previous[column + 1] + 1,
                    current[column] + 1,
                    previous[column] + (a == b ? 0 : 1)
                )
                if row > 0, column > 0, a == right[column - 1], left[row - 1] == b {
                    best = min(best, before[column - 1] + 1)
                }
                current.append(best)
            }
            before = previous
            previous = current
        }
        return previous[right.count]
    }
}
