import Pages
import Templating

/// The compiled templates of the pages of sources.
struct OutletsTemplates: Sendable {
    private let sources: Template<SourcesPage>
    private let source: Template<SourcePage>

    init(_ set: inout TemplateSet) {
        sources = set.compile("pages/sources")
        source = set.compile("pages/source")
    }

    func render(_ model: OutletsModel, into buffer: inout [UInt8]) {
        switch model {
        case .sources(let page): sources.render(page, into: &buffer)
        case .source(let page): source.render(page, into: &buffer)
        }
    }
}
