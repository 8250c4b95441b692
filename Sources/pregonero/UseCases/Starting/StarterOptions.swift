import Basics
import Domain
import Foundation

/// What a person wants of a new site, checked before anything is written.
struct StarterOptions {
    let title: String
    let baseURL: String
    /// The first one is that of its texts.
    let languages: [String]
    let timeZone: String
    let kind: StarterKind
    let words: StarterWords
    /// Whether its sources come from a list of the person's own.
    let hasOwnSources: Bool

    /// - Parameters:
    ///   - title: what the site is called; nil for a name that says that it is new.
    ///   - url: where it is published.
    ///   - language: its tag.
    ///   - timeZone: its name.
    ///   - kind: what it is to be.
    ///   - hasOwnSources: whether its sources come from a list.
    /// - Throws: `ExitReason` for what a site cannot have.
    init(
        title: String? = nil,
        url: String? = nil,
        language: String? = nil,
        timeZone: String? = nil,
        kind: StarterKind = .town,
        hasOwnSources: Bool = false
    ) throws(ExitReason) {
        words = try Self.words(language)
        // Whoever asks for nothing sees all that the theme speaks.
        languages = language == nil ? ["es", "en", "fr"] : [words.language]
        let name = title?.trimmingCharacters(in: .whitespacesAndNewlines)
        guard name?.isEmpty != true else { throw .usage("--title: a site needs one") }
        guard name?.contains(SecretReader.opening) != true else {
            throw .usage("--title: '\(SecretReader.opening)' stands for a value of the environment")
        }
        self.title = name ?? words.siteTitle
        baseURL = try Self.address(url ?? "https://example.org/")
        self.timeZone = try Self.zone(timeZone ?? words.timeZone)
        self.kind = kind
        self.hasOwnSources = hasOwnSources
    }

    private static func words(_ language: String?) throws(ExitReason) -> StarterWords {
        guard let language else { return .spanish }
        let known = StarterWords.all.map(\.language)
        if let words = StarterWords.all.first(where: { $0.language == language.lowercased() }) {
            return words
        }
        throw .usage(
            "--language: a new site does not speak '\(language)'; known: \(known.joined(separator: ", "))",
            hint: "another language is added later, by Templates/texts/TAG.txt and 'languages:'"
        )
    }

    private static func address(_ text: String) throws(ExitReason) -> String {
        guard SiteReader.baseURL(text) != nil else {
            throw .usage(
                "--url: '\(text)' is no address under which a site is published",
                hint: SiteReader.hint(text)
            )
        }
        return text.hasSuffix("/") ? text : text + "/"
    }

    private static func zone(_ name: String) throws(ExitReason) -> String {
        if TimeZoneNames.zone(name) != nil { return name }
        let hint =
            NearestName.of(name, in: TimeZoneNames.usual).map { "did you mean '\($0)'?" }
            ?? "for example Europe/Madrid or UTC"
        throw .usage("--time-zone: '\(name)' is no time zone; \(hint)")
    }
}
