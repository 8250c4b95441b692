import Presentation
public import TemplateModels

/// What is shown without a connection, as `pages/offline` reads it.
public struct OfflinePage: FramedModel {
    public let frame: PageFrame
    private let mark: String
    private let savedAddress: String

    init(at place: PagePlace, newsroom: Newsroom) {
        mark = newsroom.mark("g-bell")
        savedAddress = newsroom.link(.saved, in: place.language)
        frame = PageFrame(ofReader: .offline, .descriptionOffline, at: place, newsroom: newsroom)
    }

    public static let fields = framed([
        .text("mark", \.mark),
        .text("savedAddress", \.savedAddress),
    ])
}
