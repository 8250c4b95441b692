import Domain

/// The requests of NewsAPI v2: headlines, everything, and the list of sources.
struct NewsAPIEndpoint {
    let source: Source

    /// What is asked for when the configuration does not say: headlines unless only a search is given.
    var path: String {
        if let path = source.options.text("endpoint") { return path }
        let isSearch =
            ["q", "domains", "from", "to", "sortBy", "searchIn"]
            .contains { source.options[$0] != nil }
        let isHeadlines =
            source.country != nil || ["category", "sources"].contains { source.options[$0] != nil }
        return isSearch && !isHeadlines ? "everything" : "top-headlines"
    }

    func page(_ number: Int) -> Endpoint {
        var query: [(String, String?)]
        switch path {
        case "sources":
            query = [
                ("category", option("category")),
                ("language", source.language.map { NewsAPICodes.ownLanguage($0.primary) }),
                ("country", source.country.map { NewsAPICodes.ownCountry($0) }),
            ]
        case "everything":
            query = [
                ("q", option("q")), ("searchIn", option("searchIn")),
                ("sources", list("sources")), ("domains", list("domains")),
                ("excludeDomains", list("excludeDomains")), ("from", option("from")),
                ("to", option("to")),
                ("language", source.language.map { NewsAPICodes.ownLanguage($0.primary) }),
                ("sortBy", option("sortBy") ?? "publishedAt"),
            ]
        default:
            // Sources cannot be mixed with a country or a category.
            let sources = list("sources")
            query = [
                ("country", sources == nil ? source.country : nil),
                ("category", sources == nil ? option("category") : nil),
                ("sources", sources), ("q", option("q")),
            ]
        }
        if path != "sources" {
            query.append(("pageSize", option("pageSize")))
            query.append(("page", number > 1 ? "\(number)" : nil))
        }
        return Endpoint("v2", path, query: query, headers: headers)
    }

    private var headers: [String: String] {
        source.credentials.key.map { ["X-Api-Key": $0] } ?? [:]
    }

    private func option(_ name: String) -> String? { source.options.text(name) }

    private func list(_ name: String) -> String? {
        let texts = source.options.texts(name)
        return texts.isEmpty ? nil : texts.joined(separator: ",")
    }
}
