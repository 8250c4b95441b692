import Presentation
import TemplateModels

/// What the reader saved, as `pages/saved` reads it: the browser alone knows the list.
struct SavedPage: LaidOutModel {
    static let template = "pages/saved"

    let layout: PageLayout
    private let mark: String
    private let script: String

    init(at place: PageContext, context: SiteContext) {
        mark = context.mark("g-save")
        script = context.script("saved.js")
        layout = PageLayout(ofReader: .saved, .descriptionSaved, at: place, context: context)
    }

    static let fields = laidOut([
        .text("mark", \.mark),
        .text("script", \.script),
    ])
}
