/// What files were made from, by the hashes of their site paths: sixteen bytes a file.
struct FileKeys: Sendable {
    /// In the order in which they came.
    private(set) var hashes: [UInt64] = []
    private var keys: [UInt64] = []
    /// The places of files that are there no more.
    private var gone: Set<Int> = []
    private var search = HashSearch()

    /// Stands for the key of a file of which nothing is known any more, whatever was written of it. 0 says less: that nobody knows
    /// what the file was made from.
    private static let nothing = UInt64.max

    /// A key that a file can have: neither of those that say what is not known.
    static func known(_ key: UInt64) -> UInt64 { key == 0 || key == nothing ? 1 : key }

    /// - Parameter count: for so many there is room at once.
    init(room count: Int) {
        hashes.reserveCapacity(count)
        keys.reserveCapacity(count)
    }

    var count: Int { hashes.count }

    /// The key of the file at a place; 0 when it is not known.
    subscript(place: Int) -> UInt64 { isKnown(place) ? keys[place] : 0 }

    /// Whether what was written of the file at a place still holds.
    func isKnown(_ place: Int) -> Bool { keys[place] != Self.nothing }

    /// Where a file stands; nil when it is not there.
    func place(of hash: UInt64) -> Int? {
        search.place(of: hash, in: hashes).flatMap { isThere($0) ? $0 : nil }
    }

    private func isThere(_ place: Int) -> Bool { gone.isEmpty || !gone.contains(place) }

    /// Adds one of a path that has none yet. Of a list that names one twice, as what is left of two builds that did not end, the
    /// later one counts.
    mutating func add(_ key: UInt64, for hash: UInt64) {
        hashes.append(hash)
        keys.append(key)
        if isKnownUniquelyReferenced(&search) {
            search.add(hashes)
        } else {
            search = HashSearch()
        }
    }

    /// Takes away what is known of the file at a place.
    mutating func forget(_ place: Int) { keys[place] = Self.nothing }

    /// Takes the file at a place away.
    mutating func remove(_ place: Int) {
        forget(place)
        gone.insert(place)
    }

    /// Adds one of which nothing is known.
    mutating func addForgotten(_ hash: UInt64) { add(Self.nothing, for: hash) }

    /// With nothing known of any of them.
    func forgotten() -> FileKeys {
        var unknown = self
        unknown.keys = [UInt64](repeating: Self.nothing, count: count)
        return unknown
    }
}

extension FileKeys {
    /// Looks files up in about the order in which they came: each is looked for around where it would stand after the one
    /// before.
    struct OrderedSearch {
        private let files: FileKeys
        /// Where the next one is expected.
        private(set) var next: Int

        /// So far around it is looked first.
        private static let reach = 32

        fileprivate init(_ files: FileKeys, from next: Int) {
            self.files = files
            self.next = next
        }

        mutating func place(of hash: UInt64) -> Int? {
            guard let place = near(hash) ?? files.place(of: hash), files.isThere(place) else {
                return nil
            }
            next = place + 1
            return place
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
