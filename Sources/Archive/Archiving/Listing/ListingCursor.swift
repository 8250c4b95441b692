import Domain

/// Items one after the other in the order of the lists.
protocol ListingCursor {
    /// What the numbers of the items mean that have come so far.
    var names: ListingNames { get set }

    /// - Parameter paths: to which the path of the item is added.
    /// - Returns: the next item; nil when there is none.
    /// - Throws: what reading it throws.
    mutating func next(_ paths: inout [UInt8]) throws -> Listing?
}

/// The names that many items share.
struct ListingNames: Sendable {
    var sources = NameTable<SourceID>()
    var languages = NameTable<Language>()
    var sections = NameTable<SectionID>()
    var forms = NameTable<ArticleForm>()
}
