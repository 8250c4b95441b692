/// The shortcodes of the site's own that its templates say.
struct OwnShortcodes: Sendable {
    /// Those whose heads can be read.
    var usable: [any Shortcode] = []
    /// The files of the others as messages name them, by the names of the shortcodes.
    var faulty: [String: String] = [:]
}
