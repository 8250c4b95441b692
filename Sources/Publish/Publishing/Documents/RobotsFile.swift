import Domain

/// Tells crawlers what they may read and where the sitemaps are.
struct RobotsFile {
    let settings: SiteSettings
    let showsExcerpts: Bool

    private var rights: AIRights { settings.publication.aiCrawlers }

    /// The groups of programs for language models that are refused, each by its names.
    private var refused: [[String]] {
        [(rights.training, AICrawlerNames.training), (rights.search, AICrawlerNames.search)]
            .compactMap { answer, names in isRefused(answer) ? names : nil }
    }

    private func isRefused(_ answer: AIRights.Answer?) -> Bool {
        switch answer ?? .auto {
        case .auto: showsExcerpts
        case .refuse: true
        case .allow: false
        }
    }

    /// What the newsroom itself has said of the uses of its texts (contentsignals.org); nil where it has said nothing.
    private var signal: String? {
        let said = [("ai-input", rights.search), ("ai-train", rights.training)]
            .compactMap { name, answer -> String? in
                switch answer {
                case .refuse: "\(name)=no"
                case .allow: "\(name)=yes"
                case .auto, nil: nil
                }
            }
        return said.isEmpty ? nil : (["search=yes"] + said).joined(separator: ", ")
    }

    var bytes: [UInt8] {
        var lines = ["User-agent: *"]
        if let signal { lines.append("Content-Signal: \(signal)") }
        let closed = settings.publication.protection?.paths ?? []
        lines += closed.map { "Disallow: \(settings.baseURL.link($0))" }
        if closed.isEmpty { lines.append("Allow: /") }
        for names in refused {
            lines.append("")
            lines += names.map { "User-agent: \($0)" }
            lines.append("Disallow: /")
        }
        lines.append("")
        for name in ["sitemap", "sitemap-news"] {
            lines.append("Sitemap: \(settings.baseURL.absolute("/\(name).xml"))")
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}
