import Domain
import GRDB

/// Gives each item of an answer the identity under which it is archived, also where its feed gives one to several.
struct IdentityResolution {
    private let namesakes: Namesakes
    /// Identities of the feed that several items share, in this answer or as the archive knows.
    private(set) var shared: Set<String> = []
    /// By the place of an item in the batch; nil for one that another says already.
    private var identities: [Int: String?] = [:]

    init(of batch: ReceivedBatch, in database: Database) throws {
        namesakes = Namesakes(database: database, source: batch.source)
        let mayShare = batch.items.contains(where: \.mayHaveNamesakes)
        let known = mayShare ? try namesakes.all() : NamesakeGroups()
        var first: [String: Int] = [:]
        var groups: [String: [Int]] = [:]
        for (place, item) in batch.items.enumerated() where item.mayHaveNamesakes {
            if known[item.identity] != nil {
                groups[item.identity, default: []].append(place)
            } else if let other = first.updateValue(place, forKey: item.identity) {
                groups[item.identity, default: [other]].append(place)
            }
        }
        for (name, places) in groups.sorted(by: { $0.key < $1.key }) {
            try resolve(name, places, of: batch.items, known: known[name])
        }
    }

    /// The identity of the item at a place of the batch; nil where it comes twice.
    func identity(of item: ReceivedItem, at place: Int) -> String? {
        identities[place] ?? item.identity
    }

    /// The identity of an item that came alone under one that is archived, and has changed: a new one where the feed
    /// has given the old one to something else.
    mutating func identity(ofChanged item: ReceivedItem) throws -> String {
        let name = item.identity
        guard item.mayHaveNamesakes, !shared.contains(name),
            let archived = try namesakes.single(name),
            archived.published == nil || archived.published != item.published?.seconds,
            ItemTraits(item).isAnother(than: archived.traits)
        else { return name }
        shared.insert(name)
        let identity = Namesakes.identity(of: item, named: name)
        try namesakes.note(archived, named: name)
        try namesakes.note(.init(identity: identity, traits: ItemTraits(item)), named: name)
        return identity
    }

    private mutating func resolve(
        _ name: String,
        _ places: [Int],
        of items: [ReceivedItem],
        known: [Namesakes.Member]?
    ) throws {
        let different = Self.different(places, of: items)
        for place in places { identities[place] = .some(nil) }
        let isAlone = known == nil && different.count == 1
        if isAlone {
            // The feed has the same item twice.
            for place in different { identities[place] = name }
            return
        }
        shared.insert(name)
        let members = try known ?? namesakes.single(name).map { [$0] } ?? []
        let traits = different.map { ItemTraits(items[$0]) }
        let matching = NamesakeMatching(of: traits, among: members.map(\.traits))
        for member in members where known == nil { try namesakes.note(member, named: name) }
        for (order, place) in different.enumerated() {
            let identity =
                matching.found[order].map { members[$0].identity }
                ?? Namesakes.identity(of: items[place], named: name)
            identities[place] = identity
            if matching.found[order].map({ members[$0].traits }) == traits[order] { continue }
            try namesakes.note(.init(identity: identity, traits: traits[order]), named: name)
        }
    }

    /// Of items that say the same one, whichever stands first: the one that was changed last.
    private static func different(_ places: [Int], of items: [ReceivedItem]) -> [Int] {
        var chosen: [ItemTraits: Int] = [:]
        for place in places {
            let traits = ItemTraits(items[place])
            guard let other = chosen[traits] else {
                chosen[traits] = place
                continue
            }
            if rank(items[other]).lexicographicallyPrecedes(rank(items[place])) {
                chosen[traits] = place
            }
        }
        return chosen.values.sorted()
    }

    private static func rank(_ item: ReceivedItem) -> [UInt64] {
        let changed = max(item.updated?.seconds ?? 0, item.published?.seconds ?? 0, 0)
        var fingerprint = ContentFingerprint()
        return [UInt64(changed)] + fingerprint.of(item).map { UInt64($0) }
    }
}
