/// A block of the front page: what it shows, how much of it, and in which form.
public struct FrontBlock: Hashable, Sendable {
    public var kind: Kind
    /// What a block of `list` shows.
    public var list: List?
    /// The sections of the block `sections`, in its order; none for those that have the most to show.
    public var sections: [SectionID]
    /// How many articles it shows, or sections; nil for as many as such a block has room for.
    public var number: Int?
    /// Nil for one that its neighbour does not have.
    public var form: Form?
    /// What it is called, where it is not called as what it shows.
    public var title: LocalizedText?
    /// Whether it may show what stands above it.
    public var repeats: Bool
    public var places = WrittenPlaces()

    /// What a block is, under the name that `site.front` gives it.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case alert
        case lead
        case programmes
        case country
        case sections
        case categories
        case matches
        case agenda
        case map
        case music
        case river
        /// The news of one section, topic or source.
        case list
    }

    /// Whose news a block shows.
    public enum List: Hashable, Sendable {
        case section(SectionID)
        case topic(String)
        case source(SourceID)
    }

    /// How the articles of a block are laid out.
    public enum Form: String, CaseIterable, Hashable, Sendable {
        /// A larger card beside smaller ones.
        case beside
        /// A larger card over the whole width, the smaller ones in a row below.
        case below
        /// Three columns, each opened by a picture.
        case columns
        /// One below the other.
        case rows
    }

    public init(
        _ kind: Kind,
        list: List? = nil,
        sections: [SectionID] = [],
        number: Int? = nil,
        form: Form? = nil,
        title: LocalizedText? = nil,
        repeats: Bool = false
    ) {
        self.kind = kind
        self.list = list
        self.sections = sections
        self.number = number
        self.form = form
        self.title = title
        self.repeats = repeats
    }

    /// The order of a site that says nothing.
    public static let standard: [FrontBlock] = Kind.allCases.filter { $0 != .list }
        .map { FrontBlock($0) }
}

extension Sequence<FrontBlock> {
    /// Whether a block of that kind is among them.
    public func has(_ kind: FrontBlock.Kind) -> Bool { contains { $0.kind == kind } }
}
