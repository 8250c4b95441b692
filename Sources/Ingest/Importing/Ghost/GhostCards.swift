import Basics
import Foundation

/// What the cards of Ghost's editors show, as HTML.
enum GhostCards {
    /// Nil for a card that nothing can be made of.
    static func html(of name: String, _ card: JSONValue) -> String? {
        switch name {
        case "image":
            return figure("<img src=\"\(card.words("src"))\" alt=\"\(card.words("alt"))\">", card)
        case "gallery":
            let pictures = (card["images"]?.items ?? []).map {
                "<figure><img src=\"\($0.words("src"))\" alt=\"\($0.words("alt"))\">\(caption($0))</figure>"
            }
            return "<figure class=\"gallery\">\(pictures.joined())\(caption(card))</figure>"
        case "html": return card.markup("html")
        case "markdown", "card-markdown": return markdown(card.markup("markdown"))
        case "code", "codeblock":
            return
                "<pre><code class=\"language-\(card.words("language"))\">\(card.words("code"))</code></pre>"
                + (card["caption"]?.text).map { "<p><em>\($0)</em></p>" }.orEmpty
        case "embed":
            let html = card.markup("html")
            let link = "<p><a href=\"\(card.words("url"))\">\(card.words("url"))</a></p>"
            return "<figure>\(html.contains("<iframe") ? html : link)\(caption(card))</figure>"
        case "bookmark":
            let title =
                card["metadata"]?["title"]?.text ?? card["title"]?.text ?? card["url"]?.text ?? ""
            return "<p><a href=\"\(card.words("url"))\">\(title.escaped(for: .attribute))</a></p>"
                + (card["caption"]?.text).map { "<p>\($0)</p>" }.orEmpty
        case "video", "audio":
            let poster = (card["thumbnailSrc"]?.text).map {
                " poster=\"\($0.escaped(for: .attribute))\""
            }
            .orEmpty
            return figure(
                "<\(name) src=\"\(card.words("src"))\" title=\"\(card.words("title"))\"\(poster)></\(name)>",
                card
            )
        case "file":
            let title = card["fileTitle"]?.text ?? card["fileName"]?.text ?? ""
            return "<p><a href=\"\(card.words("src"))\">\(title.escaped(for: .attribute))</a></p>"
        case "callout":
            let words = card["calloutText"]?.text ?? ""
            return "<blockquote><p>\(card.words("calloutEmoji")) \(words)</p></blockquote>"
        case "toggle": return "<h4>\(card.markup("heading"))</h4>\(card.markup("content"))"
        case "button":
            return "<p><a href=\"\(card.words("buttonUrl"))\">\(card.words("buttonText"))</a></p>"
        case "header": return "<h2>\(card.markup("header"))</h2><p>\(card.markup("subheader"))</p>"
        case "hr", "horizontalrule": return "<hr>"
        case "paywall": return ""
        default: return nil
        }
    }

    private static func figure(_ inner: String, _ card: JSONValue) -> String {
        let link = card["href"]?.text.map {
            "<a href=\"\($0.escaped(for: .attribute))\">\(inner)</a>"
        }
        return "<figure>\(link ?? inner)\(caption(card))</figure>"
    }

    private static func caption(_ card: JSONValue) -> String {
        (card["caption"]?.text).map { "<figcaption>\($0)</figcaption>" }.orEmpty
    }

    /// Markdown within HTML comes out as it was written.
    private static func markdown(_ text: String) -> String {
        "<pregonero-markdown>\(text.escaped(for: .attribute))</pregonero-markdown>"
    }
}

extension String? {
    fileprivate var orEmpty: String { flatMap { $0.isEmpty ? nil : $0 } ?? "" }
}
