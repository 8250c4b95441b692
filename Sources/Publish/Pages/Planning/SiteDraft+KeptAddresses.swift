import Domain
import Presentation

extension SiteDraft {
    /// What stands where a list of the portal will stand as soon as there is something to list: from that day on two pages claim
    /// one address, which no build gets past.
    func keptAddresses() -> [Diagnostic] {
        let lists = PageFamilies.all.compactMap(\.list)
        let kept = Set(
            settings.languages.flatMap { language in
                lists.map { context.path($0, in: language) }
            }
        )
        return pages.filter { $0.route == nil && kept.contains($0.path) }.map { page in
            Diagnostic(
                .note,
                "\(page.owner) has '\(page.path)', where a list of the portal stands once it is not empty",
                hint: "give it another address: from then on no build gets past two pages with one"
            )
        }
    }
}
