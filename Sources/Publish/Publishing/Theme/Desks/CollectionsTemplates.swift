import Pages
import Templating

/// The compiled templates of the pages of collections of figures, such as heroes with their transformations.
struct CollectionsTemplates: Sendable {
    private let list: Template<FiguresPage>
    private let figure: Template<FigurePage>

    init(_ set: inout TemplateSet) {
        list = set.compile("pages/figures")
        figure = set.compile("pages/figure")
    }

    func render(_ model: CollectionsModel, into buffer: inout [UInt8]) {
        switch model {
        case .list(let page): list.render(page, into: &buffer)
        case .figure(let page): figure.render(page, into: &buffer)
        }
    }
}
