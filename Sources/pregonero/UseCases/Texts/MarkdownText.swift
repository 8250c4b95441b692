import Basics
import Domain
import HTMLCleaning
import Markdown

/// The newsroom's Markdown as safe HTML with its anchors.
struct MarkdownText {
    let renderer: MarkdownRenderer
    /// The path of the base address, put before links that start at the site's root.
    let prefix: String
    /// Where the site's pictures are served from.
    let mode: SiteSettings.Pictures
    /// How much HTML in texts is trusted.
    let trust: OwnTrust

    /// Goes up when the same Markdown gives other HTML, so that archived texts are made anew.
    static let version = 5

    /// Ids that the theme's pages have themselves.
    private static let reserved: Set<String> = [
        "also", "contenido", "f-follow", "f-languages", "f-paper", "more", "newest", "river",
        "topics",
    ]

    /// Differs where the same Markdown gives other HTML.
    var recipe: String { "\(Self.version) \(prefix) \(trust.recipe)" }

    /// The text of a page or a note.
    ///
    /// - Parameters:
    ///   - markdown: as it was written.
    ///   - inserts: what its shortcodes stand for.
    ///   - copies: the portal's own of pictures of elsewhere, by their addresses.
    /// - Returns: the text, those copies that it shows, and the addresses that it names.
    func text(
        _ markdown: String,
        inserts: [[String]] = [],
        copies: [String: PictureCopy]
    ) async -> (html: String, copies: [String: PictureCopy], named: [String]) {
        let keeping: RemotePictures.Keeping =
            switch mode {
            case .remote: .all
            case .local: .only(Set(copies.keys))
            case .none: .none
            }
        let text = await text(markdown, inserts: inserts, keeping: keeping)
        let named = mode == .local ? text.pictures : []
        return (text.html, copies.filter { named.contains($0.key) }, named)
    }

    /// The text of an article, with the addresses of the pictures of elsewhere that it names; raw HTML in it passes the
    /// same allow-list as a feed's, ids and what shortcodes stand for come afterwards and only from us.
    func text(
        _ markdown: String,
        inserts: [[String]] = [],
        keeping: RemotePictures.Keeping
    ) async -> (html: String, pictures: [String]) {
        let shortcodes = inserts.isEmpty ? nil : ShortcodeText(markdown)
        let rendered = await renderer.html(shortcodes?.marked ?? markdown)
        let sanitizer = Sanitizer(policy: trust.policy)
        let cleaned = sanitizer.clean(rendered, base: nil)
        let shown = RemotePictures(sanitizer: sanitizer, keeping: keeping).shown(in: cleaned)
        let whole = shortcodes.map { TextInsertion($0.tags, inserts).filled(shown.html) }
        return (linked(whole ?? shown.html), shown.named)
    }

    /// Ids, signs and the site's own path are put in once everything foreign is out.
    private func linked(_ shown: String) -> String {
        let framed = FramePanels(hosts: trust.frames).shown(in: shown)
        let coloured = CodeHighlighting.highlighted(HeadingLevels.renumbered(framed))
        let anchored = Anchors.adding(to: coloured, reserved: Self.reserved).html
        let listed = Self.tasks(in: anchored)
        guard !prefix.isEmpty else { return listed }
        return AttributeBeginnings.replacing(
            [
                ("href=\"/", "href=\"\(prefix)/"), ("src=\"/", "src=\"\(prefix)/"),
                ("poster=\"/", "poster=\"\(prefix)/"),
            ],
            in: listed
        )
    }

    /// Task lists as signs: a box that cannot be ticked and has no label helps nobody.
    private static func tasks(in html: String) -> String {
        guard ByteSearch.contains("<input type=\"checkbox\"", in: html) else { return html }
        return html.replacingMarkup([
            (
                "<li><input type=\"checkbox\" disabled=\"\" checked=\"\">",
                "<li class=\"task\">☑"
            ),
            ("<li><input type=\"checkbox\" disabled=\"\">", "<li class=\"task\">☐"),
            ("<input type=\"checkbox\" disabled=\"\" checked=\"\">", "☑"),
            ("<input type=\"checkbox\" disabled=\"\">", "☐"),
        ])
    }
}
