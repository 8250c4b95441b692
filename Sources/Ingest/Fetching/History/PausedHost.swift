public import Foundation

/// A server that asked to be left alone until a moment, for all that is fetched from it.
public struct PausedHost: Hashable, Codable, Sendable {
    public let scheme: String
    public let name: String
    public let port: UInt16
    public let until: Date

    public init(scheme: String, name: String, port: UInt16, until: Date) {
        self.scheme = scheme
        self.name = name
        self.port = port
        self.until = until
    }
}
