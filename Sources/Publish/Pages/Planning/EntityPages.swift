public import Domain
import Presentation

/// Tells by the path of a page which of what a portal shows besides articles it may be of.
public struct EntityPages {
    /// Below which paths each kind has its pages, in each language.
    private let folders: [(path: String, kind: EntityKind)]

    public init(_ settings: SiteSettings, texts: PortalTexts) {
        let addresses = SiteAddresses(settings: settings, catalogues: texts.catalogues)
        folders = settings.languages.flatMap { language in
            Self.words.map { kind, word in
                (addresses.path(Route([.word(word)]), in: language), kind)
            }
        }
    }

    private static let words: [(EntityKind, TextKey)] = [
        (.person, .pathPeople), (.event, .pathAgenda), (.place, .pathPlaces),
        (.programme, .pathProgrammes), (.track, .pathMusic), (.match, .pathMatches),
    ]

    /// - Parameter path: of a page of the site.
    /// - Returns: what may stand there: its kind, and its address as the archive knows it.
    public func candidates(at path: String) -> [(kind: EntityKind, address: String)] {
        folders.filter { path.hasPrefix($0.path) }.compactMap { folder, kind in
            let parts = path.dropFirst(folder.count).split(separator: "/")
            guard let first = parts.first else { return nil }
            // A match stands under its day.
            return (kind, kind == .match ? parts.joined(separator: "/") : String(first))
        }
    }
}
