import Domain
import Presentation
import TemplateModels

/// Chooses what stands where on the front page; no story stands there twice.
struct FrontSelection {
    let alert: ListedArticle?
    let lead: ListedArticle?
    let seconds: [ListedArticle]
    let heads: [ListedArticle]
    /// Of the portal's own country; none where there are fewer than three.
    let country: [ListedArticle]
    let blocks: [Block]
    let river: [ListedArticle]

    /// A section with what is left for it after the stories above were taken.
    struct Block {
        let section: SectionID
        let medium: ListedArticle
        let small: [ListedArticle]
    }

    /// - Parameters:
    ///   - listed: the newest articles of the language, newest first.
    ///   - shelves: the sections in the order of the page, each with its newest articles.
    ///   - country: the newest articles of the portal's own country, newest first.
    ///   - ranking: how stories compete for the first places.
    init(
        _ listed: [ListedArticle],
        shelves: [SectionShelf],
        country: [ListedArticle] = [],
        ranking: FrontRanking
    ) {
        let known = Dictionary(listed.map { ($0.article.id, $0) }) { first, _ in first }
        var used: Set<ItemID> = []
        alert = listed.first { $0.article.isBreaking }
        if let alert { used.insert(alert.article.id) }
        // What has no date may be old: it does not lead.
        let rest = listed.map(\.article).filter { !used.contains($0.id) && $0.published != nil }
        let top = FrontRanking.top(
            ranking.ranked(rest),
            count: 7,
            perSource: 2,
            perSection: 2
        )
        .compactMap { known[$0.id] }
        used.formUnion(top.map(\.article.id))
        lead = top.first
        seconds = Array(top.dropFirst().prefix(2))
        heads = Array(top.dropFirst(3))
        let near = Array(country.filter { !used.contains($0.article.id) }.prefix(4))
        self.country = near.count >= 3 ? near : []
        used.formUnion(self.country.map(\.article.id))
        var blocks: [Block] = []
        for shelf in shelves where blocks.count < Self.mostBlocks {
            let free = shelf.newest.filter { !used.contains($0.article.id) }.prefix(5)
            guard free.count >= 3, let block = Self.block(shelf.section, Array(free)) else {
                continue
            }
            used.formUnion(free.map(\.article.id))
            blocks.append(block)
        }
        self.blocks = blocks
        river = Array(listed.lazy.filter { !used.contains($0.article.id) }.prefix(20))
    }

    /// A front page has at most 1 200 nodes (site.md 0.8); the sections without a block stand in the strip.
    private static let mostBlocks = 5

    /// Everything on the page, in its order.
    var all: [ListedArticle] {
        [alert, lead].compactMap(\.self) + seconds + heads + country
            + blocks.flatMap { [$0.medium] + $0.small } + river
    }

    /// The newest story with a picture opens the block, else simply the newest.
    private static func block(_ section: SectionID, _ free: [ListedArticle]) -> Block? {
        let index = free.firstIndex { $0.card.model.picture != nil } ?? 0
        guard free.indices.contains(index) else { return nil }
        var small = free
        let medium = small.remove(at: index)
        return Block(section: section, medium: medium, small: small)
    }
}
