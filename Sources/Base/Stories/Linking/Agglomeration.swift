/// Joins groups, the most alike first, as long as they are alike on average and nearly as much as within.
struct Agglomeration {
    /// Two tellers and how alike they are; pairs that are not given are not alike at all.
    struct Pair {
        let one: Int32
        let other: Int32
        let likeness: Int32
        /// Whether it alone shows that both may tell one event.
        let isTelling: Bool
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
        var version: Int32 = 0
        var isGone = false
    }

    /// A group beside another, with the likeness of all pairs between the two.
    private struct Neighbour {
        let group: Int32
        var sum: Int
        /// How many of the pairs are telling.
        var telling: Int
    }

    private var groups: [Group]
    /// Those of each group as they were when the group came to be: one that has gone since stands for what it went into.
    private var neighbours: [[Neighbour]]
    /// For one join, the sums by group; zero but while it is worked out.
    private var sums: [Int]
    private var tellingSums: [Int]
    /// The group that each has gone into.
    private var owners: [Int32]
    private var queue = JoinQueue()
    private let linkage: StorySetting.Linkage
    private(set) var joins = 0

    /// The pairs are each given once, the earlier teller first, in the order of both.
    init(_ tellers: [Teller], _ pairs: [Pair], by linkage: StorySetting.Linkage) {
        self.linkage = linkage
        groups = tellers.enumerated().map {
            Group(lead: Int32($0.offset), items: $0.element.items.count, span: $0.element.span)
        }
        owners = tellers.indices.map { Int32($0) }
        sums = Array(repeating: 0, count: tellers.count)
        tellingSums = sums
        var counts = Array(repeating: 0, count: tellers.count)
        for pair in pairs {
            counts[Int(pair.one)] += 1
            counts[Int(pair.other)] += 1
        }
        neighbours = counts.map { count in
            var list: [Neighbour] = []
            list.reserveCapacity(count)
            return list
        }
        queue.reserve(pairs.count { $0.isTelling })
        for pair in pairs where canJoin(Int(pair.one), Int(pair.other)) {
            let sum = Int(pair.likeness)
            let telling = pair.isTelling ? 1 : 0
            neighbours[Int(pair.one)].append(
                Neighbour(group: pair.other, sum: sum, telling: telling)
            )
            neighbours[Int(pair.other)].append(
                Neighbour(group: pair.one, sum: sum, telling: telling)
            )
            if pair.isTelling { push(pair.one, pair.other, sum) }
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

    private mutating func owner(of teller: Int32) -> Int32 {
        var owner = teller
        while owners[Int(owner)] != owner { owner = owners[Int(owner)] }
        var passed = teller
        while passed != owner { (passed, owners[Int(passed)]) = (owners[Int(passed)], owner) }
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
        let pairs = groups[Int(one)].tellers * groups[Int(other)].tellers
        let likeness = Double(sum) / WeighedTerms.likenessUnit / Double(pairs)
        guard likeness >= linkage.least else { return }
        let (mine, theirs) = (groups[Int(one)].lead, groups[Int(other)].lead)
        queue.push(
            JoinQueue.Entry(
                likeness: likeness,
                firstLead: min(mine, theirs),
                secondLead: max(mine, theirs),
                one: one,
                other: other,
                oneVersion: groups[Int(one)].version,
                otherVersion: groups[Int(other)].version
            )
        )
    }

    private mutating func join(_ one: Int, _ other: Int) {
        guard let span = groups[one].span.joined(groups[other].span) else { return }
        joins += 1
        let isOneLarger = neighbours[one].count >= neighbours[other].count
        let (kept, gone) = isOneLarger ? (one, other) : (other, one)
        var beside: [Int32] = []
        beside.reserveCapacity(neighbours[kept].count + neighbours[gone].count)
        gather(neighbours[kept], into: &beside)
        // Only the list of one of the two has been read: what stands there at the other is the sum between them.
        let between = sums[gone]
        gather(neighbours[gone], into: &beside)
        let lost = groups[gone]
        groups[kept].within += lost.within + between
        groups[kept].pairsWithin += lost.pairsWithin + groups[kept].tellers * lost.tellers
        groups[kept].tellers += lost.tellers
        groups[kept].items += lost.items
        groups[kept].span = span
        groups[kept].version += 1
        groups[kept].lead = min(groups[kept].lead, lost.lead)
        groups[gone].isGone = true
        owners[gone] = Int32(kept)
        var left: [Neighbour] = []
        left.reserveCapacity(beside.count)
        for group in beside {
            let sum = sums[Int(group)]
            let telling = tellingSums[Int(group)]
            sums[Int(group)] = 0
            tellingSums[Int(group)] = 0
            guard Int(group) != kept, Int(group) != gone, canJoin(kept, Int(group)) else {
                continue
            }
            left.append(Neighbour(group: group, sum: sum, telling: telling))
            if telling > 0 { push(Int32(kept), group, sum) }
        }
        neighbours[kept] = left
        neighbours[gone] = []
    }

    /// Adds up what stands beside a group by what it is now.
    private mutating func gather(_ list: [Neighbour], into beside: inout [Int32]) {
        for neighbour in list {
            let group = owner(of: neighbour.group)
            if sums[Int(group)] == 0 { beside.append(group) }
            sums[Int(group)] += neighbour.sum
            tellingSums[Int(group)] += neighbour.telling
        }
    }
}
