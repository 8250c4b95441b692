import Pages
import Templating

/// The compiled templates of the pages of films and series.
struct ProgrammesTemplates: Sendable {
    private let list: Template<ProgrammeListPage>
    private let programme: Template<ProgrammePage>

    init(_ set: inout TemplateSet) {
        list = set.compile("pages/programmes")
        programme = set.compile("pages/programme")
    }

    func render(_ model: ProgrammesModel, into buffer: inout [UInt8]) {
        switch model {
        case .list(let page): list.render(page, into: &buffer)
        case .programme(let page): programme.render(page, into: &buffer)
        }
    }
}
