import Basics
import Domain
import Foundation
import Presentation

/// What the pages of a type list that is no article, sorted once for all of them.
struct ListedEntities: DerivedInput {
    let type: PageType
    let kind: EntityKind
    /// Whose are listed; nil for those of all sources.
    let source: SourceID?

    var inputs: [PageInput] { [.entities(kind), .pageType(type, row: nil)] }

    /// For each language of the type.
    func value(_ reading: DeclaredReading) throws -> [Language: [PublishedEntity]] {
        let all = try reading.entities(of: kind).filter { source == nil || $0.source == source }
        return Dictionary(
            type.languages.map { ($0, Self.sorted(all, in: $0, context: reading.context)) }
        ) { first, _ in first }
    }

    /// Those that have a page, in the order of their time, else of their titles.
    static func sorted(
        _ entities: [PublishedEntity],
        in language: Language,
        context: SiteContext
    ) -> [PublishedEntity] {
        let collation = context.catalogue(language).collation
        let keyed = entities.compactMap { published in
            EntityListing(of: published, in: language, context: context).map { listing in
                (
                    published: published,
                    time: listing.seconds,
                    title: collation.key(of: listing.title),
                    address: context.link(listing.route, in: language)
                )
            }
        }
        return keyed.sorted { left, right in
            (left.time, left.title, left.address) < (right.time, right.title, right.address)
        }
        .map(\.published)
    }
}

extension EntityListing {
    /// When it takes place; what takes place at no time comes first.
    fileprivate var seconds: Int { time.map { Int(clamping: $0.timeIntervalSince1970) } ?? 0 }
}
