import Domain
import Presentation

extension Match: ListedEntity {
    func listing(
        of published: PublishedEntity,
        in language: Language,
        context: SiteContext
    ) -> EntityListing? {
        EntityListing(
            title: "\(home.name) – \(away.name)",
            route: .match(published.address),
            text: round.map { LocalizedText($0) },
            time: kickoff
        )
    }
}
