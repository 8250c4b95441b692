import Basics

/// Tells one way of reading a source's answers from another: what was read otherwise has to be read again.
public enum ReadingFingerprint {
    /// - Parameters:
    ///   - source: whose kind and options decide what is read.
    ///   - circumstances: what else decides it, such as the site's time zone.
    /// - Returns: a hash that gives nothing away.
    public static func of(_ source: Source, _ circumstances: [String]) -> String {
        let options = source.options.names.map { name in
            "\(name)=\(source.options[name]?.line ?? "")"
        }
        // A number that somebody wrote holds for more than articles.
        let most = source.maxItems.map { "at most \($0)" } ?? "\(source.mostArticles)"
        let lines =
            [source.kind, most, source.pictures.rawValue, source.country ?? ""]
            + circumstances + options
        return SHA256.digest(of: lines.joined(separator: "\n")).prefix(16).hexadecimal
    }
}
