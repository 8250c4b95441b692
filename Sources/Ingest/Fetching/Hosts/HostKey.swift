import Foundation
import WebURL

/// Whom politeness counts as one: scheme, name and port.
struct HostKey: Hashable, Sendable {
    let scheme: String
    let name: String
    let port: UInt16

    init(_ url: WebURL) {
        scheme = url.scheme
        name = url.host?.serialized ?? ""
        port = url.port ?? (url.scheme == "https" ? 443 : 80)
    }

    init(_ paused: PausedHost) {
        scheme = paused.scheme
        name = paused.name
        port = paused.port
    }

    func paused(until moment: Date) -> PausedHost {
        PausedHost(scheme: scheme, name: name, port: port, until: moment)
    }
}
