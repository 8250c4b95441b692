import Basics
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
            check(key)
            texts[Language(key)] = value.text()
        }
        return LocalizedText(texts)
    }

    /// A text in a language that the site has not is shown where one of its own lacks.
    private func check(_ tag: String) {
        // Of languages that cannot be read it was said already.
        guard !languages.isEmpty, !languages.contains(Language(tag)) else { return }
        let known = languages.map(\.tag)
        // Two letters are a language most often, and no slip for another one.
        let meant = tag.count > 2 ? NearestName.of(tag, in: known) : nil
        node.key(tag)?.warning(
            "'\(tag)' is no language of this site",
            hint: meant.map { "did you mean '\($0)'?" }
                ?? "languages: \(known.joined(separator: ", "))"
        )
    }
}
