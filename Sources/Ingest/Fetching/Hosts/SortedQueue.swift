/// Elements in their order, of which the first is at hand and any can be taken out.
///
/// Finding a place takes some comparisons, making room moves what stands before it: for thousands of small elements that is
/// less than a tree would cost.
struct SortedQueue<Element: Comparable> {
    /// The first one last, so that taking it moves nothing.
    private var elements: [Element] = []

    var first: Element? { elements.last }

    /// The first that something holds for, in their order.
    func first(where holds: (Element) -> Bool) -> Element? { elements.last(where: holds) }

    mutating func insert(_ element: Element) {
        elements.insert(element, at: place(of: element))
    }

    mutating func remove(_ element: Element) {
        let place = place(of: element)
        if place < elements.count, elements[place] == element { elements.remove(at: place) }
    }

    /// Where an element stands or belongs.
    private func place(of element: Element) -> Int {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if element < elements[middle] { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
