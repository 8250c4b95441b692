public import Domain

/// Where a page stands in its list; pages are numbered from the oldest.
public struct ListPosition: Hashable, Sendable {
    /// Nil for the list's own address, which holds the newest.
    public let number: Int?
    /// The site path of the list's own address, on all pages but that one.
    public let newest: String?
    /// The site path of the page with newer news.
    public let newer: String?
    public let older: Older?

    public init(
        number: Int? = nil,
        newest: String? = nil,
        newer: String? = nil,
        older: Older? = nil
    ) {
        self.number = number
        self.newest = newest
        self.newer = newer
        self.older = older
    }

    /// The next older page, which never changes.
    public struct Older: Hashable, Sendable {
        public let path: String
        public let number: Int
        public let from: Day
        public let to: Day

        public init(path: String, number: Int, from: Day, to: Day) {
            self.path = path
            self.number = number
            self.from = from
            self.to = to
        }
    }
}
