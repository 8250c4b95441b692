import Domain
import WebURL

/// Addresses that an answer names: http and https only, whole ones.
enum WebAddress {
    static func checked(_ text: String?, base: WebURL? = nil) -> String? {
        guard let text, !text.isEmpty, let url = WebURL(text, base: base), url.isHTTP,
            url.username.isEmpty, url.password.isEmpty
        else { return nil }
        return url.href
    }

    /// The same for addresses that people write without scheme, as `example.org`.
    static func withScheme(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        if text.contains("://") { return checked(text) }
        guard text.contains("."), !text.contains(where: \.isWhitespace), !text.contains("@") else {
            return nil
        }
        return checked("https://\(text)")
    }

    static func picture(
        _ text: String?,
        width: Int? = nil,
        height: Int? = nil,
        alt: String? = nil,
        credit: String? = nil
    ) -> Picture? {
        checked(text).map {
            Picture(
                address: $0,
                width: width,
                height: height,
                alt: alt,
                credit: credit,
                isLocal: false
            )
        }
    }
}

extension ReceivedItem {
    /// Notes where the item is; an address that is none is left out.
    mutating func setLink(_ text: String?) {
        guard let text, let url = WebURL(text), url.isHTTP else { return }
        link = url.href
        canonicalAddress = url.canonicalAddress
    }
}
