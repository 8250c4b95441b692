import Basics

/// The links of an Atom feed or entry, sorted by what they are for.
struct AtomLinks {
    private(set) var enclosures: [Enclosure] = []
    private(set) var license: String?
    private var page: String?
    private var otherPage: String?
    private var bare: String?
    private var content: String?

    /// The page that a reader is sent to.
    var alternate: String? { page ?? otherPage ?? bare ?? content }

    mutating func read(_ element: XMLElement) {
        let address = element["href"] ?? element["url"] ?? element["uri"]
        if address == nil, element["rel"] == nil {
            bare = bare ?? LinkText.resolved(element.text, in: element.scope)
            return
        }
        let href = address ?? element.text
        guard let link = LinkText.resolved(href, in: element.scope) else { return }
        let type = element["type"]?.trimmingASCIISpace().lowercased()
        switch Self.relation(element["rel"]) {
        case "alternate":
            if type == nil || type?.contains("html") == true || type?.isEmpty == true {
                page = page ?? link
            } else {
                otherPage = otherPage ?? link
            }
        case "enclosure":
            enclosures.append(
                Enclosure(url: link, type: type, length: element["length"].flatMap(Self.length))
            )
        case "license": license = license ?? link
        default: break
        }
    }

    mutating func addContent(_ source: String, scope: XMLScope) {
        content = content ?? LinkText.resolved(source, in: scope)
    }

    static func length(_ text: String) -> Int? {
        Int(foreign: text.trimmingASCIISpace(), in: Enclosure.lengths)
    }

    private static func relation(_ text: String?) -> String {
        guard let text = text?.trimmingASCIISpace().lowercased(), !text.isEmpty else {
            return "alternate"
        }
        // The registry's names may be written as addresses (RFC 4287, 4.2.7.2).
        return text.split(separator: "/").last.map(String.init) ?? text
    }
}
