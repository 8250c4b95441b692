import Pages
import Templating

/// The compiled templates of the pages of the sources of news, those of the portal and those that directories list.
struct OutletsTemplates: Sendable {
    init(_ set: inout TemplateSet) {}

    func render(_ model: OutletsModel, into buffer: inout [UInt8]) {
    }
}
