/// Terms in the order of their bytes, each with the documents in which it stands, oldest first.
struct TermPostings: Sendable {
    private var arena: [UInt8] = []
    private var offsets: [UInt32] = [0]
    private var starts: [UInt32] = [0]
    private var postings: [UInt32] = []

    init() {}

    /// - Parameters:
    ///   - table: the terms, by their numbers.
    ///   - log: which term stands in which document, in the order of the documents.
    init(_ table: TermTable, log: [(term: UInt32, posting: UInt32)]) {
        let order = (0..<UInt32(table.count)).sorted { left, right in
            Self.precedes(
                table.arena,
                table.offsets,
                Int(left),
                table.arena,
                table.offsets,
                Int(right)
            )
        }
        var counts = [UInt32](repeating: 0, count: table.count)
        for entry in log { counts[Int(entry.term)] += 1 }
        var next = [UInt32](repeating: 0, count: table.count)
        arena.reserveCapacity(table.arena.count)
        for number in order {
            let number = Int(number)
            arena += table.arena[Int(table.offsets[number])..<Int(table.offsets[number + 1])]
            offsets.append(UInt32(arena.count))
            next[number] = starts[starts.count - 1]
            starts.append(next[number] + counts[number])
        }
        postings = [UInt32](repeating: 0, count: log.count)
        for entry in log {
            let number = Int(entry.term)
            postings[Int(next[number])] = entry.posting
            next[number] += 1
        }
    }

    var count: Int { starts.count - 1 }

    func term(_ index: Int) -> ArraySlice<UInt8> {
        arena[Int(offsets[index])..<Int(offsets[index + 1])]
    }

    func postings(_ index: Int) -> ArraySlice<UInt32> {
        postings[Int(starts[index])..<Int(starts[index + 1])]
    }

    mutating func append(_ term: ArraySlice<UInt8>, _ lists: [ArraySlice<UInt32>]) {
        arena += term
        offsets.append(UInt32(arena.count))
        for list in lists { postings += list }
        starts.append(UInt32(postings.count))
    }

    /// The postings of consecutive runs of documents as those of one run.
    static func merged(_ parts: [TermPostings]) -> TermPostings {
        guard parts.count != 1 else { return parts[0] }
        var result = TermPostings()
        result.postings.reserveCapacity(parts.reduce(0) { $0 + $1.postings.count })
        var places = [Int](repeating: 0, count: parts.count)
        while let least = leastTerm(of: parts, at: places) {
            let term = parts[least].term(places[least])
            var lists: [ArraySlice<UInt32>] = []
            for (index, part) in parts.enumerated()
            where places[index] < part.count && part.term(places[index]) == term {
                lists.append(part.postings(places[index]))
                places[index] += 1
            }
            result.append(term, lists)
        }
        return result
    }

    private static func leastTerm(of parts: [TermPostings], at places: [Int]) -> Int? {
        var least: Int?
        for (index, part) in parts.enumerated() where places[index] < part.count {
            guard let known = least else {
                least = index
                continue
            }
            let isLess = precedes(
                part.arena,
                part.offsets,
                places[index],
                parts[known].arena,
                parts[known].offsets,
                places[known]
            )
            if isLess { least = index }
        }
        return least
    }

    private static func precedes(
        _ arena: [UInt8],
        _ offsets: [UInt32],
        _ index: Int,
        _ otherArena: [UInt8],
        _ otherOffsets: [UInt32],
        _ other: Int
    ) -> Bool {
        var place = Int(offsets[index])
        var otherPlace = Int(otherOffsets[other])
        let end = Int(offsets[index + 1])
        let otherEnd = Int(otherOffsets[other + 1])
        while place < end, otherPlace < otherEnd {
            if arena[place] != otherArena[otherPlace] {
                return arena[place] < otherArena[otherPlace]
            }
            place += 1
            otherPlace += 1
        }
        return end - place < otherEnd - otherPlace
    }
}
