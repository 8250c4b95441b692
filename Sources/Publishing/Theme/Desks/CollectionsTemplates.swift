import Pages
import Templating

/// The compiled templates of the pages of collections of figures, such as heroes with their transformations.
struct CollectionsTemplates: Sendable {
    init(_ set: inout TemplateSet) {}

    func render(_ model: CollectionsModel, into buffer: inout [UInt8]) {
    }
}
