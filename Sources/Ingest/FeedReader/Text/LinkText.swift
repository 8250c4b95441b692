import WebURL

/// An address as a feed writes it, without what could run as a program.
enum LinkText {
    /// The address trimmed; nil when it is empty or its scheme is not known to be harmless.
    static func safe(_ text: String?) -> String? {
        guard let text else { return nil }
        var trimmed = text.trimmingASCIISpace()
        if trimmed.utf8.contains(UInt8(ascii: "&")) {
            trimmed = trimmed.replacing("&amp;", with: "&")
        }
        if trimmed.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) {
            trimmed.removeAll { $0 == "\n" || $0 == "\t" }
        }
        guard !trimmed.isEmpty else { return nil }
        if let scheme = scheme(of: trimmed), !harmlessSchemes.contains(scheme) { return nil }
        return trimmed
    }

    /// The address, resolved when the elements around it name an absolute base.
    static func resolved(_ text: String?, in scope: XMLScope) -> String? {
        guard let link = safe(text) else { return nil }
        guard !scope.bases.isEmpty, scheme(of: link) == nil,
            let base = base(of: scope, document: nil),
            let joined = WebURL(link, base: base)
        else { return link }
        return joined.href
    }

    /// Whether a text is an address that runs: not even an id may be one.
    static func isProgram(_ text: String?) -> Bool {
        guard let text, let scheme = scheme(of: text) else { return false }
        return ["javascript", "vbscript", "data"].contains(scheme)
    }

    /// Whether an id is meant to be followed: most are not, and are no relative addresses either.
    static func isAddress(_ text: String?) -> Bool {
        guard let text else { return false }
        let scheme = scheme(of: text)
        return scheme == "http" || scheme == "https" || text.hasPrefix("/")
    }

    /// Whether an id is one that Atom asks for, such as a `urn:` or a `tag:`: it names its entry where
    /// there is nothing to follow.
    static func isIdentifier(_ text: String?) -> Bool {
        guard let text, let scheme = scheme(of: text) else { return false }
        return harmlessSchemes.contains(scheme)
    }

    /// The innermost base that is a web address, each resolved against the one around it.
    static func base(of scope: XMLScope, document: WebURL?) -> WebURL? {
        scope.bases.reduce(document) { outer, text in
            guard let joined = WebURL(text.trimmingASCIISpace(), base: outer), joined.isHTTP else {
                return outer
            }
            return joined
        }
    }

    /// The scheme in lower case, as a browser would see it; nil for a relative address.
    static func scheme(of text: String) -> String? {
        var scheme: [UInt8] = []
        for byte in text.utf8 {
            let isOuter = scheme.isEmpty && (byte <= 0x20 || byte >= 0x80)
            if isOuter || byte == 0x0A || byte == 0x0D || byte == 0x09 { continue }
            if byte == UInt8(ascii: ":"), !scheme.isEmpty {
                return String(decoding: scheme, as: UTF8.self)
            }
            let mayFollow = byte.isASCIIDigit || "+-.".utf8.contains(byte)
            guard byte.isASCIILetter || mayFollow && !scheme.isEmpty else { return nil }
            scheme.append(byte.lowercasedASCII)
        }
        return nil
    }

    private static let harmlessSchemes: Set<String> = [
        "http", "https", "ftp", "ftps", "sftp", "mailto", "tel", "sms", "news", "nntp", "gopher",
        "gemini", "magnet", "ed2k", "rtsp", "mms", "irc", "ircs", "xmpp", "sip", "sips", "geo",
        "urn", "tag", "doi", "feed", "webcal", "itpc", "podcast", "nostr", "acct", "dat", "ipfs",
    ]
}
