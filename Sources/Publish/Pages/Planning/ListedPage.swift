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

    /// All pages of a list, its own address last.
    static func all(
        of list: ArticleList,
        count: Int,
        size: Int = SiteSettings.standardPageSize
    ) -> [ListedPage] {
        let last = ListPaging(count: count, size: size).lastNumber
        let numbers: [Int?] = last > 0 ? Array(1...last) : []
        return (numbers + [nil]).map {
            ListedPage(list: list, number: $0, count: count, size: size)
        }
    }
}
