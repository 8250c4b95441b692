import Crypto

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
        let lines =
            [source.kind, "\(source.maxItems)", source.pictures.rawValue, source.country ?? ""]
            + circumstances + options
        let digest = SHA256.hash(data: Array(lines.joined(separator: "\n").utf8))
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: digest.prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
            as: UTF8.self
        )
    }
}
