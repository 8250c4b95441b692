import Domain
import Presentation
public import TemplateModels

/// What a page of a desk has around its own content: head, surroundings, texts, the way here, its heading.
public struct PageFrame: Sendable {
    let head: HeadModel
    let shell: Prepared<ShellModel>
    let texts: PreparedTexts
    let crumbs: [LinkModel]
    let heading: String

    /// - Parameters:
    ///   - content: what the page says of itself.
    ///   - heading: its first heading, where that is not its title.
    ///   - crumbs: the pages above it.
    ///   - place: where it stands.
    ///   - newsroom: settings, texts and names.
    ///   - data: what it says to machines.
    init(
        _ content: HeadContent,
        heading: String? = nil,
        crumbs: [LinkModel?],
        at place: PagePlace,
        newsroom: Newsroom,
        data: (StructuredData) -> HTML
    ) {
        let above = crumbs.compactMap(\.self)
        let here = LinkModel(title: content.title, address: newsroom.link(place.path))
        head = HeadModel(
            content,
            at: place,
            structuredData: data(
                StructuredData(place: place, crumbs: above + [here], newsroom: newsroom)
            ),
            newsroom: newsroom
        )
        shell = place.shell
        texts = newsroom.texts(place.language)
        self.crumbs = above
        self.heading = heading ?? content.title
    }
}

/// A page of a desk; templates find the same names around the content of each.
public protocol FramedModel: TemplateModel {
    var frame: PageFrame { get }
}

extension FramedModel {
    /// The names of the frame and those of the page's own.
    static func framed(_ own: [TemplateField<Self>]) -> TemplateFields<Self> {
        TemplateFields(
            [
                .model("head", \.frame.head),
                .prepared("shell", \.frame.shell),
                .prepared("t", \.frame.texts),
                .list("crumbs", \.frame.crumbs),
                .text("title", \.frame.heading),
            ] + own
        )
    }
}
