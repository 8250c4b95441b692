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
        guard !prefix.isEmpty else { return anchored }
        return anchored.replacing("href=\"/", with: "href=\"\(prefix)/")
            .replacing("src=\"/", with: "src=\"\(prefix)/")
    }
}
