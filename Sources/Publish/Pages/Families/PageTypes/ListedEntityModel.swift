import Basics
import Domain
import Foundation
public import Presentation
public import TemplateModels

/// Something that is no article, as the list of a page type shows it.
public struct ListedEntityModel: TemplateModel, Hashable {
    public let title: String
    public let address: String
    public let text: String?
    public let language: String?
    public let direction: String?
    public let picture: PictureModel?
    /// When it takes place.
    public let time: TimeModel?
    public let isSample: Bool

    /// In the order of their time, else of their titles.
    static func all(
        _ entities: [PublishedEntity],
        in language: Language,
        context: SiteContext
    ) -> [ListedEntityModel] {
        let collation = context.catalogue(language).collation
        let shown = entities.compactMap { entity in
            Self(entity, in: language, context: context).map { model in
                (model, time: entity.time, key: collation.key(of: model.title))
            }
        }
        return shown.sorted { left, right in
            (left.time, left.key, left.0.address) < (right.time, right.key, right.0.address)
        }
        .map(\.0)
    }

    /// Nil for what has no page of its own.
    init?(_ published: PublishedEntity, in language: Language, context: SiteContext) {
        let route: Route
        var (text, picture): (LocalizedText?, Picture?) = (nil, nil)
        var time: TimeModel?
        switch published.entity {
        case .match(let match):
            title = "\(match.home.name) – \(match.away.name)"
            route = .match(published.address)
            text = match.round.map { LocalizedText($0) }
            time = match.kickoff.map { context.timeShort($0, in: language) }
        case .programme(let programme):
            title = programme.title
            route = .programme(published.address)
            (text, picture) = (programme.overview, programme.poster.first)
        case .track(let track):
            title = track.title
            route = .track(published.address)
            (text, picture) = (LocalizedText(track.artist), track.artwork)
        case .person(let person):
            title = person.name
            route = .person(published.address)
            (text, picture) = (person.note, person.picture)
        case .figure(let figure):
            guard figure.parent == nil else { return nil }
            title = figure.name
            route = .figure(published.source.text, published.address)
            (text, picture) = (figure.text, figure.picture)
        case .place(let place):
            guard let name = place.name.text(in: language, fallback: context.settings.firstLanguage)
            else { return nil }
            title = name.text
            route = .place(published.address)
            text = place.text
        case .competition, .outlet, .event: return nil
        }
        address = context.link(route, in: language)
        let shown = LocalizedTextModel(text, on: language, context: context)
        self.text = shown.map { PlainText.excerpt($0.text, limit: 320) }
        self.language = shown?.language
        direction = shown?.direction
        self.picture = picture.flatMap {
            PictureModel($0, of: published.id, credit: nil, context: context)
        }
        self.time = time
        isSample = published.origin == .sample
    }

    public static let fields: TemplateFields<ListedEntityModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .text("text", \.text),
        .text("lang", \.language),
        .text("dir", \.direction),
        .model("picture", \.picture),
        .model("time", \.time),
        .flag("isSample", \.isSample),
    ]
}

extension PublishedEntity {
    /// In seconds; what takes place at no time has none.
    fileprivate var time: Int {
        guard case .match(let match) = entity, let kickoff = match.kickoff else { return 0 }
        return Int(clamping: kickoff.timeIntervalSince1970)
    }
}
