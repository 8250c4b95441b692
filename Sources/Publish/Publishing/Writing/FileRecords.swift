import Basics

/// What is known of files, by the hashes of their site paths: some fifty bytes a file.
struct FileRecords: Sendable {
    /// In the order in which they came.
    private(set) var hashes: [UInt64] = []
    private var records: [FileRecord] = []
    private var search = HashSearch()

    /// - Parameter count: for so many there is room at once.
    init(room count: Int) {
        hashes.reserveCapacity(count)
        records.reserveCapacity(count)
    }

    var count: Int { hashes.count }

    subscript(hash: UInt64) -> FileRecord? { place(of: hash).map { records[$0] } }

    private func place(of hash: UInt64) -> Int? { search.place(of: hash, in: hashes) }

    /// Adds one of a path that has none yet. Of a list that names one twice, as what is left of two builds that did not end, the
    /// later one counts.
    mutating func add(_ record: FileRecord, for hash: UInt64) {
        hashes.append(hash)
        records.append(record)
        if isKnownUniquelyReferenced(&search) {
            search.add(hashes)
        } else {
            search = HashSearch()
        }
    }

    /// - Returns: whether it is the first of its path.
    @discardableResult
    mutating func set(_ record: FileRecord, for hash: UInt64) -> Bool {
        if let place = place(of: hash) {
            records[place] = record
            return false
        }
        add(record, for: hash)
        return true
    }

    /// With nothing known of what any of them holds.
    func forgotten() -> FileRecords {
        var unknown = self
        unknown.records = [FileRecord](repeating: .unknown, count: count)
        return unknown
    }
}

extension FileRecords {
    /// Looks files up in about the order in which they came: each is looked for around where it would stand after the one
    /// before.
    struct OrderedSearch {
        private let files: FileRecords
        /// Where the next one is expected.
        private(set) var next: Int

        /// So far around it is looked first.
        private static let reach = 32

        fileprivate init(_ files: FileRecords, from next: Int) {
            self.files = files
            self.next = next
        }

        mutating func record(of hash: UInt64) -> FileRecord? {
            guard let place = near(hash) ?? files.place(of: hash) else { return nil }
            next = place + 1
            return files.records[place]
        }

        private func near(_ hash: UInt64) -> Int? {
            if next < files.count, files.hashes[next] == hash { return next }
            let around = (next - Self.reach..<next + Self.reach).clamped(to: files.hashes.indices)
            return files.hashes[around].lastIndex(of: hash)
        }
    }

    /// For looking files up in their order, from where the first one is expected.
    func inOrder(from next: Int = 0) -> OrderedSearch { OrderedSearch(self, from: max(0, next)) }
}
