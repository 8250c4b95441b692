import Basics

/// The pictures and other media that Media RSS hangs on an entry.
struct MediaFields {
    private(set) var items: [MediaPicture] = []
    private(set) var title: String?
    private(set) var description: String?
    private var credit: String?
    private var license: String?
    private var groups = 0

    /// The picture for the entry: thumbnails and pictures alike, the widest rendition of the first.
    var picture: String? {
        let pictures = items.filter { $0.medium == "image" }
        guard let first = pictures.first else { return nil }
        let renditions = pictures.filter { $0.group == first.group }
        return renditions.max { ($0.width ?? 0) < ($1.width ?? 0) }?.url
    }

    /// Takes an element of Media RSS; false for one of another vocabulary.
    mutating func read(_ element: XMLElement, _ context: EntryContext) -> Bool {
        switch element.kind {
        case .mediaGroup:
            groups += 1
            for child in element.elements {
                _ = readItem(child, context) || readText(child, context)
            }
        case .mediaContent, .mediaThumbnail:
            if element.kind == .mediaContent || items.isEmpty { groups += 1 }
            _ = readItem(element, context)
        default: return readText(element, context)
        }
        return true
    }

    private mutating func readItem(_ element: XMLElement, _ context: EntryContext) -> Bool {
        guard element.kind == .mediaContent || element.kind == .mediaThumbnail else { return false }
        guard items.count < 4 * context.limits.enclosures else { return true }
        var details = MediaFields()
        for child in element.elements where child.kind != .mediaGroup {
            if child.kind != .mediaContent, child.kind != .mediaThumbnail {
                _ = details.readText(child, context)
            }
        }
        if let url = LinkText.resolved(element["url"] ?? element["href"], in: element.scope) {
            items.append(item(element, url: url, details: details))
        }
        for child in element.elements where child.kind == .mediaThumbnail {
            _ = readItem(child, context)
        }
        title = title ?? details.title
        description = description ?? details.description
        return true
    }

    private func item(_ element: XMLElement, url: String, details: MediaFields) -> MediaPicture {
        let type =
            element["type"]?.trimmingASCIISpace().lowercased() ?? MediaTypes.type(ofAddress: url)
        let isThumbnail = element.kind == .mediaThumbnail
        let medium = element["medium"]?.trimmingASCIISpace().lowercased()
        return MediaPicture(
            url: url,
            width: element["width"].flatMap(Self.pixels),
            height: element["height"].flatMap(Self.pixels),
            type: type,
            medium: isThumbnail ? "image" : medium ?? Self.medium(of: type),
            credit: details.credit ?? credit,
            license: details.license ?? license,
            alt: details.description ?? details.title,
            group: groups
        )
    }

    private mutating func readText(_ element: XMLElement, _ context: EntryContext) -> Bool {
        switch element.kind {
        case .mediaTitle: title = title ?? context.plain(element)
        case .mediaDescription: description = description ?? context.plain(element)
        case .mediaCredit: credit = credit ?? context.plain(element)
        case .mediaLicense: license = element["href"] ?? license ?? context.plain(element)
        case .mediaCopyright: license = license ?? context.plain(element)
        case .mediaText: break
        default: return false
        }
        return true
    }

    /// Media without a type or a medium is a picture more often than not.
    private static func medium(of type: String?) -> String? {
        guard let type else { return "image" }
        return type.split(separator: "/").first.map(String.init)
    }

    private static func pixels(_ text: String) -> Int? {
        let digits = text.trimmingASCIISpace().prefix { $0.isASCII && $0.isNumber }
        return Int(foreign: digits, in: 1...99_999)
    }

    init() {}
}

extension MediaFields {
    /// The media with the credit and the licence that stand behind them in the entry.
    var credited: [MediaPicture] {
        items.map { item in
            var item = item
            item.credit = item.credit ?? credit
            item.license = item.license ?? license
            return item
        }
    }
}
