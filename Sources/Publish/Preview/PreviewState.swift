import Synchronization

/// Which build stands, and what went wrong with the newest one; shared by the server and those who build.
public final class PreviewState: Sendable {
    private let value = Mutex(Standing(version: 1, message: nil))

    /// What browsers are told.
    public struct Standing: Codable, Equatable, Sendable {
        /// Goes up with every build.
        public var version: Int
        /// Why the newest build failed; nil when it did not.
        public var message: String?
    }

    public init() {}

    public var standing: Standing { value.withLock { $0 } }

    /// A build has ended.
    public func publish(failure message: String?) {
        value.withLock {
            $0.version += 1
            $0.message = message
        }
    }
}
