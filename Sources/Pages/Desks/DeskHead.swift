import Domain
import Presentation
import TemplateModels

/// The head of a desk's page: what it says of itself, and where it stands.
struct DeskHead {
    let title: String
    let description: String
    /// The pages above it.
    let crumbs: [LinkModel]
    var isIndexed = true
    let place: PagePlace
    let newsroom: Newsroom

    /// Of a page that collects others, by their site paths.
    func list(_ paths: [String]) -> HeadModel {
        head(
            structuredData.collection(
                title: title,
                description: description,
                paths: paths,
                order: .ascending
            )
        )
    }

    /// Of a page that nobody is to find by what it says of itself to machines.
    func plain() -> HeadModel {
        head(structuredData.webPage(title: title, description: description))
    }

    /// Of a page about one thing.
    func page(
        about thing: ThingNode,
        type: String = "WebPage",
        kind: SharedKind,
        picture: Picture?
    ) -> HeadModel {
        head(
            structuredData.page(
                about: thing,
                type: type,
                title: title,
                description: description
            ),
            kind: kind,
            picture: picture
        )
    }

    private var structuredData: StructuredData {
        let here = LinkModel(title: title, address: newsroom.link(place.path))
        return StructuredData(place: place, crumbs: crumbs + [here], newsroom: newsroom)
    }

    private func head(
        _ structuredData: HTML,
        kind: SharedKind? = nil,
        picture: Picture? = nil
    ) -> HeadModel {
        HeadModel(
            HeadContent(
                title: title,
                description: description,
                isIndexed: isIndexed,
                picture: SharedPictureModel(picture, newsroom: newsroom),
                kind: kind
            ),
            at: place,
            structuredData: structuredData,
            newsroom: newsroom
        )
    }

    /// The texts as one description: sentences are added until there are enough of them, and cut where the room ends.
    static func description(_ own: String?, _ usual: String) -> String {
        guard let own, !own.isEmpty else { return PlainText.excerpt(usual, limit: 160) }
        let isEnough = own.count >= 50
        return PlainText.excerpt(isEnough ? own : "\(own) \(usual)", limit: 160)
    }
}
