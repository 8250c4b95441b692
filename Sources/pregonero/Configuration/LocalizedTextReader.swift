import Domain

/// Reads a text that may differ by language: one plain text, or `{es: …, en: …}`.
struct LocalizedTextReader {
    let node: ConfigurationNode
    let languages: [Language]

    func read() -> LocalizedText {
        guard node.isMapping else {
            let text = node.text() ?? ""
            return LocalizedText(Dictionary(languages.map { ($0, text) }) { first, _ in first })
        }
        var texts: [Language: String] = [:]
        for (key, value) in node.mapping() {
            guard SiteReader.isTag(key.lowercased()) else {
                value.error("'\(key)' is no language tag", hint: "for example es, en or fr")
                continue
            }
            texts[Language(key)] = value.text()
        }
        return LocalizedText(texts)
    }
}
