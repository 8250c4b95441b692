import WebURL

/// Lets only those addresses through that our own parser wrote and that lead to the web.
struct AddressCleaner: Sendable {
    private static let lengthLimit = 8192

    private let keepsRelative: Bool
    private let base: WebURL?
    /// Scheme and host of the site itself, with a slash, when it has an address.
    private let origin: String?

    init(policy: Sanitizer.Policy, base: WebURL?) {
        keepsRelative = policy.keepsRelativeAddresses
        self.base = base
        origin = policy.keepsRelativeAddresses ? base.flatMap { Self.origin(of: $0) } : nil
    }

    /// Where a link may lead: http, https, mailto and tel.
    func link(_ text: String) -> String? {
        if keepsRelative, let relative = relative(text) { return relative }
        guard let url = url(text), url.isHTTP || url.scheme == "mailto" || url.scheme == "tel"
        else {
            return nil
        }
        return url.href
    }

    /// What a page may load or name as its source: http and https.
    func resource(_ text: String) -> String? {
        if text.utf8.allSatisfy(\.isHTMLSpace) { return nil }
        if keepsRelative, let relative = relative(text) { return relative }
        return absolute(text)
    }

    func absolute(_ text: String) -> String? {
        guard let url = url(text), url.isHTTP else { return nil }
        return url.href
    }

    /// What a page may load by itself: what lies on the site.
    func own(_ text: String) -> String? {
        resource(text).flatMap { isExternal($0) ? nil : $0 }
    }

    /// Whether a cleaned address leaves the site.
    func isExternal(_ address: String) -> Bool {
        guard address.hasPrefix("http://") || address.hasPrefix("https://") else { return false }
        return origin.map { !address.hasPrefix($0) } ?? true
    }

    /// A short text that names the address.
    static func label(of address: String) -> String {
        let rest = address.drop { $0 != "/" }.drop { $0 == "/" }
        let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
        let label = rest[..<end]
        return String(label.hasSuffix("/") ? label.dropLast() : label)
    }

    private func url(_ text: String) -> WebURL? {
        guard let url = WebURL(text, base: base), url.href.utf8.count <= Self.lengthLimit else {
            return nil
        }
        return url
    }

    /// The text itself when it is a reference without scheme and host that nobody can read as more.
    private func relative(_ text: String) -> String? {
        let bytes = Array(text.utf8.drop(while: \.isHTMLSpace).trimmingSuffix(while: \.isHTMLSpace))
        guard !bytes.isEmpty, bytes.count <= Self.lengthLimit, !bytes.starts(with: "//".utf8),
            bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") })
        else { return nil }
        let head = bytes.prefix { $0 != .slash && $0 != .question && $0 != .numberSign }
        guard !head.contains(UInt8(ascii: ":")) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func origin(of url: WebURL) -> String? {
        guard url.isHTTP else { return nil }
        let parts = url.href.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
        guard parts.count >= 2 else { return nil }
        return "\(parts[0])//\(parts[1])/"
    }
}

extension Collection where Self: BidirectionalCollection {
    fileprivate func trimmingSuffix(while isTrimmed: (Element) -> Bool) -> SubSequence {
        var end = endIndex
        while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}
