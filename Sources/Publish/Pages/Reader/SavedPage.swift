import Presentation
public import TemplateModels

/// What the reader saved, as `pages/saved` reads it: the browser alone knows the list.
public struct SavedPage: FramedModel {
    public let frame: PageFrame
    private let mark: String
    private let script: String

    init(at place: PagePlace, newsroom: Newsroom) {
        mark = newsroom.mark("g-save")
        script = newsroom.script("saved.js")
        frame = PageFrame(ofReader: .saved, .descriptionSaved, at: place, newsroom: newsroom)
    }

    public static let fields = framed([
        .text("mark", \.mark),
        .text("script", \.script),
    ])
}
