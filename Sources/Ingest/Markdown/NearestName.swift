/// Finds what a mistyped name was likely meant to be.
enum NearestName {
    /// No name of ours is longer; longer ones are not compared.
    private static let longest = 64

    /// The known name with the fewest edits, nil when a third of the letters would have to change.
    static func to(_ name: String, among known: Set<String>) -> String? {
        let letters = Array(name.lowercased())
        guard letters.count <= longest else { return nil }
        let allowed = (letters.count + 1) / 3
        let near = known.compactMap { candidate -> (edits: Int, name: String)? in
            let edits = edits(from: letters, to: Array(candidate.lowercased()))
            return edits <= allowed ? (edits, candidate) : nil
        }
        return near.min { ($0.edits, $0.name) < ($1.edits, $1.name) }?.name
    }

    /// Levenshtein's distance.
    private static func edits(from first: [Character], to second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
