/// What could be joined next, the most alike first; entries whose groups have changed since are the taker's to pass over.
struct JoinQueue {
    struct Entry {
        let likeness: Double
        let firstLead: Int32
        let secondLead: Int32
        let one: Int32
        let other: Int32
        let oneVersion: Int32
        let otherVersion: Int32

        func isBefore(_ other: Entry) -> Bool {
            if likeness != other.likeness { return likeness > other.likeness }
            return (firstLead, secondLead) < (other.firstLead, other.secondLead)
        }
    }

    private var heap: [Entry] = []
    private var isSettled = false

    /// Makes room for what is pushed before all is brought into order.
    mutating func reserve(_ count: Int) {
        heap.reserveCapacity(count)
    }

    mutating func push(_ entry: Entry) {
        heap.append(entry)
        if isSettled { rise(from: heap.count - 1) }
    }

    /// Brings what was pushed so far into order at once.
    mutating func settle() {
        heap.sort { $0.isBefore($1) }
        isSettled = true
    }

    mutating func pop() -> Entry? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if !heap.isEmpty {
            heap[0] = last
            sink()
        }
        return first
    }

    private mutating func rise(from place: Int) {
        var place = place
        let entry = heap[place]
        while place > 0 {
            let parent = (place - 1) / 2
            guard entry.isBefore(heap[parent]) else { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = entry
    }

    private mutating func sink() {
        var place = 0
        let entry = heap[0]
        while true {
            var child = 2 * place + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
            guard heap[child].isBefore(entry) else { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = entry
    }
}
