import HTMLCleaning
import Markdown

/// The newsroom's Markdown as safe HTML with its anchors.
struct MarkdownText {
    let renderer: MarkdownRenderer
    /// The path of the base address, put before links that start at the site's root.
    let prefix: String
    /// Whether pictures of other hosts may stay.
    let keepsRemotePictures: Bool

    /// Ids that the theme's pages have themselves.
    private static let reserved: Set<String> = [
        "also", "contenido", "f-follow", "f-languages", "f-paper", "more", "newest", "river",
        "topics",
    ]

    /// Raw HTML in the text passes the same allow-list as a feed's; ids come afterwards and only from us.
    func html(_ markdown: String) async -> String {
        let rendered = await renderer.html(markdown)
        let sanitizer = Sanitizer(policy: .own)
        let cleaned = sanitizer.clean(rendered, base: nil)
        let shown =
            keepsRemotePictures
            ? cleaned : RemotePictures(sanitizer: sanitizer).removed(from: cleaned)
        let anchored = Anchors.adding(to: HeadingLevels.renumbered(shown), reserved: Self.reserved)
            .html
        let listed = Self.tasks(in: anchored)
        guard !prefix.isEmpty else { return listed }
        return listed.replacing("href=\"/", with: "href=\"\(prefix)/")
            .replacing("src=\"/", with: "src=\"\(prefix)/")
    }

    /// Task lists as signs: a box that cannot be ticked and has no label helps nobody.
    private static func tasks(in html: String) -> String {
        guard html.contains("<input type=\"checkbox\"") else { return html }
        let done = "<input type=\"checkbox\" disabled=\"\" checked=\"\">"
        let open = "<input type=\"checkbox\" disabled=\"\">"
        return html.replacing("<li>\(done)", with: "<li class=\"task\">☑")
            .replacing("<li>\(open)", with: "<li class=\"task\">☐")
            .replacing(done, with: "☑")
            .replacing(open, with: "☐")
    }
}
