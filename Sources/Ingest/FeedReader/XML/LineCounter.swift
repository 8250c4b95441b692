/// Line numbers of places in a text, cheap for places that come in order.
struct LineCounter {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Counted from 1.
    mutating func line(at place: Int) -> Int {
        let end = min(place, bytes.count)
        guard end >= offset else { return 1 + lineFeeds(from: 0, to: end) }
        line += lineFeeds(from: offset, to: end)
        offset = end
        return line
    }

    private func lineFeeds(from start: Int, to end: Int) -> Int {
        var count = 0
        var place = start
        while let found = bytes.firstIndex(of: 0x0A, from: place, to: end) {
            count += 1
            place = found + 1
        }
        return count
    }
}
