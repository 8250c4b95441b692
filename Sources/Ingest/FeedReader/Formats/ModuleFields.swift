import Basics
import Foundation

/// The elements of the modules that RSS and Atom feeds share: Dublin Core, iTunes, Media RSS,
/// content, licences, events, places.
struct ModuleFields {
    private(set) var title: String?
    private(set) var creators: [String] = []
    private(set) var publisher: String?
    private(set) var date: Date?
    private(set) var issued: Date?
    private(set) var created: Date?
    private(set) var modified: Date?
    private(set) var description: BodyText?
    private(set) var itunesSummary: BodyText?
    private(set) var itunesSubtitle: BodyText?
    private(set) var itunesImage: String?
    private(set) var encoded: BodyText?
    private(set) var encodedScope: XMLScope?
    private(set) var language: String?
    private(set) var rights: String?
    /// The licence, by whatever the feed writes for it.
    private(set) var license: String?
    /// What is said against the use of what the feed carries, in its own words.
    private(set) var objections: [String] = []
    private(set) var subjects: [String] = []
    private(set) var media = MediaFields()
    private(set) var updatePeriod: String?
    private(set) var updateFrequency: Int?
    private(set) var event: FeedEvent?
    private(set) var place = PositionFields()

    /// Takes an element of a module; false for one of another vocabulary.
    mutating func read(_ element: XMLElement, _ context: inout EntryContext) -> Bool {
        readDublinCore(element, &context) || readBody(element, &context)
            || readPodcast(element, &context) || readSchedule(element)
            || media.read(element, context) || readEvent(element, &context)
            || place.read(element)
    }

    private mutating func readDublinCore(
        _ element: XMLElement,
        _ context: inout EntryContext
    ) -> Bool {
        switch element.kind {
        case .dcTitle, .termsTitle: title = title ?? context.title(element)
        case .dcCreator, .dcAuthor, .termsCreator:
            if let name = context.plain(element), creators.count < 16,
                !creators.contains(name)
            {
                creators.append(name)
            }
        case .dcPublisher: publisher = publisher ?? context.plain(element)
        case .dcDate: date = date ?? context.date(element)
        case .termsIssued: issued = issued ?? context.date(element)
        case .termsCreated: created = created ?? context.date(element)
        case .termsModified: modified = modified ?? context.date(element)
        case .dcLanguage: language = language ?? element.trimmedText
        case .dcRights: rights = rights ?? context.plain(element)
        case .dcSubject:
            if let subject = context.plain(element), subjects.count < context.limits.categories {
                subjects.append(subject)
            }
        default: return false
        }
        return true
    }

    private mutating func readBody(_ element: XMLElement, _ context: inout EntryContext) -> Bool {
        switch element.kind {
        case .contentEncoded, .xhtmlBody, .xhtmlDiv, .fullText:
            guard encoded == nil || element.kind == .contentEncoded && !hasEncoded else { break }
            guard let body = context.body(element) else { break }
            encoded = body
            encodedScope = element.scope
            hasEncoded = element.kind == .contentEncoded
        case .dcDescription: description = description ?? context.body(element)
        case .license:
            let address = element["rdf:resource"] ?? element["resource"] ?? element.trimmedText
            rights = rights ?? address
            license = license ?? address
        case .termsLicense:
            let address = element["rdf:resource"] ?? element.trimmedText
            license = license ?? address
        case .accessRestriction, .xhtmlMeta, .meta: readObjection(element)
        default: return false
        }
        return true
    }

    private var hasEncoded = false

    private mutating func readObjection(_ element: XMLElement) {
        guard let objection = FeedObjection.of(element), objections.count < 8,
            !objections.contains(objection)
        else { return }
        objections.append(objection)
    }

    private mutating func readPodcast(
        _ element: XMLElement,
        _ context: inout EntryContext
    ) -> Bool {
        switch element.kind {
        case .itunesTitle: title = title ?? context.title(element)
        case .itunesAuthor, .playAuthor: podcastAuthor = podcastAuthor ?? context.plain(element)
        case .itunesSummary, .playDescription:
            itunesSummary = itunesSummary ?? context.body(element)
        case .itunesSubtitle: itunesSubtitle = itunesSubtitle ?? context.body(element)
        case .itunesImage, .playImage:
            let address = element["href"] ?? element["url"] ?? element.trimmedText
            itunesImage = itunesImage ?? LinkText.resolved(address, in: element.scope)
        default: return false
        }
        return true
    }

    private(set) var podcastAuthor: String?

    private mutating func readSchedule(_ element: XMLElement) -> Bool {
        switch element.kind {
        case .updatePeriod: updatePeriod = updatePeriod ?? element.trimmedText?.lowercased()
        case .updateFrequency:
            updateFrequency = updateFrequency ?? element.trimmedText.flatMap { Int(foreign: $0) }
        default: return false
        }
        return true
    }

    private mutating func readEvent(_ element: XMLElement, _ context: inout EntryContext) -> Bool {
        guard let part = FeedEvent.part(element.kind) else { return false }
        guard let text = context.plain(element) else { return true }
        var event = event ?? FeedEvent()
        event[keyPath: part] = event[keyPath: part] ?? text
        self.event = event
        return true
    }

    init() {}
}
