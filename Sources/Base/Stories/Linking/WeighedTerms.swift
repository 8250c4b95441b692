internal import Basics
internal import Foundation

/// The tellers of one language as vectors: rare words weigh more, and each vector has the length 1.
struct WeighedTerms {
    /// What 1 is in whole numbers: sums of these are the same in whatever order they are made.
    static let unit = 4_096.0
    static let likenessUnit = unit * unit

    struct Entry {
        let term: Int32
        /// Of the vector of length 1, in 4096ths.
        let weight: Int32
        /// Before the vector was brought to that length.
        let raw: Float
        /// Whether a name begins with it where the teller writes it, or it is a number; any word of a script without capitals.
        let isName: Bool
    }

    /// So many items that have none of the words are imagined beside the given ones: of three items alone, what all share
    /// would otherwise say nothing.
    private static let assumedItems = 50

    private(set) var entries: [Entry] = []
    private(set) var starts: [Int] = [0]
    /// In how many tellers each term is.
    private(set) var frequencies: [Int32] = []
    private var numbers: [WordKey: Int32] = [:]

    init(of tellers: [Teller]) {
        var ids: [Int32] = []
        for teller in tellers {
            for term in teller.terms.terms { ids.append(number(of: term.key)) }
        }
        entries.reserveCapacity(ids.count)
        let count = Double(tellers.count + Self.assumedItems + 1)
        let rarity = frequencies.map { log(count / Double($0)) }
        var next = 0
        for teller in tellers {
            let terms = teller.terms.terms
            var raw: [(term: Int32, weight: Double, isName: Bool)] = []
            raw.reserveCapacity(terms.count)
            for term in terms {
                let weight = (1 + log(Double(term.count))) * rarity[Int(ids[next])]
                raw.append((ids[next], weight, term.asBeginning > 0 || !teller.terms.hasCapitals))
                next += 1
            }
            let length = max(raw.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot(), 1e-9)
            raw.sort { $0.term < $1.term }
            for (term, weight, isName) in raw {
                entries.append(
                    Entry(
                        term: term,
                        weight: Int32(
                            clamping: Int(clamping: (weight / length * Self.unit).rounded())
                        ),
                        raw: Float(weight),
                        isName: isName
                    )
                )
            }
            starts.append(entries.count)
        }
    }

    private mutating func number(of key: WordKey) -> Int32 {
        if let number = numbers[key] {
            frequencies[Int(number)] += 1
            return number
        }
        let number = Int32(frequencies.count)
        numbers[key] = number
        frequencies.append(1)
        return number
    }

    /// The entries of a teller, by the number of their terms.
    subscript(teller: Int) -> ArraySlice<Entry> { entries[starts[teller]..<starts[teller + 1]] }

    /// Spreads the weights of a teller over a table of all terms, or takes them back.
    func spread(_ teller: Int, over table: inout [Int32], isTakenBack: Bool = false) {
        for entry in self[teller] { table[Int(entry.term)] = isTakenBack ? 0 : entry.weight }
    }

    /// How alike a teller and the one that a table holds are, from 0 to `likenessUnit`.
    func likeness(of teller: Int, to table: [Int32]) -> Int {
        entries.withUnsafeBufferPointer { entries in
            table.withUnsafeBufferPointer { table in
                var sum = 0
                for place in starts[teller]..<starts[teller + 1] {
                    let entry = entries[place]
                    sum += Int(entry.weight) * Int(table[Int(entry.term)])
                }
                return sum
            }
        }
    }

    /// How many words both have, and with how many of them a name begins where either writes it.
    func shared(_ one: Int, _ other: Int) -> (words: Int, names: Int) {
        var (mine, theirs) = (starts[one], starts[other])
        var (words, names) = (0, 0)
        while mine < starts[one + 1], theirs < starts[other + 1] {
            let (a, b) = (entries[mine], entries[theirs])
            if a.term == b.term {
                words += 1
                if a.isName || b.isName { names += 1 }
            }
            if a.term <= b.term { mine += 1 }
            if b.term <= a.term { theirs += 1 }
        }
        return (words, names)
    }
}
