import Domain
import Presentation

extension PageComposer {
    /// A page about the reader.
    func reader(_ page: PlannedPage, _ kind: ReaderPage) -> ReaderModel {
        let place = place(page, route: kind.route, current: kind.route)
        return switch kind {
        case .settings:
            .settings(SettingsPage(map.preferences, at: place, context: context))
        case .saved: .saved(SavedPage(at: place, context: context))
        case .offline: .offline(OfflinePage(at: place, context: context))
        }
    }
}
