/// A form in which the portal's own feeds are written.
public enum SyndicationFormat: String, CaseIterable, Hashable, Sendable {
    /// RSS 2.0
    case rss
    /// RFC 4287
    case atom
    /// JSON Feed 1.1
    case json
}
