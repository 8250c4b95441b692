/// Finds the name that an author probably meant.
enum NearestName {
    /// The candidate with the fewest changes of letters, if they are few for the name's length.
    static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        let letters = Array(name.lowercased())
        let limit = max(1, letters.count / 3)
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name {
            let other = Array(candidate.lowercased())
            guard abs(other.count - letters.count) <= limit else { continue }
            let found = (distance: distance(letters, other), name: candidate)
            if found.distance <= limit, best.map({ found < $0 }) ?? true {
                best = found
            }
        }
        return best?.name
    }

    /// Insertions, deletions, replacements and swaps of neighbours.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var earlier: [Int] = []
        var previous = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1]
            for column in other.indices {
                let cost = one[row] == other[column] ? 0 : 1
                var value = min(
                    previous[column] + cost,
                    previous[column + 1] + 1,
                    current[column] + 1
                )
                let isSwap =
                    row > 0 && column > 0 && one[row] == other[column - 1]
                    && one[row - 1] == other[column]
                if isSwap {
                    value = min(value, earlier[column - 1] + 1)
                }
                current.append(value)
            }
            earlier = previous
            previous = current
        }
        return previous[other.count]
    }
}
