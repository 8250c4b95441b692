import Pages
import Templating

/// The compiled templates of the pages of matches, their competitions and teams.
struct SportsTemplates: Sendable {
    init(_ set: inout TemplateSet) {}

    func render(_ model: SportsModel, into buffer: inout [UInt8]) {
    }
}
