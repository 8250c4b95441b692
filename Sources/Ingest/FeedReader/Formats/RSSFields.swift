import Basics
import Foundation

/// The elements of RSS itself, in a channel or in an item.
struct RSSFields {
    private(set) var title: String?
    private(set) var link: String?
    private(set) var description: BodyText?
    private(set) var summary: BodyText?
    private(set) var content: BodyText?
    private(set) var bodyScope: XMLScope?
    private(set) var guid: String?
    private(set) var guidIsLink = false
    private(set) var published: Date?
    private(set) var updated: Date?
    private(set) var buildDate: Date?
    private(set) var author: String?
    private(set) var categories: [String] = []
    private(set) var enclosures: [Enclosure] = []
    private(set) var rights: String?
    private(set) var language: String?
    private(set) var image: String?
    private(set) var schedule = FeedSchedule()
    private(set) var atomLinks = AtomLinks()

    /// Takes an element of RSS; false for one of another vocabulary.
    mutating func read(_ element: XMLElement, _ context: inout EntryContext) -> Bool {
        readIdentity(element, &context) || readBody(element, &context)
            || readDates(element, &context) || readExtras(element, context)
            || readSchedule(element)
    }

    private mutating func readIdentity(
        _ element: XMLElement,
        _ context: inout EntryContext
    ) -> Bool {
        switch element.kind {
        case .title: title = title ?? context.title(element)
        case .link: readLink(element)
        case .guid, .id:
            let text = element.ownText.trimmingASCIISpace()
            guard guid == nil, !text.isEmpty else { break }
            guid = text
            let flag = element["ispermalink"]?.trimmingASCIISpace().lowercased()
            guidIsLink = flag != "false" && element.kind == .guid
        case .author, .managingEditor:
            let person = element.hasElements ? AtomFields.person(element) : context.plain(element)
            author = author ?? person
        case .category:
            let name = context.category(element.ownText) ?? context.category(element["text"])
            guard let name, categories.count < context.limits.categories else { break }
            if !categories.contains(name) { categories.append(name) }
        default: return false
        }
        return true
    }

    private mutating func readLink(_ element: XMLElement) {
        if element["href"] != nil {
            atomLinks.read(element)
        } else {
            link = LinkText.resolved(element.text, in: element.scope) ?? link
        }
    }

    private mutating func readBody(_ element: XMLElement, _ context: inout EntryContext) -> Bool {
        switch element.kind {
        case .description, .abstract:
            guard let body = context.body(element) else { break }
            if description == nil {
                description = body
                bodyScope = bodyScope ?? element.scope
            }
        case .summary: summary = summary ?? context.body(element)
        case .content, .body, .fullitem:
            guard content == nil, let body = context.body(element) else { break }
            content = body
            bodyScope = element.scope
        default: return false
        }
        return true
    }

    private mutating func readDates(_ element: XMLElement, _ context: inout EntryContext) -> Bool {
        switch element.kind {
        case .pubDate, .published: published = published ?? context.date(element)
        case .updated: updated = updated ?? context.date(element)
        case .lastBuildDate: buildDate = buildDate ?? context.date(element)
        default: return false
        }
        return true
    }

    private mutating func readExtras(_ element: XMLElement, _ context: EntryContext) -> Bool {
        switch element.kind {
        case .enclosure:
            let address = element["url"] ?? element["href"]
            guard let url = LinkText.resolved(address, in: element.scope) else { break }
            enclosures.append(
                Enclosure(
                    url: url,
                    type: element["type"],
                    length: element["length"].flatMap(AtomLinks.length)
                )
            )
        case .image, .logo, .icon:
            let address = element.first(.url)?.text ?? element["href"] ?? element["url"]
            let found = address ?? (element.hasElements ? nil : element.text)
            image = image ?? LinkText.resolved(found, in: element.scope)
        case .copyright, .rights: rights = rights ?? context.plain(element)
        case .language: language = language ?? element.trimmedText
        default: return false
        }
        return true
    }

    private mutating func readSchedule(_ element: XMLElement) -> Bool {
        switch element.kind {
        case .ttl:
            let minutes = element.trimmedText.flatMap { Int(foreign: $0) }
            schedule.ttlMinutes = minutes.flatMap { $0 > 0 ? $0 : nil }
        case .skipHours:
            schedule.skipHours = element.elements.compactMap { child in
                // Hour 24 is what an old version of RSS calls midnight.
                child.trimmedText.flatMap { Int(foreign: $0) }.flatMap {
                    (0...24).contains($0) ? $0 % 24 : nil
                }
            }
        case .skipDays:
            schedule.skipDays = element.elements.compactMap { $0.trimmedText?.capitalized }
        default: return false
        }
        return true
    }

    init() {}
}
