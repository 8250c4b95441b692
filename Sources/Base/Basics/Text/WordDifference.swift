/// What was taken from one list of words and put in to make another: the shortest way (Myers 1986), within bounds.
public struct WordDifference: Equatable, Sendable {
    /// Words that follow each other and fared alike.
    public struct Run: Equatable, Sendable {
        public let fate: Fate
        public let words: [String]

        public init(_ fate: Fate, _ words: [String]) {
            self.fate = fate
            self.words = words
        }
    }

    /// What became of a word.
    public enum Fate: Sendable {
        case kept
        case removed
        case added
    }

    /// In the order of the text; of what changed in one place, what was removed comes first.
    public let runs: [Run]

    /// The most changes that are looked for: time and room grow with their square.
    public static let mostChanges = 1_000
    /// The most words of either list.
    public static let mostWords = 20_000

    /// Nil where the lists are too long, or have too little in common to say how one became the other.
    public init?(from old: [String], to new: [String], mostChanges: Int = Self.mostChanges) {
        guard old.count <= Self.mostWords, new.count <= Self.mostWords else { return nil }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let (left, right) = (old[start..<old.count - end], new[start..<new.count - end])
        guard let middle = Self.fates(Array(left), Array(right), mostChanges) else { return nil }
        var runs = Runs()
        for word in old[..<start] { runs.add(word, .kept) }
        for (word, fate) in middle { runs.add(word, fate) }
        for word in old[(old.count - end)...] { runs.add(word, .kept) }
        self.runs = runs.finished
    }

    /// The words of both in the order of the way from one to the other.
    private static func fates(
        _ old: [String],
        _ new: [String],
        _ most: Int
    ) -> [(String, Fate)]? {
        guard let steps = steps(old, new, most) else { return nil }
        var found: [(String, Fate)] = []
        var (x, y) = (old.count, new.count)
        for (changes, furthest) in steps.enumerated().reversed() {
            let diagonal = x - y
            let comesDown = Self.comesDown(furthest, diagonal, changes)
            let before = comesDown ? diagonal + 1 : diagonal - 1
            let startX = changes == 0 ? 0 : furthest[before + changes]
            let startY = changes == 0 ? 0 : startX - before
            while x > startX, y > startY {
                found.append((old[x - 1], .kept))
                (x, y) = (x - 1, y - 1)
            }
            guard changes > 0 else { break }
            if comesDown {
                found.append((new[startY], .added))
            } else {
                found.append((old[startX], .removed))
            }
            (x, y) = (startX, startY)
        }
        return found.reversed()
    }

    /// For each number of changes, how far the diagonals were reached with one change less.
    private static func steps(_ old: [String], _ new: [String], _ most: Int) -> [[Int]]? {
        var furthest = [0, 0, 0]
        var steps: [[Int]] = []
        for changes in 0...min(most, old.count + new.count) {
            // Diagonals from -changes to changes, with one beside each end.
            steps.append(furthest)
            var next = [Int](repeating: 0, count: 2 * changes + 5)
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                var x = 0
                if changes > 0 {
                    x =
                        comesDown(furthest, diagonal, changes)
                        ? furthest[diagonal + 1 + changes] : furthest[diagonal - 1 + changes] + 1
                }
                var y = x - diagonal
                while x < old.count, y < new.count, old[x] == new[y] { (x, y) = (x + 1, y + 1) }
                next[diagonal + changes + 1] = x
                if x >= old.count, y >= new.count { return steps }
            }
            furthest = next
        }
        return nil
    }

    /// Whether the way to a diagonal adds a word, rather than removing one.
    private static func comesDown(_ furthest: [Int], _ diagonal: Int, _ changes: Int) -> Bool {
        guard changes > 0, diagonal != -changes else { return true }
        guard diagonal != changes else { return false }
        return furthest[diagonal - 1 + changes] < furthest[diagonal + 1 + changes]
    }
}

extension WordDifference {
    /// Gathers words into runs.
    private struct Runs {
        private var runs: [Run] = []
        private var kept: [String] = []
        private var removed: [String] = []
        private var added: [String] = []

        mutating func add(_ word: String, _ fate: Fate) {
            switch fate {
            case .kept:
                closeChange()
                kept.append(word)
            case .removed:
                closeKept()
                removed.append(word)
            case .added:
                closeKept()
                added.append(word)
            }
        }

        var finished: [Run] {
            var all = self
            all.closeChange()
            all.closeKept()
            return all.runs
        }

        private mutating func closeKept() {
            if !kept.isEmpty { runs.append(Run(.kept, kept)) }
            kept = []
        }

        private mutating func closeChange() {
            if !removed.isEmpty { runs.append(Run(.removed, removed)) }
            if !added.isEmpty { runs.append(Run(.added, added)) }
            (removed, added) = ([], [])
        }
    }
}
