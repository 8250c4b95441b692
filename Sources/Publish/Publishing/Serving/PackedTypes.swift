/// The media types that servers pack on their way where no compressed copy lies beside a file.
enum PackedTypes {
    static let html = "text/html"

    /// Besides that of pages, which some servers pack by themselves.
    static let others = [
        "text/css", "text/javascript", "text/plain", "text/calendar", "text/x-opml",
        "application/javascript", "application/json", "application/xml", "application/rss+xml",
        "application/atom+xml", "application/feed+json", "application/geo+json",
        "application/manifest+json", "application/opensearchdescription+xml", "image/svg+xml",
    ]
}
