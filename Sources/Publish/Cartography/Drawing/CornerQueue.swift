/// Corners by the size of their triangles, the smallest first; equal ones by their place, so that both sides of a
/// border are thinned in one order.
struct CornerQueue {
    /// A corner with the size that its triangle had when it was put in.
    struct Entry {
        let size: Double
        let corner: CanvasPoint
        let index: Int

        static func < (one: Entry, other: Entry) -> Bool {
            (one.size, one.corner) < (other.size, other.corner)
        }
    }

    /// A binary heap: a parent is never larger than its two children.
    private var heap: [Entry] = []

    var first: Entry? { heap.first }

    mutating func push(_ entry: Entry) {
        heap.append(entry)
        var child = heap.count - 1
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func pop() -> Entry? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            if least == parent { return first }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
