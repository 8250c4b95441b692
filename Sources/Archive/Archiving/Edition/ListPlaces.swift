/// Where the articles of a list stand among all of an edition, in their order. Neighbours take no room, and a list may be a part of
/// another one.
struct ListPlaces: Sendable {
    /// The places, while all are neighbours.
    private var run: Range<Int32> = 0..<0
    /// Those of which they are a part; empty while they are neighbours.
    private var others: [Int32] = []
    private var part = 0..<0

    init() {}

    /// Adds the one that comes next.
    mutating func append(_ place: Int32) {
        if others.isEmpty {
            if run.isEmpty {
                run = place..<place + 1
                return
            }
            if place == run.upperBound {
                run = run.lowerBound..<place + 1
                return
            }
            others = Array(run)
        } else if part.count < others.count {
            others = Array(others[part])
        }
        others.append(place)
        part = 0..<others.count
    }

    /// The part at some positions, which takes no room of its own.
    func shared(_ positions: Range<Int>) -> ListPlaces {
        var shared = self
        if others.isEmpty {
            let start = run.lowerBound
            shared.run = start + Int32(positions.lowerBound)..<start + Int32(positions.upperBound)
        } else {
            let start = part.lowerBound
            shared.part = start + positions.lowerBound..<start + positions.upperBound
        }
        return shared
    }

    /// The part at some positions, without room for more.
    func shared(_ positions: ListPlaces) -> ListPlaces {
        guard positions.others.isEmpty else {
            var chosen = ListPlaces()
            chosen.others = positions.map { self[Int($0)] }
            chosen.part = 0..<chosen.others.count
            return chosen
        }
        return shared(Int(positions.run.lowerBound)..<Int(positions.run.upperBound))
    }

    /// Without room for more.
    var trimmed: ListPlaces {
        guard others.capacity > others.count else { return self }
        var trimmed = self
        trimmed.others = others.withUnsafeBufferPointer { places in
            [Int32](unsafeUninitializedCapacity: places.count) { room, count in
                count = room.initialize(fromContentsOf: places)
            }
        }
        return trimmed
    }

    /// Where a place stands in the list; nil when it is not in it.
    func position(of wanted: Int32) -> Int? {
        if others.isEmpty {
            return run.contains(wanted) ? Int(wanted - run.lowerBound) : nil
        }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == wanted ? low : nil
    }
}

extension ListPlaces: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { others.isEmpty ? run.count : part.count }

    subscript(position: Int) -> Int32 {
        others.isEmpty
            ? run.lowerBound + Int32(position) : others[part.lowerBound + position]
    }
}
