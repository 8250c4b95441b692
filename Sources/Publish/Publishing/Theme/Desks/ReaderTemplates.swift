import Pages
import Templating

/// The compiled templates of the pages about the reader.
struct ReaderTemplates: Sendable {
    private let settings: Template<SettingsPage>
    private let saved: Template<SavedPage>
    private let offline: Template<OfflinePage>

    init(_ set: inout TemplateSet) {
        settings = set.compile("pages/settings")
        saved = set.compile("pages/saved")
        offline = set.compile("pages/offline")
    }

    func render(_ model: ReaderModel, into buffer: inout [UInt8]) {
        switch model {
        case .settings(let page): settings.render(page, into: &buffer)
        case .saved(let page): saved.render(page, into: &buffer)
        case .offline(let page): offline.render(page, into: &buffer)
        }
    }
}
