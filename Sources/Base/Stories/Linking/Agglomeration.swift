/// Joins groups, the most alike first, as long as they are alike on average and nearly as much as within.
struct Agglomeration {
    /// Two tellers and how alike they are; pairs that are not given are not alike at all.
    struct Pair {
        let one: Int32
        let other: Int32
        let likeness: Int32
    }

    private struct Group {
        /// The first of its tellers, by which groups that are equally alike have an order.
        var lead: Int32
        var tellers = 1
        var items: Int
        var span: TimeSpan
        /// The likeness of all pairs within.
        var within = 0
        var pairsWithin = 0
        /// The sum over all pairs with each other group.
        var neighbours: [Int32: Int] = [:]
        var version: Int32 = 0
        var isGone = false
    }

    private var groups: [Group]
    /// The group that each has gone into.
    private var owners: [Int32]
    private var queue = JoinQueue()
    private let linkage: StorySetting.Linkage
    private(set) var joins = 0

    init(_ tellers: [Teller], _ pairs: [Pair], by linkage: StorySetting.Linkage) {
        self.linkage = linkage
        groups = tellers.enumerated().map {
            Group(lead: Int32($0.offset), items: $0.element.items.count, span: $0.element.span)
        }
        owners = tellers.indices.map { Int32($0) }
        for pair in pairs where canJoin(Int(pair.one), Int(pair.other)) {
            groups[Int(pair.one)].neighbours[pair.other] = Int(pair.likeness)
            groups[Int(pair.other)].neighbours[pair.one] = Int(pair.likeness)
            push(pair.one, pair.other, Int(pair.likeness))
        }
        queue.settle()
    }

    /// The groups that are left, each a list of its tellers in their order.
    mutating func run() -> [[Int]] {
        while let next = queue.pop() {
            let (one, other) = (Int(next.one), Int(next.other))
            guard !groups[one].isGone, !groups[other].isGone,
                groups[one].version == next.oneVersion, groups[other].version == next.otherVersion,
                next.likeness >= required(one, other)
            else { continue }
            join(one, other)
        }
        var members: [Int32: [Int]] = [:]
        for teller in owners.indices {
            members[owner(of: Int32(teller)), default: []].append(teller)
        }
        return members.values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }

    private func owner(of teller: Int32) -> Int32 {
        var owner = teller
        while owners[Int(owner)] != owner { owner = owners[Int(owner)] }
        return owner
    }

    private func canJoin(_ one: Int, _ other: Int) -> Bool {
        groups[one].items + groups[other].items <= StoryLimits.members
            && groups[one].span.joined(groups[other].span) != nil
    }

    private func required(_ one: Int, _ other: Int) -> Double {
        let within = (likenessWithin(one) * likenessWithin(other)).squareRoot()
        return max(linkage.least, linkage.shareOfWithin * within)
    }

    private func likenessWithin(_ group: Int) -> Double {
        let sum = Double(groups[group].within) / WeighedTerms.likenessUnit
        return (sum + linkage.assumedPairs * linkage.least)
            / (Double(groups[group].pairsWithin) + linkage.assumedPairs)
    }

    private mutating func push(_ one: Int32, _ other: Int32, _ sum: Int) {
        let (mine, theirs) = (groups[Int(one)], groups[Int(other)])
        let likeness =
            Double(sum) / WeighedTerms.likenessUnit / Double(mine.tellers * theirs.tellers)
        guard likeness >= linkage.least else { return }
        queue.push(
            JoinQueue.Entry(
                likeness: likeness,
                firstLead: min(mine.lead, theirs.lead),
                secondLead: max(mine.lead, theirs.lead),
                one: one,
                other: other,
                oneVersion: mine.version,
                otherVersion: theirs.version
            )
        )
    }

    private mutating func join(_ one: Int, _ other: Int) {
        guard let between = groups[one].neighbours[Int32(other)],
            let span = groups[one].span.joined(groups[other].span)
        else { return }
        joins += 1
        let isOneLarger = groups[one].neighbours.count >= groups[other].neighbours.count
        let (kept, gone) = isOneLarger ? (one, other) : (other, one)
        let lost = groups[gone]
        var joined = groups[kept]
        groups[kept].neighbours = [:]
        joined.neighbours[Int32(gone)] = nil
        for (neighbour, sum) in lost.neighbours where Int(neighbour) != kept {
            joined.neighbours[neighbour, default: 0] += sum
            groups[Int(neighbour)].neighbours[Int32(gone)] = nil
        }
        joined.within += lost.within + between
        joined.pairsWithin += lost.pairsWithin + joined.tellers * lost.tellers
        joined.tellers += lost.tellers
        joined.items += lost.items
        joined.span = span
        joined.version += 1
        joined.lead = min(joined.lead, lost.lead)
        let neighbours = joined.neighbours
        groups[kept] = joined
        groups[gone].isGone = true
        groups[gone].neighbours = [:]
        owners[gone] = Int32(kept)
        for (neighbour, sum) in neighbours {
            guard canJoin(kept, Int(neighbour)) else {
                groups[kept].neighbours[neighbour] = nil
                groups[Int(neighbour)].neighbours[Int32(kept)] = nil
                continue
            }
            groups[Int(neighbour)].neighbours[Int32(kept)] = sum
            push(Int32(kept), neighbour, sum)
        }
    }
}
