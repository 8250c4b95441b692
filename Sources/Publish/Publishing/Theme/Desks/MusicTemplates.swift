import Pages
import Templating

/// The compiled templates of the pages of songs and music videos.
struct MusicTemplates: Sendable {
    private let list: Template<MusicPage>
    private let track: Template<TrackPage>

    init(_ set: inout TemplateSet) {
        list = set.compile("pages/music")
        track = set.compile("pages/track")
    }

    func render(_ model: MusicModel, into buffer: inout [UInt8]) {
        switch model {
        case .list(let page): list.render(page, into: &buffer)
        case .track(let page): track.render(page, into: &buffer)
        }
    }
}
