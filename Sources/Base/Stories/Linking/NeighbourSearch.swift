internal import Basics

/// Finds the pairs of tellers worth comparing: those that share a rare word within the time of a story.
struct NeighbourSearch {
    /// Less alike than this is not kept: it is what any two pieces of news share.
    private static let leastLikeness = Int(clamping: 0.03 * WeighedTerms.likenessUnit)

    /// So alike are two that tell one event whatever they name.
    private static let telling = Int(clamping: 0.2 * WeighedTerms.likenessUnit)
    /// Less alike ones may tell one event if they share so many names and numbers: what else they share is a subject.
    private static let namesOfLess = 2
    /// By fewer words hardly anybody tells what happened: two pieces may speak of one place, or of one kind of thing.
    private static let usualWords = 3
    /// So alike are short headlines that have little else than two words.
    private static let tellingByTwo = Int(clamping: 0.25 * WeighedTerms.likenessUnit)
    private static let leastTelling = Int(clamping: 0.1 * WeighedTerms.likenessUnit)

    private let tellers: [Teller]
    private let terms: WeighedTerms
    /// The tellers that have a term, in order of telling, for each term from `postingStarts` on.
    private var postings: [Int32]
    private var postingStarts: [Int]
    /// The first teller without a time; those stand last.
    private let firstTimeless: Int
    private(set) var comparisons = 0

    init(_ tellers: [Teller], _ terms: WeighedTerms) {
        self.tellers = tellers
        self.terms = terms
        firstTimeless = tellers.firstIndex { $0.span.first == nil } ?? tellers.count
        postingStarts = [0]
        postingStarts.reserveCapacity(terms.frequencies.count + 1)
        for frequency in terms.frequencies {
            postingStarts.append(postingStarts[postingStarts.count - 1] + Int(frequency))
        }
        postings = Array(repeating: 0, count: terms.entries.count)
        var next = postingStarts
        for teller in tellers.indices {
            for entry in terms[teller] {
                postings[next[Int(entry.term)]] = Int32(teller)
                next[Int(entry.term)] += 1
            }
        }
    }

    /// All pairs that are alike enough to be looked at, the earlier teller first, in the order of both.
    mutating func pairs() -> [Agglomeration.Pair] {
        var pairs: [Agglomeration.Pair] = []
        var seen = Array(repeating: Int32(-1), count: tellers.count)
        var weights = Array(repeating: Int32(0), count: terms.frequencies.count)
        var alike: [Agglomeration.Pair] = []
        var end = 0
        for teller in tellers.indices {
            terms.spread(teller, over: &weights)
            end = max(end, teller + 1)
            while end < firstTimeless, isWithinReach(end, of: teller) { end += 1 }
            var compared = 0
            for runs in runs(of: teller, before: end) {
                guard compared < StoryLimits.comparisons else { break }
                for other in runs.joined() where seen[Int(other)] != Int32(teller) {
                    guard compared < StoryLimits.comparisons else { break }
                    seen[Int(other)] = Int32(teller)
                    compared += 1
                    let likeness = terms.likeness(of: Int(other), to: weights)
                    guard likeness >= Self.leastLikeness else { continue }
                    alike.append(
                        Agglomeration.Pair(
                            one: Int32(teller),
                            other: other,
                            likeness: Int32(clamping: likeness),
                            isTelling: isTelling(teller, Int(other), likeness)
                        )
                    )
                }
            }
            terms.spread(teller, over: &weights, isTakenBack: true)
            alike.sort { $0.other < $1.other }
            pairs += alike
            alike.removeAll(keepingCapacity: true)
            comparisons += compared
        }
        return pairs
    }

    /// Whether two may tell one event: what is alike by a word, or by its subject alone, does not.
    private func isTelling(_ one: Int, _ other: Int, _ likeness: Int) -> Bool {
        guard likeness >= Self.leastTelling else { return false }
        let shared = terms.shared(one, other)
        if shared.words == 2 { return likeness >= Self.tellingByTwo }
        return shared.words >= Self.usualWords
            && (likeness >= Self.telling || shared.names >= Self.namesOfLess)
    }

    private func isWithinReach(_ other: Int, of teller: Int) -> Bool {
        guard let first = tellers[teller].span.first, let start = tellers[other].span.first else {
            return true
        }
        return start - first <= StoryLimits.seconds
    }

    /// The later tellers within reach that share a rare word, a list for each word, the rarest word first.
    private func runs(of teller: Int, before end: Int) -> [[ArraySlice<Int32>]] {
        var runs: [(size: Int, term: Int32, parts: [ArraySlice<Int32>])] = []
        for entry in terms[teller] {
            let term = Int(entry.term)
            guard terms.frequencies[term] > 1 else { continue }
            let own = postingStarts[term]..<postingStarts[term + 1]
            let start = place(of: teller + 1, in: own)
            let near = start..<max(start, place(of: end, in: start..<own.upperBound))
            let timeless = place(of: max(firstTimeless, end), in: near.upperBound..<own.upperBound)
            let size = near.count + own.upperBound - timeless
            guard size > 0, size <= StoryLimits.rareInWindow else { continue }
            runs.append((size, entry.term, [postings[near], postings[timeless..<own.upperBound]]))
        }
        runs.sort { ($0.size, $0.term) < ($1.size, $1.term) }
        return runs.map(\.parts)
    }

    /// Where the first posting stands that is not before a teller.
    private func place(of teller: Int, in range: Range<Int>) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if Int(postings[middle]) < teller { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
