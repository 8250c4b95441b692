public import Domain
public import Foundation

/// What reading an answer needs to know beside the answer.
public struct ReadingContext: Sendable {
    public let source: Source
    public let origin: Origin
    /// The site's: it decides on which day a match is, and what a time without zone means.
    public let timeZone: TimeZone
    public let receivedAt: Date
    /// Where the newsroom's own files are; nil where nobody can look.
    public let contentFolder: URL?
    /// The site's; nil where nobody says.
    public let firstLanguage: Language?
    /// The portal's; nil where nobody says.
    public let sections: [SectionID]?
    /// The codes of all countries, in lower case; nil where nobody says.
    public let countries: Set<String>?
    /// The items of the last answer, which may be left out; nil where all are to be read.
    public let known: KnownItems?

    public init(
        source: Source,
        origin: Origin,
        timeZone: TimeZone,
        receivedAt: Date,
        contentFolder: URL? = nil,
        firstLanguage: Language? = nil,
        sections: [SectionID]? = nil,
        countries: Set<String>? = nil,
        known: KnownItems? = nil
    ) {
        self.known = known
        self.sections = sections
        self.countries = countries
        self.contentFolder = contentFolder
        self.firstLanguage = firstLanguage
        self.source = source
        self.origin = origin
        self.timeZone = timeZone
        self.receivedAt = receivedAt
    }

    public var options: SourceOptions { source.options }

    /// That of texts of the site's own which name none.
    var ownLanguage: Language? { source.language ?? firstLanguage }

    /// How messages name the file that is read.
    var path: String { file.map { "Content/\($0)" } ?? source.id.text }

    /// Whether what is read lies among the newsroom's own files.
    var isOwnFile: Bool { file != nil }

    private var file: String? {
        let file = origin == .sample ? source.sample : source.address
        return file.flatMap { $0.contains("://") ? nil : $0 }
    }
}
