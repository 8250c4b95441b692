import Domain

/// One page of a list of articles.
struct ListedPage: Hashable, Sendable {
    let list: ArticleList
    /// Nil for the list's own address, which holds the newest.
    let number: Int?
    /// How many articles the list has.
    let count: Int
    /// How many articles a page holds.
    var size = SiteSettings.standardPageSize

    private var paging: ListPaging { ListPaging(count: count, size: size) }

    /// Positions counted from the oldest article.
    var positions: Range<Int> { paging.positions(of: number) }

    /// Where there is a newer page, and whether that is the list's own address.
    var newer: (number: Int?, exists: Bool) {
        guard let number else { return (nil, false) }
        return (number == paging.lastNumber ? nil : number + 1, true)
    }

    /// The number and the positions of the next older page, which never change.
    var older: (number: Int, positions: Range<Int>)? {
        let older = number.map { $0 - 1 } ?? paging.lastNumber
        return older > 0 ? (older, paging.positions(of: older)) : nil
    }

    /// How many numbered pages the list has.
    var numbered: Int { paging.lastNumber }

    /// Another page of the list; nil for its own address.
    func numbered(_ number: Int?) -> ListedPage {
        ListedPage(list: list, number: number, count: count, size: size)
    }

    /// All pages of a list, its own address last.
    static func all(of list: ArticleList, count: Int, size: Int) -> [ListedPage] {
        let own = ListedPage(list: list, number: nil, count: count, size: size)
        return (1..<own.numbered + 1).map { own.numbered($0) } + [own]
    }
}
