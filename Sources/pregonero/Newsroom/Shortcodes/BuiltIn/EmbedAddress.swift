import Basics
import WebURL

/// Something of another service that a text shows: its page, and the frame that shows it elsewhere.
struct EmbedAddress {
    /// Whom readers ask.
    let service: String
    let page: String
    let frame: String

    /// Why an address cannot be shown.
    struct Fault: Error {
        let message: String
        let hint: String
    }

    /// A film of YouTube, of Vimeo, or of a server of PeerTube that the site allows.
    static func film(_ address: String, allowed: [String]) throws(Fault) -> EmbedAddress {
        let (url, host) = try parts(address)
        let path = url.path
        func made(_ service: String, _ frame: String) -> EmbedAddress {
            EmbedAddress(service: service, page: url.href, frame: frame)
        }
        switch host {
        case "youtube.com", "m.youtube.com", "youtu.be", "youtube-nocookie.com":
            let asked = (url.query ?? "").utf8.split(separator: UInt8(ascii: "&"))
                .map(Substring.init).first { $0.hasPrefix("v=") }
            let last = path.split(separator: "/").last ?? ""
            let id = asked.map { $0.dropFirst(2) } ?? last
            guard id.wholeMatch(of: /[A-Za-z0-9_-]{11}/) != nil else {
                throw lost(address, "a film of YouTube", "https://www.youtube.com/watch?v=…")
            }
            return made(
                "YouTube",
                "https://www.youtube-nocookie.com/embed/\(id)?autoplay=1"
            )
        case "vimeo.com", "player.vimeo.com":
            guard let found = path.firstMatch(of: /\/(\d+)(?:\/([0-9a-f]+))?\/?$/) else {
                throw lost(address, "a film of Vimeo", "https://vimeo.com/123456789")
            }
            let secret = found.output.2.map { "&h=\($0)" } ?? ""
            return made(
                "Vimeo",
                "https://player.vimeo.com/video/\(found.output.1)?autoplay=1&dnt=1\(secret)"
            )
        default:
            guard allowed.contains(host) else {
                throw refused(host, "youtube.com and vimeo.com need no permission")
            }
            guard
                let found = path.wholeMatch(
                    of: /\/(?:w|videos\/watch|videos\/embed)\/([A-Za-z0-9-]+)\/?/
                )
            else { throw lost(address, "a film of PeerTube", "https://\(host)/w/…") }
            return made(host, "https://\(host)/videos/embed/\(found.output.1)?autoplay=1")
        }
    }

    /// A message of Bluesky, or of a server of Mastodon that the site allows.
    static func message(_ address: String, allowed: [String]) throws(Fault) -> EmbedAddress {
        let (url, host) = try parts(address)
        if host == "bsky.app" {
            guard
                let found = url.path.wholeMatch(
                    of: /\/profile\/([A-Za-z0-9.:-]+)\/post\/([a-z0-9]+)\/?/
                )
            else {
                throw lost(address, "a message of Bluesky", "https://bsky.app/profile/…/post/…")
            }
            let (author, id) = (found.output.1, found.output.2)
            return EmbedAddress(
                service: "Bluesky",
                page: url.href,
                frame: "https://embed.bsky.app/embed/\(author)/app.bsky.feed.post/\(id)"
            )
        }
        guard allowed.contains(host) else { throw refused(host, "bsky.app needs no permission") }
        guard let found = url.path.wholeMatch(of: /\/(@[A-Za-z0-9_.@-]+)\/(\d+)\/?/) else {
            throw lost(address, "a message of Mastodon", "https://\(host)/@name/123")
        }
        return EmbedAddress(
            service: host,
            page: url.href,
            frame: "https://\(host)/\(found.output.1)/\(found.output.2)/embed"
        )
    }

    private static func parts(_ address: String) throws(Fault) -> (WebURL, String) {
        guard let url = WebURL(address), url.scheme == "https", let host = url.host?.serialized,
            url.username.isEmpty, url.port == nil
        else {
            throw Fault(
                message: "'\(address)' is no address of the web over https",
                hint: "write it whole, as the browser shows it: https://…"
            )
        }
        return (url, host.hasPrefix("www.") ? String(host.dropFirst(4)) : host)
    }

    private static func refused(_ host: String, _ known: String) -> Fault {
        Fault(
            message: "the host '\(host)' is not allowed",
            hint: "add it to shortcodes.allow in the configuration; \(known)"
        )
    }

    private static func lost(_ address: String, _ what: String, _ example: String) -> Fault {
        Fault(message: "'\(address)' is not the address of \(what)", hint: "write \(example)")
    }
}
