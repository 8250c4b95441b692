public import Domain

extension SyndicationFormat {
    public var fileName: String {
        switch self {
        case .rss: "feed.xml"
        case .atom: "atom.xml"
        case .json: "feed.json"
        }
    }

    public var mediaType: String {
        switch self {
        case .rss: "application/rss+xml"
        case .atom: "application/atom+xml"
        case .json: "application/feed+json"
        }
    }

    /// The name that readers know it by.
    public var title: String {
        switch self {
        case .rss: "RSS"
        case .atom: "Atom"
        case .json: "JSON Feed"
        }
    }
}

extension Route {
    /// What a podcast is called as a file.
    public static let podcastFile = "podcast.xml"

    /// The portal's podcast in a language.
    public static let podcast = Route(
        [],
        page: nil,
        title: nil,
        file: podcastFile,
        isShared: false
    )

    /// A feed in a format, beside the page that it follows.
    public static func feed(_ format: SyndicationFormat, _ scope: FeedScope) -> Route {
        Route(
            scope.home.parts,
            page: nil,
            title: nil,
            file: format.fileName,
            isShared: !scope.isOfALanguage
        )
    }
}
