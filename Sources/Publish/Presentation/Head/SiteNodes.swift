import Basics
import Domain

/// The nodes of structured data that stand on every page: the site and who publishes it.
struct SiteNodes: Sendable {
    private let settings: SiteSettings
    private let logo: String?
    /// The site paths of the pages that say how the newsroom works, by language.
    private let policies: [Language: [PolicyKey: String]]

    init(
        settings: SiteSettings,
        logo: String?,
        policies: [Language: [PolicyKey: String]] = [:]
    ) {
        self.settings = settings
        self.logo = logo
        self.policies = policies
    }

    /// - Parameters:
    ///   - language: that of the page.
    ///   - isFront: whether it is the front page, which alone says how the newsroom works: other pages name it by its id.
    /// - Returns: the site, and who publishes it.
    func nodes(in language: Language, isFront: Bool) -> [JSONValue] {
        let root = settings.baseURL.absolute("/")
        let site = language == settings.firstLanguage ? root : "\(root)\(language.tag)/"
        let website: JSONValue = .object([
            ("@type", .text("WebSite")),
            ("@id", .text("\(site)#website")),
            ("name", .text(settings.title)),
            ("url", .text(site)),
            ("inLanguage", .text(language.tag)),
            ("publisher", Self.reference(settings)),
        ])
        let publisher: JSONValue = .object(
            [
                ("@type", .text("NewsMediaOrganization")),
                ("@id", .text(Self.publisherID(settings))),
                ("name", .text(settings.title)),
                ("url", .text(root)),
                ("logo", logo.map { .text(settings.baseURL.absolute($0)) }),
            ] + (isFront ? policyMembers(in: language) : [])
        )
        return [website, publisher].map { .ready($0.serialized) }
    }

    /// Each page in the language, else in the first one that has it.
    private func policyMembers(in language: Language) -> [(String, JSONValue?)] {
        PolicyKey.allCases.map { key in
            let path = ([language] + settings.languages).lazy
                .compactMap { policies[$0]?[key] }.first
            return (key.property, path.map { .text(settings.baseURL.absolute($0)) })
        }
    }

    static func publisherID(_ settings: SiteSettings) -> String {
        settings.baseURL.absolute("/") + "#publisher"
    }

    static func reference(_ settings: SiteSettings) -> JSONValue {
        .object([("@id", .text(publisherID(settings)))])
    }
}
