import Domain
import Presentation
import TemplateModels

/// What a list says when there is nothing in it, and where there is something.
struct EmptyModel: TemplateModel, Hashable {
    let text: String
    let sections: [LinkModel]
    let bell: String

    init(_ text: String, _ busiest: [SectionID], at place: PageContext, context: SiteContext) {
        self.text = text
        bell = context.mark("g-bell")
        sections = busiest.prefix(3).map { context.sectionLink($0, in: place.language) }
    }

    static let fields: TemplateFields<EmptyModel> = [
        .text("text", \.text),
        .text("bell", \.bell),
        .flag("hasSections") { !$0.sections.isEmpty },
        .list("sections", \.sections),
    ]
}
