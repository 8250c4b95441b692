import Basics
import Domain
import Foundation

/// What going through the items of an edition comes to: which are shown, in the order of its lists, before they have places.
struct EditionRows: Sendable {
    /// All that are shown and not folded, oldest first.
    var entries: [IndexedArticle] = []
    private(set) var names: ListingNames
    /// Those that are folded under others.
    private(set) var folded: [(entry: IndexedArticle, head: ItemID)] = []
    /// The fingerprints of those that are folded, shown or not.
    private(set) var duplicates: [(head: ItemID, fingerprint: UInt64)] = []
    /// The archive's numbers of those that have gone, and of which a page may say so.
    private(set) var gone: [Int64] = []
    /// How many of them the site gave up on purpose, which is no loss that the shrink guard should stop.
    private(set) var givenUp = 0
    /// What waits for its time: the archive's numbers, and until when.
    private(set) var held: [(number: Int64, until: Date)] = []
    /// How many are shown only because the clock lies behind that of an earlier build.
    private(set) var staying = 0
    private(set) var newestChanges: [Language: Date] = [:]
    private(set) var nextChange: Date?

    /// - Parameters:
    ///   - surroundings: of all items.
    ///   - items: in the order of the lists.
    ///   - most: so many items there are at most; room is made for them at once.
    ///   - kept: to which all are written, if they are to be read faster the next time.
    /// - Throws: what reading them throws.
    init(
        _ surroundings: EditionSurroundings,
        _ items: inout some ListingCursor,
        most: Int,
        keeping kept: ListingWriter.Part?
    ) throws {
        names = items.names
        entries.reserveCapacity(most)
        var kept = kept
        let scope = surroundings.scope
        var isWanted: [Bool] = []
        var newest: [Int?] = []
        while let item = try items.next() {
            kept?.add(item)
            while isWanted.count < items.names.traits.names.count {
                let traits = items.names.traits.names[isWanted.count]
                let source = items.names.sources[traits.source]
                isWanted.append(scope.sources.keys.contains(source))
            }
            let traits = items.names.traits[item.traits]
            let stays =
                !surroundings.staying.isEmpty && surroundings.staying.contains(item.number)
            let state = item.state(in: scope, stays: stays)
            if let head = item.duplicateOf { duplicates.append((head, item.fingerprint)) }
            guard isWanted[Int(item.traits)], case .shown(let expires) = state else {
                if isWanted[Int(item.traits)] { note(item, state, isLive: traits.isLive) }
                continue
            }
            if stays { staying += 1 }
            if let expires { nextChange = min(nextChange ?? expires, expires) }
            let shelf = Int(traits.shelf)
            while newest.count <= shelf { newest.append(nil) }
            let replaced = surroundings.replaced.isEmpty ? nil : surroundings.replaced[item.id]
            let changed = item.changed(scope: scope, replaced: replaced)
            newest[shelf] = max(newest[shelf] ?? changed, changed)
            var entry = IndexedArticle(item)
            if !surroundings.moved.isEmpty, let section = surroundings.moved[item.id] {
                entry.move(to: section, in: &items.names)
            }
            if let head = item.duplicateOf {
                folded.append((entry, head))
            } else {
                entries.append(entry)
            }
        }
        names = items.names
        for (shelf, changed) in newest.enumerated() {
            if let changed {
                newestChanges[names.languages[UInt32(shelf)]] = Date(seconds: changed)
            }
        }
        kept?.end(names)
    }

    /// Notes an item that is not shown.
    private mutating func note(_ item: Listing, _ state: Listing.State, isLive: Bool) {
        switch state {
        case .gone, .forgotten:
            if state == .gone { gone.append(item.number) }
            if item.isKeptOut, isLive, item.duplicateOf == nil { givenUp += 1 }
        case .held(let moment):
            nextChange = min(nextChange ?? moment, moment)
            held.append((item.number, moment))
        case .shown: break
        }
    }
}

extension EditionRows {
    /// Adds what comes after these in the order of the lists.
    mutating func append(_ others: EditionRows) {
        let numbers = names.merge(others.names.numbered)
        for entry in others.entries { entries.append(entry.renumbered(numbers)) }
        folded += others.folded.map { ($0.entry.renumbered(numbers), $0.head) }
        duplicates += others.duplicates
        gone += others.gone
        givenUp += others.givenUp
        held += others.held
        staying += others.staying
        newestChanges.merge(others.newestChanges) { max($0, $1) }
        nextChange = [nextChange, others.nextChange].compactMap(\.self).min()
    }

    /// Puts together what parts came to, the first one first.
    ///
    /// - Throws: what reading one of them has thrown.
    init(_ parts: consuming [Result<EditionRows, any Error>]) throws {
        // Each is there once only, and goes when it was added.
        self = try parts.removeFirst().get()
        guard !parts.isEmpty else { return }
        while !parts.isEmpty { append(try parts.removeFirst().get()) }
        FreedMemory.giveBack()
    }
}
