/// A host name in lower-case ASCII, as the URL Standard's "domain to ASCII" gives it.
struct DomainName {
    let bytes: [UInt8]

    /// Reads the host of a special URL; nil where the standard says failure.
    init?(percentEncoded bytes: ArraySlice<UInt8>) {
        let decoded = bytes.contains(ASCII.percent) ? bytes.percentDecoded() : Array(bytes)
        // Before mapping too: a NUL would end the text for libidn2.
        guard !Self.isForbidden(decoded), let name = Self.ascii(of: decoded), !name.isEmpty,
            !Self.isForbidden(name)
        else { return nil }
        self.bytes = name
    }

    private static func isForbidden(_ bytes: [UInt8]) -> Bool {
        let forbidden = ByteSet.forbiddenDomain
        return bytes.contains(where: forbidden.contains)
    }

    private static func ascii(of decoded: [UInt8]) -> [UInt8]? {
        if decoded.allSatisfy(\.isASCII) {
            let lowercased = decoded.map(\.asciiLowercased)
            guard hasALabel(lowercased) else { return lowercased }
        }
        // Invalid UTF-8 decodes to U+FFFD, which no domain may hold.
        guard let text = String(validating: decoded, as: UTF8.self) else { return nil }
        return InternationalName(text)?.ascii
    }

    /// Whether a label claims to be Punycode, so that it must be checked.
    private static func hasALabel(_ bytes: [UInt8]) -> Bool {
        let prefix = "xn--".utf8
        return bytes.split(separator: ASCII.dot).contains { $0.starts(with: prefix) }
    }
}
