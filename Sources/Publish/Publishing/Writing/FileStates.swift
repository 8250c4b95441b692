/// How files stand that a build plans, by their numbers: which are made anew, and where their lines stand in the manifest of the
/// build before.
struct FileStates: Sendable {
    /// The numbers of those that are made anew, in their order.
    private(set) var changed: [Int] = []
    /// What is known of each of those; the size is below zero until it is written.
    private var records: [FileRecord] = []
    /// From which number on which lines follow one after the other, the first of them; nil where there are none.
    private var runs: [(start: Int, line: Int?)] = []
    private(set) var count = 0

    /// - Parameter count: for so many there is room at once.
    init(room count: Int) {
        changed.reserveCapacity(count)
        records.reserveCapacity(count)
    }

    /// Adds the next file.
    ///
    /// - Parameters:
    ///   - line: where it stands in the former manifest; nil where nothing is known of it.
    ///   - key: what it is to be made from; nil for one that stays as it is.
    mutating func append(line: Int?, changedTo key: UInt64?) {
        if let key {
            changed.append(count)
            records.append(FileRecord(key: key, size: -1, changed: 0))
        }
        let next = runs.last.map { run in run.line.map { $0 + count - run.start } }
        if next != .some(line) { runs.append((count, line)) }
        count += 1
    }

    /// Notes that a file was written, which is one of those that changed.
    mutating func note(_ file: StoredFile, of number: Int) {
        let place = place(of: number)
        records[place] = FileRecord(key: records[place].key, of: file)
    }

    /// What a file is made from that is one of those that changed.
    func key(of number: Int) -> UInt64 { records[place(of: number)].key }

    /// What is known of a file that was written.
    func record(of number: Int) -> FileRecord { records[place(of: number)] }

    private func place(of number: Int) -> Int {
        let place = changed.partition { $0 >= number }
        precondition(place < changed.count && changed[place] == number, "it does not change")
        return place
    }
}

extension FileStates {
    /// Neighbours about which the new manifest says the same kind of thing.
    enum Stretch: Equatable {
        /// They were written now.
        case written(Range<Int>)
        /// They are as their lines of the former manifest say.
        case standing(lines: Range<Int>)
        case unknown(Range<Int>)
    }

    /// What is known of all files of a range, in their order.
    func stretches(of range: Range<Int>) -> [Stretch] {
        var stretches: [Stretch] = []
        var start = range.lowerBound
        var place = changed.partition { $0 >= start }
        while place < changed.count, changed[place] < range.upperBound {
            let first = changed[place]
            guard records[place].size >= 0 else {
                place += 1
                continue
            }
            var end = first
            while place < changed.count, changed[place] == end, end < range.upperBound,
                records[place].size >= 0
            {
                (end, place) = (end + 1, place + 1)
            }
            stretches += unwritten(start..<first)
            stretches.append(.written(first..<end))
            start = end
        }
        return stretches + unwritten(start..<range.upperBound)
    }

    private func unwritten(_ range: Range<Int>) -> [Stretch] {
        var stretches: [Stretch] = []
        var start = range.lowerBound
        var run = runs.partition { $0.start > start } - 1
        while start < range.upperBound {
            let end = min(run + 1 < runs.count ? runs[run + 1].start : count, range.upperBound)
            if let line = runs[run].line.map({ $0 + start - runs[run].start }) {
                stretches.append(.standing(lines: line..<line + end - start))
            } else {
                stretches.append(.unknown(start..<end))
            }
            (start, run) = (end, run + 1)
        }
        return stretches
    }
}

extension Array {
    /// The first place from which on something holds, where it holds for all that follow; the count where it never does.
    fileprivate func partition(where holds: (Element) -> Bool) -> Int {
        var (place, end) = (0, count)
        while place < end {
            let middle = (place + end) / 2
            if holds(self[middle]) { end = middle } else { place = middle + 1 }
        }
        return place
    }
}
