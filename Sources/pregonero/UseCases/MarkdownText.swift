import HTMLCleaning
import Markdown

/// The newsroom's Markdown as safe HTML with its anchors.
struct MarkdownText {
    let renderer: MarkdownRenderer
    /// The path of the base address, put before links that start at the site's root.
    let prefix: String

    /// Raw HTML in the text passes the same allow-list as a feed's; ids come afterwards and only from us.
    func html(_ markdown: String) async -> String {
        let rendered = await renderer.html(markdown)
        let cleaned = Sanitizer(policy: .own).clean(rendered, base: nil)
        let anchored = Anchors.adding(to: cleaned).html
        guard !prefix.isEmpty else { return anchored }
        return anchored.replacing("href=\"/", with: "href=\"\(prefix)/")
            .replacing("src=\"/", with: "src=\"\(prefix)/")
    }
}
