/// An item, or several that say the same word by word, as agencies' texts do: one voice, however often it is printed.
struct Teller {
    /// Where the items stand in the order of telling.
    private(set) var items: [Int]
    private(set) var span: TimeSpan
    let terms: ItemTerms

    init(item: Int, published: Int?, terms: ItemTerms) {
        items = [item]
        span = TimeSpan(published)
        self.terms = terms
    }

    /// Takes in a copy, if the story that both belong to may hold it.
    mutating func take(item: Int, published: Int?, terms other: ItemTerms) -> Bool {
        guard items.count < StoryLimits.members, terms.isCopy(of: other),
            let joined = span.joined(TimeSpan(published))
        else { return false }
        items.append(item)
        span = joined
        return true
    }

    /// The tellers of items in the order of telling.
    static func all(of items: [(place: Int, published: Int?, terms: ItemTerms)]) -> [Teller] {
        var tellers: [Teller] = []
        var latest: [WordKey: Int] = [:]
        for item in items {
            var key = WordKey()
            for term in item.terms.terms {
                key.add(UInt32(truncatingIfNeeded: term.key.value))
                key.add(UInt32(truncatingIfNeeded: term.key.value >> 32))
            }
            if !item.terms.terms.isEmpty, let open = latest[key],
                tellers[open].take(
                    item: item.place,
                    published: item.published,
                    terms: item.terms
                )
            {
                continue
            }
            latest[key] = tellers.count
            tellers.append(
                Teller(item: item.place, published: item.published, terms: item.terms)
            )
        }
        return tellers
    }
}
