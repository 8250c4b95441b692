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
    ///
    /// - Parameters:
    ///   - entities: all of the kind.
    ///   - kind: what they are; of one that has no pages nothing is listed.
    ///   - language: the page's.
    ///   - context: the site's.
    /// - Returns: those that have a page.
    static func all(
        _ entities: [PublishedEntity],
        of kind: EntityKind,
        in language: Language,
        context: SiteContext
    ) -> [ListedEntityModel] {
        guard let type = kind.model as? any ListedEntity.Type else { return [] }
        let collation = context.catalogue(language).collation
        let shown = entities.compactMap { published in
            type.find(published, in: language, context: context).map { listing in
                let model = Self(listing, of: published, in: language, context: context)
                return (model, time: listing.seconds, key: collation.key(of: model.title))
            }
        }
        return shown.sorted { left, right in
            (left.time, left.key, left.0.address) < (right.time, right.key, right.0.address)
        }
        .map(\.0)
    }

    private init(
        _ listing: EntityListing,
        of published: PublishedEntity,
        in language: Language,
        context: SiteContext
    ) {
        title = listing.title
        address = context.link(listing.route, in: language)
        let shown = LocalizedTextModel(listing.text, on: language, context: context)
        text = shown.map { ShortText.excerpt($0.text, limit: 320) }
        self.language = shown?.language
        direction = shown?.direction
        picture = listing.picture.flatMap {
            PictureModel($0, of: published.id, credit: nil, context: context)
        }
        time = listing.time.map { context.timeShort($0, in: language) }
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

extension ListedEntity {
    fileprivate static func find(
        _ published: PublishedEntity,
        in language: Language,
        context: SiteContext
    ) -> EntityListing? {
        Self(published.entity)?.listing(of: published, in: language, context: context)
    }
}

extension EntityListing {
    /// When it takes place; what takes place at no time comes first.
    fileprivate var seconds: Int { time.map { Int(clamping: $0.timeIntervalSince1970) } ?? 0 }
}
