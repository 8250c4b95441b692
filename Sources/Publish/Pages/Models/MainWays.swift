/// Which of many lists each list of a family leads to: of a hostile source's thousands a page would be nothing but links.
enum MainWays {
    /// So many a reader looks through on a page.
    private static let most = 60

    /// The lists with the most in them, in the order of their slugs; all where they are few.
    ///
    /// - Parameters:
    ///   - lists: in any order.
    ///   - count: how many a list has.
    ///   - slug: its name in addresses.
    /// - Returns: sixty at most.
    static func of<List>(
        _ lists: [List],
        count: (List) -> Int,
        slug: (List) -> String
    ) -> [List] {
        lists.sorted { (count($1), slug($0)) < (count($0), slug($1)) }
            .prefix(most).sorted { slug($0) < slug($1) }
    }
}
