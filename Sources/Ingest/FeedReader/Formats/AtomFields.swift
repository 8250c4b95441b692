import Foundation

/// The elements of Atom 1.0 and 0.3, in a feed, in an entry, or inside RSS.
struct AtomFields {
    private(set) var title: String?
    private(set) var id: String?
    private(set) var updated: Date?
    private(set) var published: Date?
    private(set) var created: Date?
    private(set) var author: String?
    private(set) var categories: [String] = []
    private(set) var summary: BodyText?
    private(set) var content: BodyText?
    private(set) var contentScope: XMLScope?
    private(set) var rights: String?
    private(set) var subtitle: String?
    private(set) var picture: String?
    private(set) var links = AtomLinks()
    /// What the entry says of the feed it was taken from.
    private(set) var sourceAuthor: String?

    /// Takes an element of Atom; false for one of another vocabulary.
    mutating func read(_ element: XMLElement, _ context: inout EntryContext) -> Bool {
        switch element.kind {
        case .atomTitle: title = title ?? context.title(element, isAtom: true)
        case .atomID: id = id ?? element.trimmedText
        case .atomLink: links.read(element)
        case .atomUpdated, .atomModified: updated = updated ?? context.date(element)
        case .atomPublished, .atomIssued: published = published ?? context.date(element)
        case .atomCreated: created = created ?? context.date(element)
        case .atomAuthor: author = author ?? Self.person(element)
        case .atomCategory: addCategory(element, context)
        case .atomSummary:
            summary = summary ?? context.body(element, isAtom: true)
            contentScope = contentScope ?? element.scope
        case .atomContent: readContent(element, &context)
        case .atomRights, .atomCopyright:
            rights = rights ?? context.title(element, isAtom: true)
        case .atomSubtitle, .atomTagline:
            subtitle = subtitle ?? context.title(element, isAtom: true)
        case .atomLogo: picture = LinkText.resolved(element.text, in: element.scope) ?? picture
        case .atomIcon: picture = picture ?? LinkText.resolved(element.text, in: element.scope)
        case .atomSource: readSource(element)
        default: return false
        }
        return true
    }

    private mutating func readContent(_ element: XMLElement, _ context: inout EntryContext) {
        // Content that lies elsewhere is a link to it.
        if let source = element["src"] {
            links.addContent(source, scope: element.scope)
            return
        }
        let body = context.body(element, isAtom: true)
        guard let body else { return }
        let isReadable = !(element["type"] ?? "").lowercased().hasPrefix("text/plain")
        // Of several contents the first that is more than plain text is taken (Atom 0.3).
        if content == nil || isReadable && contentIsPlain {
            content = body
            contentIsPlain = !isReadable
            contentScope = element.scope
        }
    }

    private var contentIsPlain = false

    private mutating func addCategory(_ element: XMLElement, _ context: EntryContext) {
        let label = context.category(element["label"]) ?? context.category(element["term"])
        guard let label = label ?? context.category(element.text) else { return }
        guard categories.count < context.limits.categories, !categories.contains(label) else {
            return
        }
        categories.append(label)
    }

    private mutating func readSource(_ element: XMLElement) {
        for child in element.elements where child.kind == .atomAuthor {
            sourceAuthor = sourceAuthor ?? Self.person(child)
        }
    }

    /// `Name`, or `Name (address)`, or the address alone.
    static func person(_ element: XMLElement) -> String? {
        var name: String?
        var email: String?
        for child in element.elements {
            switch child.name.local {
            case "name": name = name ?? child.trimmedText
            case "email": email = email ?? child.trimmedText
            default: break
            }
        }
        name = name.map(TitleText.plain)
        switch (name, email) {
        case (let name?, let email?): return "\(name) (\(email))"
        case (let name?, nil): return name
        case (nil, let email?): return email
        default:
            let text = element.elements.contains { _ in true } ? nil : element.trimmedText
            return text.map(TitleText.plain)
        }
    }

    init() {}
}
