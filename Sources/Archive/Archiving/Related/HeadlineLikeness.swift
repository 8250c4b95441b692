import Basics
import Domain

/// How much of the words of two headlines is in both.
struct HeadlineLikeness: Comparable {
    let id: ItemID
    private let shared: Int
    private let all: Int
    private let apart: Int

    /// Nil when they have too little in common.
    init?(of headline: Headline, to asked: Headline) {
        shared = Self.shared(headline.terms, asked.terms)
        all = headline.terms.count + asked.terms.count - shared
        guard shared >= 2, shared * 5 >= all else { return nil }
        id = headline.id
        apart = headline.time.apart(from: asked.time)
    }

    /// How many numbers are in both, each list having the lowest first.
    private static func shared(_ one: [UInt32], _ other: [UInt32]) -> Int {
        var (first, second, shared) = (0, 0, 0)
        while first < one.count, second < other.count {
            if one[first] == other[second] {
                shared += 1
                first += 1
                second += 1
            } else if one[first] < other[second] {
                first += 1
            } else {
                second += 1
            }
        }
        return shared
    }

    /// The more alike first, then the nearer in time.
    static func < (one: Self, other: Self) -> Bool {
        let (left, right) = (one.shared * other.all, other.shared * one.all)
        return left != right ? left > right : (one.apart, one.id) < (other.apart, other.id)
    }
}
