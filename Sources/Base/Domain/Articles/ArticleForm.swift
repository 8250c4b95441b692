/// What an article mainly is: to be read, heard or watched, or what its source calls it.
public struct ArticleForm: RawRepresentable, CaseIterable, Hashable, Sendable, Codable {
    /// What stands in the address of its list.
    public let rawValue: String

    public static let story = ArticleForm(known: "story")
    public static let audio = ArticleForm(known: "audio")
    public static let video = ArticleForm(known: "video")
    public static let opinion = ArticleForm(known: "opinion")
    public static let analysis = ArticleForm(known: "analysis")
    public static let satire = ArticleForm(known: "satire")
    /// What somebody has paid for.
    public static let sponsored = ArticleForm(known: "sponsored")
    /// Several pieces on one matter, as the CBC calls them.
    public static let package = ArticleForm(known: "contentpackage")
    /// What a source that tells forms gives none.
    public static let other = ArticleForm(known: "other")

    /// Those that every portal knows.
    public static let allCases: [ArticleForm] = [.story, .audio, .video]

    /// Those that have names of their own; sources may call others as they like.
    public static let named: [ArticleForm] =
        allCases + [.opinion, .analysis, .satire, .sponsored, .package, .other]

    /// Those that readers are told of wherever the headline stands, since they are no reports.
    public static let labelled: [ArticleForm] = [.opinion, .analysis, .satire, .sponsored]

    private static let limit = 40

    /// Nil for what could be no part of an address.
    public init?(rawValue: String) {
        let isKnown = Self.named.contains { $0.rawValue == rawValue }
        guard isKnown || !rawValue.isEmpty && Slug.make(rawValue, limit: Self.limit) == rawValue
        else { return nil }
        self.rawValue = rawValue
    }

    /// The form that a source calls so; one that says nothing is some other.
    public init(called name: String?) {
        let slug = Slug.make(name ?? "", limit: Self.limit)
        rawValue = slug.isEmpty ? Self.other.rawValue : slug
    }

    private init(known: String) {
        rawValue = known
    }
}

extension ReceivedItem {
    /// What it mainly is.
    public var settledForm: ArticleForm {
        if let form { return form }
        let types = enclosures.compactMap(\.type)
        if types.contains(where: { $0.hasPrefix("video/") }) { return .video }
        return types.contains { $0.hasPrefix("audio/") } ? .audio : .story
    }
}
