import Presentation
public import TemplateModels

/// What the reader saved, as `pages/saved` reads it: the browser alone knows the list.
public struct SavedPage: LaidOutModel {
    public static let template = "pages/saved"

    public let layout: PageLayout
    private let mark: String
    private let script: String

    init(at place: PageContext, context: SiteContext) {
        mark = context.mark("g-save")
        script = context.script("saved.js")
        layout = PageLayout(ofReader: .saved, .descriptionSaved, at: place, context: context)
    }

    public static let fields = laidOut([
        .text("mark", \.mark),
        .text("script", \.script),
    ])
}
