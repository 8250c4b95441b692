import Domain
import Presentation
import TemplateModels

/// Chooses what stands where on the front page: first what the newsroom chose, then what rules choose. No story stands
/// there twice, but in a block that may repeat what stands above it.
struct FrontSelection {
    let alert: ListedArticle?
    let lead: ListedArticle?
    let seconds: [ListedArticle]
    let heads: [ListedArticle]
    /// Of the portal's own country; none where there are fewer than three, unless the block asks for fewer.
    private(set) var country: [ListedArticle] = []
    /// The lists of each block of the configuration, in its order.
    private(set) var blocks: [[Block]] = []
    let river: [ListedArticle]

    /// A list with what is left for it after the stories above were taken.
    struct Block {
        let shelf: FrontShelf
        let title: String?
        let form: FrontBlock.Form?
        let medium: ListedArticle
        let small: [ListedArticle]
    }

    /// From what it chooses.
    struct Offer {
        /// The newest articles of the language, newest first.
        var listed: [ListedArticle] = []
        /// Those that the newsroom chose, which may be older.
        var chosen: [ListedArticle] = []
        var desk = DeskChoices()
        /// The sections in the order of the page.
        var sections: [FrontShelf] = []
        /// What the blocks of single lists show.
        var lists: [FrontBlock.List: FrontShelf] = [:]
        /// The newest articles of the portal's own country, newest first.
        var country: [ListedArticle] = []
        /// Which of the newest tell of one matter.
        var related = RelatedArticles()
    }

    /// - Parameters:
    ///   - offer: from what it chooses.
    ///   - front: the blocks of the page.
    ///   - language: that of the page.
    ///   - ranking: how stories compete for the first places.
    init(_ offer: Offer, for front: [FrontBlock], in language: Language, ranking: FrontRanking) {
        let desk = offer.desk
        let shown = { (articles: [ListedArticle]) in
            articles.filter { !desk.hidden.contains($0.article.id) }
        }
        let listed = shown(offer.listed)
        let known = Dictionary((listed + shown(offer.chosen)).map { ($0.article.id, $0) }) {
            first,
            _ in first
        }
        var used = ToldMatters()
        // What no block shows takes no story from the others.
        func fixed(_ id: ItemID?, in block: FrontBlock.Kind = .lead) -> ListedArticle? {
            guard front.has(block), let id, let card = known[id], used.take(card.article) else {
                return nil
            }
            return card
        }
        let leader = fixed(desk.lead)
        let places = [fixed(desk.pinned[1]), fixed(desk.pinned[2])]
        let breaking = listed.first { $0.article.isBreaking }?.article.id
        alert = fixed(desk.alert, in: .alert) ?? fixed(breaking, in: .alert)
        let taken = [leader].compactMap(\.self) + places.compactMap(\.self)
        // What has no date may be old, and what is paid for is no news: neither leads.
        let rest = listed.map(\.article).filter {
            !used.have($0) && $0.published != nil && $0.form != .sponsored
        }
        var top = FrontRanking.top(
            ranking.ranked(rest, boosts: desk.boosts),
            count: front.has(.lead) ? 7 - taken.count : 0,
            perSource: 2,
            perSection: 2,
            beside: taken.map(\.article),
            related: offer.related
        )
        .compactMap { known[$0.id] }[...]
        for card in top { used.take(card.article) }
        lead = leader ?? top.popFirst()
        seconds = places.compactMap { $0 ?? top.popFirst() }
        heads = Array(top)
        for block in front {
            let held = block.repeats ? ToldMatters() : used
            let free = { (articles: [ListedArticle]) in
                var told = held
                return shown(articles).filter { told.take($0.article) }
            }
            var chosen: [Block] = []
            switch block.kind {
            case .country:
                let near = Array(free(offer.country).prefix(block.number ?? 4))
                country = near.count >= min(3, block.number ?? 3) ? near : []
                for card in country { used.take(card.article) }
            case .sections: chosen = Self.sections(block, of: offer, free: free)
            case .list:
                chosen = [
                    block.list.flatMap { offer.lists[$0] }
                        .flatMap { Block($0, block, in: language, free: free($0.newest)) }
                ]
                .compactMap(\.self)
            default: break
            }
            for card in chosen.flatMap({ [$0.medium] + $0.small }) { used.take(card.article) }
            blocks.append(chosen)
        }
        let rows = front.first { $0.kind == .river }
        var left = rows?.repeats == true ? ToldMatters() : used
        river = Array(listed.filter { left.take($0.article) }.prefix(rows?.number ?? 20))
    }

    /// A front page that says nothing of it has at most 1 200 nodes; sections without a block stand in the strip.
    private static let mostBlocks = 5

    /// The blocks of the sections that the configuration names, or of the first ones that have enough.
    private static func sections(
        _ block: FrontBlock,
        of offer: Offer,
        free: ([ListedArticle]) -> [ListedArticle]
    ) -> [Block] {
        let isChosen = !block.sections.isEmpty
        let shelves =
            isChosen
            ? block.sections.compactMap { id in offer.sections.first { $0.name == id.text } }
            : offer.sections
        var blocks: [Block] = []
        for shelf in shelves
        where blocks.count < block.number ?? (isChosen ? shelves.count : mostBlocks) {
            let articles = free(shelf.newest).prefix(5)
            guard articles.count >= (isChosen ? 1 : 3),
                let made = Block(shelf, form: block.form, free: Array(articles))
            else { continue }
            blocks.append(made)
        }
        return blocks
    }

    /// Everything on the page, in its order.
    var all: [ListedArticle] {
        [alert, lead].compactMap(\.self) + seconds + heads + country
            + blocks.joined().flatMap { [$0.medium] + $0.small } + river
    }
}

extension FrontSelection.Block {
    /// The newest story with a picture opens the block, else simply the newest.
    init?(
        _ shelf: FrontShelf,
        title: String? = nil,
        form: FrontBlock.Form?,
        free: [ListedArticle]
    ) {
        let index = free.firstIndex { $0.card.model.picture != nil } ?? 0
        guard free.indices.contains(index) else { return nil }
        self.shelf = shelf
        self.title = title
        // A few articles fill no columns.
        self.form = form ?? (free.count < 3 ? .rows : nil)
        var small = free
        medium = form == .rows || free.count < 3 ? small.removeFirst() : small.remove(at: index)
        self.small = small
    }

    /// A block of a single list.
    init?(
        _ shelf: FrontShelf,
        _ block: FrontBlock,
        in language: Language,
        free: [ListedArticle]
    ) {
        self.init(
            shelf,
            title: block.title?.text(in: language, fallback: language)?.text,
            form: block.form,
            free: Array(free.prefix(block.number ?? 5))
        )
    }
}
