import Domain

/// How DummyJSON's lists are paged: by `limit` and `skip`, so that all addresses are known beforehand.
enum DummyJSONPages {
    static let optionKeys = [
        OptionKey("limit", .whole(0...1_000), default: "30", "rows of one page; 0 for all"),
        OptionKey("skip", .whole(0...1_000_000), default: "0", "rows before the first"),
        OptionKey.pages(1),
    ]

    static func endpoints(_ path: [String], _ query: [(String, String?)], _ options: SourceOptions)
        -> [Endpoint]
    {
        let limit = options.whole("limit") ?? 30
        let skip = options.whole("skip") ?? 0
        let pages = limit == 0 ? 1 : max(options.whole("pages") ?? 1, 1)
        return (0..<pages).map { number in
            Endpoint(
                .path(path),
                query: query + [("limit", "\(limit)"), ("skip", "\(skip + number * limit)")]
            )
        }
    }
}
