import Basics
public import Domain
public import Foundation
import Presentation

/// What is drawn for events and places without a picture, in the words of the site's languages.
public struct EntityCards: EntityCardTexts {
    public let fingerprint: UInt64
    private let context: SiteContext
    private let now: Date

    /// - Parameters:
    ///   - settings: of the site.
    ///   - texts: those of the interface, as files of the theme; later ones of a language win.
    ///   - now: the build's clock.
    /// - Throws: what is wrong with the texts.
    public init(
        settings: SiteSettings,
        texts: [(path: String, text: String)],
        now: Date
    ) throws {
        var hash = StableHash()
        hash.add(settings.timeZone.identifier)
        for language in settings.languages { hash.add(language.tag) }
        for (path, text) in texts {
            hash.add(path)
            hash.add(text)
        }
        fingerprint = hash.value
        context = try SiteContext(
            settings: settings,
            year: CivilTime(now, in: settings.timeZone).day.year,
            sources: [],
            configured: [],
            catalogues: try Catalogues(
                files: texts.map { CatalogueFile(path: $0.path, text: $0.text) },
                languages: settings.languages
            ),
            assets: [:],
            pictures: [:]
        )
        self.now = now
    }

    public func texts(of entity: Entity) -> [CardText] {
        switch entity {
        // Nobody is invited to what is over when it comes.
        case .event(let event) where !event.isOver(at: now, zone: context.settings.timeZone):
            texts { EventFormatter(language: $0, context: context).card(event) }
        case .place(let place):
            texts { PlaceFormatter(language: $0, context: context).card(place) }
        default: []
        }
    }

    private func texts(_ text: (Language) -> CardText) -> [CardText] {
        context.settings.languages.map(text).filter { !$0.title.isEmpty }
    }
}
