import Basics
import Domain
import Pages

/// Texts for those who look after the web: how to reach the publisher, and who made the site.
struct PublisherTexts {
    let settings: SiteSettings
    let expiry: ContactExpiry

    /// `security.txt` after RFC 9116; nil where the site names no contact.
    var security: [UInt8]? {
        guard let contact = settings.publication.contactAddress else { return nil }
        return text([
            "Contact: \(contact)",
            "Expires: \(WebDate.rfc3339(expiry.expires))",
            "Preferred-Languages: \(settings.languages.map(\.tag).joined(separator: ", "))",
            "Canonical: \(settings.baseURL.absolute(ContactExpiry.path))",
        ])
    }

    /// `humans.txt`.
    var humans: [UInt8] {
        text(
            [
                "/* SITE */", "Title: \(settings.title)",
                "Address: \(settings.baseURL.absolute("/"))",
            ]
                + [
                    "Languages: \(settings.languages.map(\.tag).joined(separator: ", "))",
                    settings.publication.contact.map { "Contact: \($0)" },
                    "Made with: El Pregonero, a static site generator for news",
                ].compactMap(\.self)
        )
    }

    private func text(_ lines: [String]) -> [UInt8] {
        Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}
