import Pages
import Templating

/// The compiled templates of the pages of films and series.
struct ProgrammesTemplates: Sendable {
    init(_ set: inout TemplateSet) {}

    func render(_ model: ProgrammesModel, into buffer: inout [UInt8]) {
    }
}
