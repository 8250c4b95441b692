import WebURL

/// The page of a film that the shortcode `video` shows, of whatever address frames and links have.
enum FilmAddress {
    /// Nil for what is no film of YouTube or Vimeo.
    static func page(of address: String) -> String? {
        let text = address.hasPrefix("//") ? "https:\(address)" : address
        guard let url = WebURL(text), url.isHTTP, let host = url.host?.serialized else {
            return nil
        }
        let parts = url.path.split(separator: "/").map(String.init)
        switch host.hasPrefix("www.") ? String(host.dropFirst(4)) : host {
        case "youtube.com", "m.youtube.com", "youtube-nocookie.com":
            let asked = (url.query ?? "").split(separator: "&").first { $0.hasPrefix("v=") }
                .map { String($0.dropFirst(2)) }
            let named =
                ["embed", "v", "shorts", "live"].contains(parts.first ?? "") && parts.count == 2
                ? parts[1] : nil
            return youTube(asked ?? named)
        case "youtu.be": return youTube(parts.first)
        case "vimeo.com", "player.vimeo.com":
            let path = parts.first == "video" ? Array(parts.dropFirst()) : parts
            guard let id = path.first, !id.isEmpty, id.allSatisfy(\.isASCIIDigit) else {
                return nil
            }
            let secret = path.count > 1 ? path[1] : nil
            let isSecret = secret?.allSatisfy { $0.isHexDigit && !$0.isUppercase } ?? false
            return "https://vimeo.com/\(id)" + (isSecret ? "/\(secret ?? "")" : "")
        default: return nil
        }
    }

    private static func youTube(_ id: String?) -> String? {
        guard let id, id.wholeMatch(of: /[A-Za-z0-9_-]{11}/) != nil else { return nil }
        return "https://www.youtube.com/watch?v=\(id)"
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
