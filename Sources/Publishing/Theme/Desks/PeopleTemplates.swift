import Pages
import Templating

/// The compiled templates of the pages of the people who agreed to be published.
struct PeopleTemplates: Sendable {
    init(_ set: inout TemplateSet) {}

    func render(_ model: PeopleModel, into buffer: inout [UInt8]) {
    }
}
