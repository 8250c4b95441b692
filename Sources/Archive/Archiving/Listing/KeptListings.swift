import Domain

/// A part of the items of a kept listing, with those that have changed since as they are now.
struct KeptListings: ListingCursor {
    var names: ListingNames
    private let kept: KeptListing
    private var blocks: ArraySlice<ListingDirectory.Block>
    private var fresh: ArraySlice<Listing>
    /// The numbers of traits by those that the blocks have, for each part that was written.
    private let traits: [[UInt32]]
    /// The block that is being read, where its next item begins, where it ends, and by which part it was written.
    private var bytes: [UInt8] = []
    private var offset = 0
    private var end = 0
    private var part = 0
    /// The next item of the file, while one that has changed comes before it.
    private var waiting: Listing?

    init(
        _ kept: KeptListing,
        _ blocks: ArraySlice<ListingDirectory.Block>,
        fresh: [Listing],
        _ names: ListingNames,
        _ traits: [[UInt32]]
    ) {
        self.kept = kept
        self.blocks = blocks
        self.fresh = fresh[...]
        self.names = names
        self.traits = traits
    }

    /// So many items there may be.
    var most: Int { blocks.reduce(fresh.count) { $0 + $1.count } }

    mutating func next() throws -> Listing? {
        let kept = try waiting ?? nextKept()
        if let first = fresh.first, kept.map(first.stands) ?? true {
            waiting = kept
            fresh.removeFirst()
            return first
        }
        waiting = nil
        return kept
    }

    /// The next item of the file that has not changed.
    private mutating func nextKept() throws -> Listing? {
        while true {
            while offset == end {
                guard let block = blocks.popFirst() else { return nil }
                try kept.file.read(block, into: &bytes)
                (offset, end, part) = (0, block.size, block.part)
            }
            let found = bytes.withUnsafeBytes {
                ListingRecord.read(UnsafeRawBufferPointer(rebasing: $0[..<end]), at: &offset)
            }
            guard var item = found, item.traits < traits[part].count else {
                throw ListingFile.Damage()
            }
            item.traits = traits[part][Int(item.traits)]
            if kept.changed.isEmpty || !kept.changed.contains(item.number) { return item }
        }
    }
}

extension Listing {
    /// Whether it sorts before the first item of a block.
    func stands(before block: ListingDirectory.Block) -> Bool {
        (sortTime, id.text) < (block.time, block.id)
    }
}
