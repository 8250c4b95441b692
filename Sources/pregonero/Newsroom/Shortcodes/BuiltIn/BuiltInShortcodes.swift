/// The shortcodes that every portal has.
enum BuiltInShortcodes {
    static let all: [any Shortcode] = [
        VideoShortcode(), AudioShortcode(), PostShortcode(), MapShortcode(), GalleryShortcode(),
        BoxShortcode(), RelatedShortcode(), FileShortcode(), ContactShortcode(),
    ]
}
