import Pages
import Templating

/// The compiled templates of the pages of songs and music videos.
struct MusicTemplates: Sendable {
    init(_ set: inout TemplateSet) {}

    func render(_ model: MusicModel, into buffer: inout [UInt8]) {
    }
}
