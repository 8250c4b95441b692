/// Terms in the order of their bytes, each with the documents in which it stands, oldest first.
struct TermPostings: Sendable {
    private(set) var keys: [TermKey] = []
    private var starts: [UInt32] = [0]
    private var postings: [UInt32] = []

    init() {}

    init(_ log: TermLog) {
        let unsorted = log.table.keys
        var counts = [UInt32](repeating: 0, count: unsorted.count)
        for entry in log.entries { counts[Int(entry.term)] += 1 }
        var order = unsorted.enumerated().map { (key: $0.element, number: $0.offset) }
        order.sort { $0.key < $1.key }
        var next = [UInt32](repeating: 0, count: unsorted.count)
        starts.reserveCapacity(order.count + 1)
        var start: UInt32 = 0
        for (_, number) in order {
            next[number] = start
            start += counts[number]
            starts.append(start)
        }
        keys = order.map(\.key)
        postings = [UInt32](repeating: 0, count: log.entries.count)
        for entry in log.entries {
            let number = Int(entry.term)
            postings[Int(next[number])] = entry.posting
            next[number] += 1
        }
    }

    var count: Int { keys.count }

    func postings(_ index: Int) -> ArraySlice<UInt32> {
        postings[Int(starts[index])..<Int(starts[index + 1])]
    }

    /// How many postings the terms of a range have.
    func size(_ range: Range<Int>) -> Int {
        Int(starts[range.upperBound] - starts[range.lowerBound])
    }

    /// The postings of consecutive runs of documents as those of one run.
    static func merged(_ parts: [TermPostings]) -> TermPostings {
        guard parts.count != 1 else { return parts[0] }
        var result = TermPostings()
        result.postings.reserveCapacity(parts.reduce(0) { $0 + $1.postings.count })
        var places = [Int](repeating: 0, count: parts.count)
        // What each part has next; those that have come to their end are no longer among them.
        var heads = parts.indices.filter { parts[$0].count > 0 }
        while let least = heads.lazy.map({ parts[$0].keys[places[$0]] }).min() {
            result.keys.append(least)
            for part in heads where parts[part].keys[places[part]] == least {
                result.postings += parts[part].postings(places[part])
                places[part] += 1
            }
            result.starts.append(UInt32(result.postings.count))
            heads.removeAll { places[$0] == parts[$0].count }
        }
        return result
    }
}
