internal import Basics
internal import Foundation

/// Looks at a found story again by the words that tell its members apart: what all of them share says no more there, and two
/// events of one kind, which share most, come apart.
struct GroupSplitting {
    let terms: WeighedTerms
    let linkage: StorySetting.Linkage

    /// The stories that the tellers of one tell, each in the same order.
    func parts(of story: [Int], _ tellers: [Teller]) -> [[Int]] {
        guard story.count > 2 else { return [story] }
        let vectors = vectors(of: story)
        var pairs: [Agglomeration.Pair] = []
        for one in story.indices {
            for other in (one + 1)..<story.count {
                let likeness = Self.product(vectors[one], vectors[other])
                guard likeness > 0 else { continue }
                pairs.append(
                    Agglomeration.Pair(
                        one: Int32(one),
                        other: Int32(other),
                        likeness: Int32(clamping: likeness),
                        isTelling: true
                    )
                )
            }
        }
        var again = Agglomeration(story.map { tellers[$0] }, pairs, by: linkage)
        return again.run().map { part in part.map { story[$0] } }
    }

    private func vectors(of story: [Int]) -> [[(term: Int32, weight: Int)]] {
        var having: [Int32: Int] = [:]
        for teller in story {
            for entry in terms[teller] { having[entry.term, default: 0] += 1 }
        }
        let all = Double(story.count + 1)
        return story.map { teller in
            let raw = terms[teller].map { entry in
                (entry.term, Double(entry.raw) * log(all / Double(having[entry.term] ?? 1)))
            }
            let length = max(raw.reduce(0) { $0 + $1.1 * $1.1 }.squareRoot(), 1e-9)
            return raw.map { ($0.0, Int(clamping: ($0.1 / length * WeighedTerms.unit).rounded())) }
        }
    }

    private static func product(
        _ one: [(term: Int32, weight: Int)],
        _ other: [(term: Int32, weight: Int)]
    ) -> Int {
        var (mine, theirs, sum) = (0, 0, 0)
        while mine < one.count, theirs < other.count {
            let (a, b) = (one[mine], other[theirs])
            if a.term == b.term { sum += a.weight * b.weight }
            if a.term <= b.term { mine += 1 }
            if b.term <= a.term { theirs += 1 }
        }
        return sum
    }
}
