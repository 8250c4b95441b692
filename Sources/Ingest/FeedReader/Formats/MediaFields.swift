import Basics

/// The pictures and other media that Media RSS hangs on an entry.
struct MediaFields {
    private var items: [MediaPicture] = []
    private(set) var title: String?
    private(set) var description: String?
    /// The description as the body of an entry that has no other.
    private(set) var caption: BodyText?
    private var credit: String?
    private var license: String?
    private var groups = 0

    /// The picture for the entry: thumbnails and pictures alike.
    var picture: String? { LeadPicture.best(of: credited)?.url }

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
        caption = caption ?? details.caption
        return true
    }

    private func item(_ element: XMLElement, url: String, details: MediaFields) -> MediaPicture {
        let type = MediaTypes.type(called: element["type"], at: url)
        let isThumbnail = element.kind == .mediaThumbnail
        return MediaPicture(
            url: url,
            width: element["width"].flatMap(Self.pixels),
            height: element["height"].flatMap(Self.pixels),
            type: type,
            medium: isThumbnail ? "image" : Self.medium(element["medium"], type: type),
            credit: details.credit ?? credit,
            license: details.license ?? license,
            alt: details.description ?? details.title,
            group: groups,
            length: element["filesize"].flatMap(AtomLinks.length),
            isThumbnail: isThumbnail
        )
    }

    private mutating func readText(_ element: XMLElement, _ context: EntryContext) -> Bool {
        switch element.kind {
        case .mediaTitle: title = title ?? context.plain(element)
        case .mediaDescription:
            description = description ?? context.plain(element)
            caption = caption ?? context.caption(element)
        case .mediaCredit: credit = credit ?? context.plain(element)
        case .mediaLicense: license = element["href"] ?? license ?? context.plain(element)
        case .mediaCopyright: license = license ?? context.plain(element)
        case .mediaText: break
        default: return false
        }
        return true
    }

    /// Media without a type or a medium is a picture more often than not.
    private static func medium(_ word: String?, type: String?) -> String {
        let word = word?.trimmingASCIISpace().lowercased() ?? ""
        if ["img", "photo", "picture"].contains(word) { return "image" }
        if !word.isEmpty { return word }
        return type?.split(separator: "/").first.map(String.init) ?? "image"
    }

    private static func pixels(_ text: String) -> Int? {
        let digits = text.trimmingASCIISpace().prefix { $0.isASCII && $0.isNumber }
        return Int(foreign: digits, in: 1...99_999)
    }

    init() {}
}

extension MediaFields {
    /// The media with the credit and the licence that stand behind them in the entry, each in its group.
    var credited: [MediaPicture] {
        MediaGroups(items).items.map { item in
            var item = item
            item.credit = item.credit ?? credit
            item.license = item.license ?? license
            return item
        }
    }
}
