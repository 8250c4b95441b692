import Presentation

/// A page that is about the reader: what it shows is known to the browser alone.
public enum ReaderPage: String, CaseIterable, Sendable {
    case settings
    case saved
    case offline

    var route: Route {
        switch self {
        case .settings: .settings
        case .saved: .saved
        case .offline: .offline
        }
    }
}
