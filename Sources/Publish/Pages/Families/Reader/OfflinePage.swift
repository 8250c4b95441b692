import Presentation
import TemplateModels

/// What is shown without a connection, as `pages/offline` reads it.
struct OfflinePage: LaidOutModel {
    static let template = "pages/offline"

    let layout: PageLayout
    private let mark: String
    private let savedAddress: String

    init(at place: PageContext, context: SiteContext) {
        mark = context.mark("g-bell")
        savedAddress = context.link(.saved, in: place.language)
        layout = PageLayout(ofReader: .offline, .descriptionOffline, at: place, context: context)
    }

    static let fields = laidOut([
        .text("mark", \.mark),
        .text("savedAddress", \.savedAddress),
    ])
}
