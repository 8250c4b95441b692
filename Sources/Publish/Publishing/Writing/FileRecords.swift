import Basics

/// What is known of files, by the hashes of their site paths: some sixty bytes a file.
struct FileRecords: Sendable {
    /// In the order in which they came.
    private(set) var hashes: [UInt64] = []
    private var records: [FileRecord] = []
    private var index: HashIndex

    /// - Parameter count: for so many there is room at once.
    init(room count: Int) {
        hashes.reserveCapacity(count)
        records.reserveCapacity(count)
        index = HashIndex(room: count)
    }

    var count: Int { hashes.count }

    subscript(hash: UInt64) -> FileRecord? { place(of: hash).map { records[$0] } }

    private func place(of hash: UInt64) -> Int? {
        index.place(of: hash) { hashes[$0] == hash }
    }

    /// - Returns: whether it is the first of its path.
    @discardableResult
    mutating func set(_ record: FileRecord, for hash: UInt64) -> Bool {
        if let place = place(of: hash) {
            records[place] = record
            return false
        }
        hashes.append(hash)
        records.append(record)
        index.insert(hashes.count - 1) { [hashes] in hashes[$0] }
        return true
    }

    /// With nothing known of what any of them holds.
    func forgotten() -> FileRecords {
        var unknown = self
        unknown.records = [FileRecord](repeating: .unknown, count: count)
        return unknown
    }
}
