/// The elements that mean something to a feed reader; the raw value is the name that every
/// document's own prefixes are mapped to, in lower case.
enum ElementKind: String {
    case other = "?"

    case rss, channel, item, title, link, description, guid, author, category, enclosure
    case image, url, language, copyright, ttl, hour, day, body, summary, id, updated, published
    case content, logo, icon, abstract, fullitem, rights, meta
    case pubDate = "pubdate"
    case lastBuildDate = "lastbuilddate"
    case managingEditor = "managingeditor"
    case textInput = "textinput"
    case skipHours = "skiphours"
    case skipDays = "skipdays"

    case atomFeed = "atom:feed"
    case atomEntry = "atom:entry"
    case atomTitle = "atom:title"
    case atomLink = "atom:link"
    case atomID = "atom:id"
    case atomUpdated = "atom:updated"
    case atomModified = "atom:modified"
    case atomPublished = "atom:published"
    case atomIssued = "atom:issued"
    case atomCreated = "atom:created"
    case atomAuthor = "atom:author"
    case atomCategory = "atom:category"
    case atomSummary = "atom:summary"
    case atomContent = "atom:content"
    case atomRights = "atom:rights"
    case atomCopyright = "atom:copyright"
    case atomSource = "atom:source"
    case atomSubtitle = "atom:subtitle"
    case atomTagline = "atom:tagline"
    case atomLogo = "atom:logo"
    case atomIcon = "atom:icon"

    case rdf = "rdf:rdf"

    case dcTitle = "dc:title"
    case dcCreator = "dc:creator"
    case dcAuthor = "dc:author"
    case dcPublisher = "dc:publisher"
    case dcDate = "dc:date"
    case dcDescription = "dc:description"
    case dcLanguage = "dc:language"
    case dcRights = "dc:rights"
    case dcSubject = "dc:subject"

    case termsCreated = "dcterms:created"
    case termsIssued = "dcterms:issued"
    case termsModified = "dcterms:modified"
    case termsCreator = "dcterms:creator"
    case termsTitle = "dcterms:title"

    case contentEncoded = "content:encoded"

    case itunesAuthor = "itunes:author"
    case itunesTitle = "itunes:title"
    case itunesSummary = "itunes:summary"
    case itunesSubtitle = "itunes:subtitle"
    case itunesImage = "itunes:image"

    case playAuthor = "googleplay:author"
    case playDescription = "googleplay:description"
    case playImage = "googleplay:image"

    case mediaGroup = "media:group"
    case mediaContent = "media:content"
    case mediaThumbnail = "media:thumbnail"
    case mediaTitle = "media:title"
    case mediaDescription = "media:description"
    case mediaCredit = "media:credit"
    case mediaLicense = "media:license"
    case mediaCopyright = "media:copyright"
    case mediaText = "media:text"

    case updatePeriod = "sy:updateperiod"
    case updateFrequency = "sy:updatefrequency"

    case xhtmlBody = "xhtml:body"
    case xhtmlDiv = "xhtml:div"
    case xhtmlMeta = "xhtml:meta"

    case license = "cc:license"
    case termsLicense = "dcterms:license"
    case accessRestriction = "access:restriction"
    case fullText = "yandex:full-text"

    case eventStart = "ev:startdate"
    case eventEnd = "ev:enddate"
    case eventLocation = "ev:location"
    case eventOrganiser = "ev:organizer"
    case eventType = "ev:type"

    case georssPoint = "georss:point"
    case georssWhere = "georss:where"
    case gmlPoint = "gml:point"
    case gmlPosition = "gml:pos"
    case geoPoint = "geo:point"
    case geoLatitude = "geo:lat"
    case geoLongitude = "geo:long"
    // Some feeds shorten it.
    case geoLon = "geo:lon"

    case calendarStart = "xcal:dtstart"
    case calendarEnd = "xcal:dtend"
    case calendarLocation = "xcal:location"
    case calendarOrganiser = "xcal:organizer"
    case calendarCategories = "xcal:categories"

    /// Children of these are elements: white space between them means nothing.
    var isStructure: Bool {
        switch self {
        case .rss, .channel, .item, .rdf, .atomFeed, .atomEntry, .atomSource, .mediaGroup, .image,
            .atomAuthor, .textInput, .skipHours, .skipDays:
            true
        default: false
        }
    }

    var isEntry: Bool { self == .item || self == .atomEntry }

    var isFeed: Bool {
        switch self {
        case .rss, .channel, .rdf, .atomFeed: true
        default: false
        }
    }
}
