/// The names under which programs ask that gather texts for language models, by what they gather them for.
///
/// After what their operators say of them and the list at github.com/ai-robots-txt/ai.robots.txt, looked through in
/// November 2026. What also serves plain search engines, as Googlebot, Bingbot and Applebot, is in neither list.
enum AICrawlerNames {
    static let training = [
        "AI2Bot", "Ai2Bot-Dolma", "Amazonbot", "anthropic-ai", "Applebot-Extended", "Bytespider",
        "CCBot", "ChatGLM-Spider", "Claude-Web", "ClaudeBot", "cohere-ai",
        "cohere-training-data-crawler", "Cotoyogi", "DeepSeekBot", "Diffbot", "FacebookBot",
        "FriendlyCrawler", "Google-Extended", "GPTBot", "ICC-Crawler", "ImagesiftBot",
        "img2dataset", "Kangaroo Bot", "laion-huggingface-processor", "LAIONDownloader",
        "meta-externalagent", "omgili", "omgilibot", "PanguBot", "SBIntuitionsBot",
        "TikTokSpider", "Timpibot", "VelenPublicWebCrawler", "Webzio-Extended",
    ]

    static let search = [
        "Amzn-SearchBot", "Amzn-User", "Andibot", "AzureAI-SearchBot", "ChatGPT-User",
        "Claude-SearchBot", "Claude-User", "DuckAssistBot", "Gemini-Deep-Research",
        "Google-NotebookLM", "iAskBot", "kagi-fetcher", "LinkupBot", "Manus-User",
        "meta-externalfetcher", "meta-webindexer", "MistralAI-User", "OAI-SearchBot",
        "Perplexity-User", "PerplexityBot", "PhindBot", "TavilyBot", "YouBot",
    ]
}
