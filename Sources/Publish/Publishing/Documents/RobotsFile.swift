import Domain

/// Tells crawlers what they may read and where the sitemaps are.
struct RobotsFile {
    let settings: SiteSettings
    let showsExcerpts: Bool

    /// Programs that gather texts for language models, by the names under which they ask.
    static let aiCrawlers = [
        "AI2Bot", "Amazonbot", "anthropic-ai", "Applebot-Extended", "Bytespider", "CCBot",
        "ChatGPT-User", "ClaudeBot", "Claude-Web", "cohere-ai", "Diffbot", "FacebookBot",
        "Google-Extended", "GPTBot", "ImagesiftBot", "meta-externalagent", "OAI-SearchBot",
        "omgili", "PerplexityBot", "Timpibot", "YouBot",
    ]

    private var refusesAICrawlers: Bool {
        switch settings.publication.aiCrawlers {
        case .auto: showsExcerpts
        case .refuse: true
        case .allow: false
        }
    }

    var bytes: [UInt8] {
        var lines = ["User-agent: *"]
        let closed = settings.publication.protection?.paths ?? []
        lines += closed.map { "Disallow: \(settings.baseURL.link($0))" }
        if closed.isEmpty { lines.append("Allow: /") }
        if refusesAICrawlers {
            lines.append("")
            lines += Self.aiCrawlers.map { "User-agent: \($0)" }
            lines.append("Disallow: /")
        }
        lines.append("")
        for name in ["sitemap", "sitemap-news"] {
            lines.append("Sitemap: \(settings.baseURL.absolute("/\(name).xml"))")
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}
