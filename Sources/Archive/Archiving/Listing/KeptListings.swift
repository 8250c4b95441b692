import Domain

/// A part of the items of a kept listing, with those that have changed since as they are now.
struct KeptListings: ListingCursor {
    var names: ListingNames
    private let kept: KeptListing
    private var blocks: ArraySlice<ListingDirectory.Block>
    private var fresh: ArraySlice<Fresh>
    /// The block that is being read, where its next item begins, where it ends, and what its numbers mean here.
    private var bytes: [UInt8] = []
    private var offset = 0
    private var end = 0
    private var numbers = Numbers()
    private var part = -1
    /// The next item of the file, while one that has changed comes before it.
    private var waiting: Kept?

    private struct Kept {
        let item: Listing
        /// Where in the block its path lies.
        let path: Range<Int>
    }

    /// An item that has changed.
    struct Fresh: Sendable {
        let item: Listing
        let path: [UInt8]

        func stands(before block: ListingDirectory.Block) -> Bool {
            (item.sortTime, item.id.text) < (block.time, block.id)
        }
    }

    /// Numbers of names, by those in the blocks of a part.
    private struct Numbers {
        var sources: [UInt32] = []
        var languages: [UInt32] = []
        var sections: [UInt32] = []
        var forms: [UInt32] = []
    }

    init(
        _ kept: KeptListing,
        _ blocks: ArraySlice<ListingDirectory.Block>,
        fresh: [Fresh],
        names: ListingNames
    ) {
        self.kept = kept
        self.blocks = blocks
        self.fresh = fresh[...]
        self.names = names
    }

    /// So many items there may be.
    var most: Int { blocks.reduce(fresh.count) { $0 + $1.count } }
    /// So long are their paths at most.
    var mostPathBytes: Int {
        blocks.reduce(fresh.reduce(0) { $0 + $1.path.count }) { $0 + $1.pathBytes }
    }

    mutating func next(_ paths: inout [UInt8]) throws -> Listing? {
        let kept = try waiting ?? nextKept()
        if let first = fresh.first, kept.map({ first.item.stands(before: $0.item) }) ?? true {
            waiting = kept
            fresh.removeFirst()
            paths.append(contentsOf: first.path)
            return first.item
        }
        waiting = nil
        guard let kept else { return nil }
        paths.append(contentsOf: bytes[kept.path])
        return kept.item
    }

    /// The next item of the file that has not changed.
    private mutating func nextKept() throws -> Kept? {
        while true {
            while offset == end {
                guard let block = blocks.popFirst() else { return nil }
                try kept.file.read(block, into: &bytes)
                (offset, end) = (0, block.size)
                if block.part != part { translate(block.part) }
            }
            let found = bytes.withUnsafeBytes {
                ListingRecord.read(UnsafeRawBufferPointer(rebasing: $0[..<end]), at: &offset)
            }
            guard let found else { throw ListingFile.Damage() }
            var item = found.item
            guard renumber(&item) else { throw ListingFile.Damage() }
            if kept.changed.isEmpty || !kept.changed.contains(item.number) {
                return Kept(item: item, path: found.path)
            }
        }
    }

    private mutating func translate(_ part: Int) {
        let written = kept.directory.names[part]
        numbers = Numbers(
            sources: written.sources.map { names.sources.number(of: SourceID($0)) },
            languages: written.languages.map { names.languages.number(of: Language($0)) },
            sections: written.sections.map { names.sections.number(of: SectionID($0)) },
            forms: written.forms.map {
                names.forms.number(of: ArticleForm(rawValue: $0) ?? .story)
            }
        )
        self.part = part
    }

    /// - Returns: whether all of its names are known.
    private func renumber(_ item: inout Listing) -> Bool {
        guard item.source < numbers.sources.count, item.language < numbers.languages.count,
            item.shelf < numbers.languages.count, item.section < numbers.sections.count,
            item.form < numbers.forms.count
        else { return false }
        item.source = numbers.sources[Int(item.source)]
        item.language = numbers.languages[Int(item.language)]
        item.shelf = numbers.languages[Int(item.shelf)]
        item.section = numbers.sections[Int(item.section)]
        item.form = numbers.forms[Int(item.form)]
        return true
    }
}
