/// The names that headlines share, as numbers.
struct HeadlineNames {
    private var languages = NumberedNames<String>()
    private var lists = NumberedNames<List>()

    private struct List: Hashable {
        let section: String
        let shelf: String
    }

    mutating func language(_ tag: String) -> UInt32 { languages.number(of: tag) }

    mutating func list(section: String, shelf: String) -> UInt32 {
        lists.number(of: List(section: section, shelf: shelf))
    }
}
