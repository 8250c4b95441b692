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
        /// What a person must know though the newest build went well.
        public var remarks: String?
    }

    public init() {}

    public var standing: Standing { value.withLock { $0 } }

    /// A build has ended.
    ///
    /// - Parameters:
    ///   - message: why it failed; nil when it did not.
    ///   - remarks: what to know of one that did not.
    public func publish(failure message: String?, remarks: String? = nil) {
        value.withLock {
            $0.version += 1
            $0.message = message
            $0.remarks = remarks
        }
    }
}
